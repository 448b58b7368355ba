import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// One shadow, or a list of them, the first uppermost.
    func shadows() -> [Shadow]? {
        isRead()
        if isList { return list()?.compactMap { $0.shadow() } }
        return shadow().map { [$0] }
    }

    /// `{color, radius, offset, spread, inset, of}`.
    private func shadow() -> Shadow? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var shadow = Shadow()
        if let value = mapping["color"]?.color() { shadow.color = value }
        if let value = mapping["radius"]?.number(0...1_000) { shadow.radius = value }
        if let value = mapping["offset"]?.point() { shadow.offset = value }
        if let value = mapping["spread"]?.number(-1e6...1e6) { shadow.spread = value }
        shadow.kind = mapping.shadowKind()
        return shadow
    }
}

extension DocumentMapping {
    /// What `of` and `inset` say: the form outward or inward, or all that is painted.
    fileprivate func shadowKind() -> Shadow.Kind {
        let isOfContent = self["of"]?.choice([("shape", false), ("content", true)]) ?? false
        let isInner = self["inset"]?.bool() ?? false
        guard isOfContent else { return isInner ? .inner : .outer }
        if isInner { report("a shadow of the content falls outward only", at: "inset") }
        if contains("spread") { report("a shadow of the content has no spread", at: "spread") }
        return .content
    }
}
