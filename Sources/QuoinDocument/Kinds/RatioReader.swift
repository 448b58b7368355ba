import QuoinLayout

/// `ratio`: `{ratio, child}`; in a `with:` list the ratio alone, height divided by width.
enum RatioReader: WrapperReader {
    static let key = "ratio"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let ratio = mapping.required("ratio")?.ratio()
        guard let child = mapping.child(), let ratio else { return nil }
        return child.ratio(ratio).erased
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.ratio().map { child.ratio($0).erased }
    }
}

extension DocumentValue {
    fileprivate func ratio() -> Double? {
        let expected = "a ratio above 0: height divided by width"
        guard let ratio = number(0...1e6, expected) else { return nil }
        return ratio > 0 ? ratio : mismatch(expected)
    }
}
