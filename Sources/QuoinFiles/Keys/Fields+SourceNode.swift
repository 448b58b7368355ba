import QuoinDeclarations

extension FieldWriter {
    /// Adds a value as documents and data have it, without its places.
    package mutating func add(_ node: SourceNode) {
        switch node {
        case .scalar(let scalar):
            add(scalar.style == .plain ? "plain" : "quoted")
            add(scalar.string)
        case .list(let list):
            add("list")
            add(number: Int64(list.items.count))
            for item in list.items { add(item) }
        case .mapping(let mapping):
            add("mapping")
            add(number: Int64(mapping.pairs.count))
            for (key, value) in mapping.pairs {
                add(key)
                add(value)
            }
        }
    }
}
