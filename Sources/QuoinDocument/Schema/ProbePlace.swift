import QuoinLayout

/// A place of a document at which values are tried.
struct ProbePlace {
    let path: String
    /// The document with a value in the place.
    let document: (YAMLNode) -> YAMLNode
    /// The same place, each time beside another key than usual.
    var company: [ProbePlace] = []
    /// The reading function that the place stands for, once its value has been through those before it.
    var function: String?

    /// The whole of a document. What a document must have is there whatever is tried.
    static var root: ProbePlace {
        ProbePlace(path: "") { node in
            guard var mapping = node.mapping else { return node }
            for (key, value) in needed where mapping[key] == nil { mapping[key] = value }
            return .mapping(mapping)
        }
    }

    private static let needed: [(String, YAMLNode)] = [
        ("components", .probe([(YAMLNode.probeWord, .probe([("element", .emptyProbe)]))])),
        ("layout", .probe([("id", .probe(YAMLNode.probeWord))])),
    ]

    /// The value of a key, beside others.
    func key(_ key: String, beside others: [(String, YAMLNode)] = []) -> ProbePlace {
        ProbePlace(path: path.isEmpty ? key : "\(path).\(key)") { node in
            document(.probe(others.filter { $0.0 != key } + [(key, node)]))
        }
    }

    /// An item of a list of so many.
    func item(_ index: Int, of count: Int) -> ProbePlace {
        ProbePlace(path: "\(path)[\(index)]") { node in
            var items = Array(repeating: YAMLNode.probe("1"), count: count)
            items[index] = node
            return document(.probe(items))
        }
    }

    /// The same place as what a reading function makes of it.
    func read(as function: String) -> ProbePlace {
        var place = self
        place.function = function
        place.company = company.map { $0.read(as: function) }
        return place
    }
}

extension YAMLNode {
    /// A word that stands for any: a text, a name and a color, and as long as a font's tag.
    static let probeWord = "gray"

    static func probe(_ text: String) -> YAMLNode {
        .scalar(Scalar(string: text, style: .plain, place: .start))
    }

    static func probe(_ items: [YAMLNode]) -> YAMLNode {
        .list(List(items: items, place: .start))
    }

    static func probe(_ pairs: [(String, YAMLNode)]) -> YAMLNode {
        .mapping(Mapping(pairs: pairs.map { (probe($0.0), $0.1) }, place: .start))
    }

    /// Values of which most readers take one.
    static let probeSamples = [
        probe(probeWord), probe("1"), probe([probe("1"), probe("1")]), probe(Array(repeating: probe("1"), count: 4)),
        emptyProbe,
    ]

    static let emptyProbe = YAMLNode.mapping(Mapping(pairs: [], place: .start))
}

extension SourcePlace {
    fileprivate static let start = SourcePlace(line: 1, column: 1)
}
