import QuoinLayout

/// A value as YAML spells it. What a scalar's text means is for whoever reads it to say.
enum YAMLNode: Sendable {
    case scalar(Scalar)
    case list(List)
    case mapping(Mapping)

    struct Scalar: Sendable {
        var string: String
        var style: Style
        var place: SourcePlace
    }

    /// How a scalar is spelled.
    enum Style: Hashable, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    struct List: Sendable {
        var items: [YAMLNode]
        var place: SourcePlace
    }

    struct Mapping: Sendable {
        var pairs: [(key: YAMLNode, value: YAMLNode)]
        var place: SourcePlace
    }

    /// Where the value begins, with its anchor and tag.
    var place: SourcePlace {
        switch self {
        case .scalar(let scalar): scalar.place
        case .list(let list): list.place
        case .mapping(let mapping): mapping.place
        }
    }

    /// The text of a scalar.
    var string: String? {
        if case .scalar(let scalar) = self { scalar.string } else { nil }
    }

    /// The items of a list.
    var items: [YAMLNode]? {
        if case .list(let list) = self { list.items } else { nil }
    }

    var mapping: Mapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }
}

extension YAMLNode.Mapping {
    /// The value of a key; a key that is not there is added.
    subscript(key: String) -> YAMLNode? {
        get { pairs.first { $0.key.string == key }?.value }
        set {
            let position = pairs.firstIndex { $0.key.string == key }
            switch (position, newValue) {
            case (let position?, let value?): pairs[position].value = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?):
                let key = YAMLNode.scalar(YAMLNode.Scalar(string: key, style: .plain, place: value.place))
                pairs.append((key, value))
            case (nil, nil): break
            }
        }
    }
}
