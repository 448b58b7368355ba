import QuoinScene

extension ParagraphStyle {
    /// Whether the lines for one available size are also those for another.
    ///
    /// A size between that of the lines and the one they were made for gives the same lines, because each already has as
    /// many words as fit. Exceptions are lines that depend on the width that is left over.
    ///
    /// - Parameters:
    ///   - size: that of the lines, in points.
    ///   - available: the size that the lines were made for.
    package func keepsLines(of size: Size, isTruncated: Bool, madeFor available: Size, in other: Size) -> Bool {
        if available == other { return true }
        let isTight = exclusions.isEmpty && !(isTruncated && truncation == .middle)
        return isTight && other.width <= available.width && other.height <= available.height
            && size.width <= other.width + TextBlockLayout.tolerance
            && size.height <= other.height + TextBlockLayout.tolerance
    }
}
