extension ExtentRange {
    /// The range that a text stands for, in points: `300` exactly, `0...300`, `150...inf`, or `auto` for no bound.
    public init?(parsing text: String) {
        if text == "auto" {
            self = .unconstrained
        } else if let extent = DocumentValue.number(text) {
            guard extent >= 0 else { return nil }
            self.init(exactly: extent)
        } else {
            guard let dots = text.firstRange(of: "..."),
                let lower = DocumentValue.number(text[..<dots.lowerBound].withoutSpaces),
                let upper = Self.bound(text[dots.upperBound...].withoutSpaces), lower >= 0, lower <= upper
            else { return nil }
            self.init(lower, upper)
        }
    }

    private static func bound(_ text: String) -> Double? {
        ["inf", ".inf"].contains(text) ? .infinity : DocumentValue.number(text)
    }
}

extension Substring {
    fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
