/// A value in the text of a document. The form that reads a scalar decides what its text means.
package enum SourceNode: Sendable {
    case scalar(Scalar)
    case list(List)
    case mapping(Mapping)

    package struct Scalar: Sendable {
        package var string: String
        package var style: Style
        package var place: SourcePlace

        package init(string: String, style: Style, place: SourcePlace) {
            (self.string, self.style, self.place) = (string, style, place)
        }
    }

    /// The style of a scalar.
    package enum Style: Hashable, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    package struct List: Sendable {
        package var items: [SourceNode]
        package var place: SourcePlace

        package init(items: [SourceNode], place: SourcePlace) {
            (self.items, self.place) = (items, place)
        }
    }

    package struct Mapping: Sendable {
        package var pairs: [(key: SourceNode, value: SourceNode)]
        package var place: SourcePlace

        package init(pairs: [(key: SourceNode, value: SourceNode)], place: SourcePlace) {
            (self.pairs, self.place) = (pairs, place)
        }
    }

    /// Where the value begins, with its anchor and tag.
    package var place: SourcePlace {
        switch self {
        case .scalar(let scalar): scalar.place
        case .list(let list): list.place
        case .mapping(let mapping): mapping.place
        }
    }

    /// Where the last value within the value begins, or the value itself if nothing is within.
    package var lastPlace: SourcePlace {
        switch self {
        case .scalar(let scalar): scalar.place
        case .list(let list): list.items.last?.lastPlace ?? list.place
        case .mapping(let mapping): mapping.pairs.last?.value.lastPlace ?? mapping.place
        }
    }

    /// The text of a scalar.
    package var string: String? {
        if case .scalar(let scalar) = self { scalar.string } else { nil }
    }

    /// The text of a scalar without quotes.
    package var plainText: String? {
        if case .scalar(let scalar) = self, scalar.style == .plain { scalar.string } else { nil }
    }

    /// The items of a list.
    package var items: [SourceNode]? {
        if case .list(let list) = self { list.items } else { nil }
    }

    package var mapping: Mapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }
}

extension SourceNode.Mapping {
    /// The value of a key. Setting the value of an absent key adds it.
    package subscript(key: String) -> SourceNode? {
        get { pairs.first { $0.key.string == key }?.value }
        set {
            let position = pairs.firstIndex { $0.key.string == key }
            switch (position, newValue) {
            case (let position?, let value?): pairs[position].value = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?):
                let key = SourceNode.scalar(SourceNode.Scalar(string: key, style: .plain, place: value.place))
                pairs.append((key, value))
            case (nil, nil): break
            }
        }
    }
}
