import QuoinScene

extension DocumentValue {
    /// Places on the axes of a variable font: `{opsz: 32}`.
    func axes() -> [String: Double]? {
        isRead()
        return tagged("axis") { $0.number(-32_768...32_767) }
    }

    /// OpenType features: a list of those that are on, or a mapping of numbers, `true` and `false`.
    func features() -> [String: Int]? {
        isRead()
        guard isList else { return tagged("feature") { $0.featureValue() } }
        var features: [String: Int] = [:]
        for value in list() ?? [] {
            guard let tag = value.string(), value.isTag(tag, of: "feature") else { continue }
            features[tag] = 1
        }
        return features
    }

    private func featureValue() -> Int? {
        if case .scalar(let scalar) = node, Self.number(scalar.string) != nil { return integer(0...65_535) }
        return bool().map { $0 ? 1 : 0 }
    }

    private func tagged<Value>(_ noun: String, _ read: (DocumentValue) -> Value?) -> [String: Value]? {
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
