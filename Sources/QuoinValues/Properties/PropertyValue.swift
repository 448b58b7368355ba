/// A property's value as documents write it. Records contain it, and explanations show it.
public indirect enum PropertyValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// In the unit of documents; may be infinite.
    case number(Double)
    /// A word, a color, a percentage, or any other text.
    case text(String)
    case list([PropertyValue])
    case mapping([String: PropertyValue])
    /// The content of a file, for which a record has its name and a digest.
    case content(Content)

    /// The value of a key of a mapping.
    public subscript(key: String) -> PropertyValue? {
        if case .mapping(let values) = self { values[key] } else { nil }
    }

    /// The items of a list.
    package var items: [PropertyValue]? {
        if case .list(let items) = self { items } else { nil }
    }

    /// The values of a mapping by key.
    package var fields: [String: PropertyValue]? {
        if case .mapping(let values) = self { values } else { nil }
    }

    /// A mapping without the keys that have no value.
    package static func mapping(of fields: [(String, PropertyValue?)]) -> PropertyValue {
        .mapping(Dictionary(fields.compactMap { name, value in value.map { (name, $0) } }) { first, _ in first })
    }
}

extension PropertyValue {
    /// The content of a file that a property refers to.
    public enum Content: Hashable, Sendable {
        /// A path. With a folder, the file is read only if it is below that folder.
        case file(String, below: String? = nil)
        case bytes([UInt8])
        /// The file's name, if it has one, and a digest of its content.
        case recorded(name: String?, digest: String)
    }
}

extension PropertyValue.Content: CustomStringConvertible {
    public var description: String {
        switch self {
        case .file(let path, _): path.split(separator: "/").last.map(String.init) ?? path
        case .bytes: "data"
        case .recorded(let name, let digest): name ?? "data \(digest.prefix(8))"
        }
    }
}

extension PropertyValue: CustomStringConvertible {
    /// The value on one line: `8`, `#FFF`, `[1, 20, 3, 4]`, `{rotate: 20}`.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): shortDescription(value)
        case .text(let text): text
        case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
        case .mapping(let values):
            "{" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        case .content(let content): "\(content)"
        }
    }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension PropertyValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral items: PropertyValue...) { self = .list(items) }
    public init(dictionaryLiteral fields: (String, PropertyValue)...) {
        self = .mapping(Dictionary(fields) { first, _ in first })
    }
}

extension PropertyValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension PropertyValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            // JSON has no infinity.
            self = value == "inf" ? .number(.infinity) : .text(value)
        } else if let value = try? container.decode([PropertyValue].self) {
            self = .list(value)
        } else {
            let values = try container.decode([String: PropertyValue].self)
            if case .text(let digest)? = values["digest"] {
                self = .content(.recorded(name: values["file"]?.description, digest: digest))
            } else {
                self = .mapping(values)
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value) where value.isInfinite: try container.encode("inf")
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .mapping(let value): try container.encode(value)
        case .content(.recorded(let name, let digest)):
            try container.encode(["digest": digest].merging(name.map { ["file": $0] } ?? [:]) { first, _ in first })
        case .content(let content): try container.encode("\(content)")
        }
    }
}
