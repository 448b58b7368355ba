import QuoinLayout

extension Subject {
    /// What was asked for and, where it is something else, what came of it.
    ///
    /// - Parameters:
    ///   - wish: in points of the layout; may be infinite.
    ///   - length: in points of the figure.
    func text(of wish: Double, as length: Double) -> String {
        let result = length / zoom
        guard abs(wish - result) > 0.5 / layout.grid.scale + 0.001 else { return numberText(wish) }
        return "\(wish.isInfinite ? "∞" : numberText(wish)) → \(numberText(result))"
    }

    /// What a length of the figure is in the layout.
    func text(ofLength length: Double) -> String { numberText(length / zoom) }
}

/// A number with at most two digits after the point.
func numberText(_ value: Double) -> String {
    let text = shortDescription((value * 100).rounded() / 100)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}
