import QuoinLayout

extension TextContent {
    /// The text with all its lengths multiplied; areas that it flows around stay.
    public func scaled(by factor: Double) -> TextContent {
        var copy = self
        for index in copy.spans.indices { copy.spans[index].style.scale(by: factor) }
        copy.paragraph.scale(by: factor)
        return copy
    }
}

extension TextStyle {
    fileprivate mutating func scale(by factor: Double) {
        size *= factor
        letterSpacing *= factor
        baselineOffset *= factor
        underline?.scale(by: factor)
        strikethrough?.scale(by: factor)
        stroke?.width *= factor
        for index in shadows.indices {
            shadows[index].radius *= factor
            shadows[index].offset = Point(shadows[index].offset.x * factor, shadows[index].offset.y * factor)
        }
    }
}

extension TextDecoration {
    fileprivate mutating func scale(by factor: Double) {
        thickness = thickness.map { $0 * factor }
    }
}

extension ParagraphStyle {
    fileprivate mutating func scale(by factor: Double) {
        firstLineIndent *= factor
        paragraphSpacing *= factor
        lineSpacing *= factor
        minimumLineHeight *= factor
        maximumLineHeight *= factor
        ellipsis.style?.scale(by: factor)
        if case .points(let height) = lineHeight { lineHeight = .points(height * factor) }
    }
}
