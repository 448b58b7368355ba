import QuoinLayout

extension ValueForm where Value == [String: Double] {
    /// Places on the axes of a variable font: `{opsz: 32}`.
    static var axes: ValueForm {
        let bounds = -32_768.0...32_767
        return ValueForm(
            .mapping { MappingShape([], others: .allowed(.number(bounds))) },
            read: { $0.tagged("axis") { $0.number(bounds) } }, write: { .mapping($0.mapValues { .number($0) }) })
    }
}

extension ValueForm where Value == [String: Int] {
    /// OpenType features: a list of those that are on, or a mapping of numbers, `true` and `false`.
    static var features: ValueForm {
        let value = ValueShape.bool + ValueShape([.integer(0...65_535)])
        return ValueForm(
            .list(.text) + .mapping { MappingShape([], others: .allowed(value)) }, read: { $0.features() },
            write: { features in
                features.values.allSatisfy { $0 == 1 }
                    ? .list(features.keys.sorted().map { .text($0) })
                    : .mapping(features.mapValues { .number(Double($0)) })
            })
    }
}

extension DocumentValue {
    fileprivate func features() -> [String: Int]? {
        guard isList else { return tagged("feature") { $0.featureValue() } }
        var features: [String: Int] = [:]
        for value in list() ?? [] {
            guard let tag = value.string(), value.isTag(tag, of: "feature") else { continue }
            features[tag] = 1
        }
        return features
    }

    private func featureValue() -> Int? {
        if let text = node.string, Self.number(text) != nil { return integer(0...65_535) }
        return bool().map { $0 ? 1 : 0 }
    }

    fileprivate func tagged<Value>(_ noun: String, _ read: (DocumentValue) -> Value?) -> [String: Value]? {
        guard let mapping = mapping() else { return nil }
        var values: [String: Value] = [:]
        for (tag, value) in mapping.all() where value.isTag(tag, of: noun) { values[tag] = read(value) }
        return values
    }

    /// Whether a word is a font's tag, which is reported if it is not.
    private func isTag(_ tag: String, of noun: String) -> Bool {
        let isTag =
            tag.utf8.count == 4
            && tag.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        if !isTag { report("\"\(tag)\" is no font \(noun), which has four letters or digits") }
        return isTag
    }
}
