import Foundation
import QuoinValues

/// Checks values against the part of JSON Schema that the schema of documents is written in.
struct SchemaCheck: Sendable {
    private let root: PropertyValue
    private let expressions: [String: NSRegularExpression]

    init(_ root: PropertyValue) throws {
        self.root = root
        let patterns = root.all.flatMap { schema in
            [schema["pattern"]?.text].compactMap { $0 } + (schema["patternProperties"]?.fields ?? [:]).keys
        }
        expressions = try Dictionary(patterns.map { ($0, try NSRegularExpression(pattern: $0)) }) { first, _ in first }
    }

    static let keywords: Set<String> = [
        "$defs", "$ref", "$schema", "additionalProperties", "anyOf", "contains", "description", "enum",
        "exclusiveMinimum", "items",
        "default", "maxItems", "maximum", "minItems", "minimum", "not", "pattern", "patternProperties", "properties",
        "required", "title", "type", "x-unit",
    ]

    private static let nothing = SourceNode.scalar(
        SourceNode.Scalar(string: "null", style: .plain, place: SourcePlace(line: 1, column: 1)))

    func accepts(_ text: String) throws -> Bool {
        accepts(try SourceNode.parsing(text) ?? Self.nothing, root)
    }

    func accepts(_ node: SourceNode) -> Bool { accepts(node, root) }

    /// Whether a value is one that a part of the schema takes.
    func accepts(_ node: SourceNode, _ schema: PropertyValue) -> Bool {
        guard case .mapping(let keywords) = schema else { return schema == true }
        return keywords.allSatisfy { keyword, value in accepts(node, keyword, value) }
            && node.mapping?.pairs.allSatisfy { accepts($0.value, at: $0.key.string ?? "", schema) } ?? true
    }

    /// Whether a keyword takes a value. Keywords of mappings take all, because several of them count for one key.
    private func accepts(_ node: SourceNode, _ keyword: String, _ value: PropertyValue) -> Bool {
        switch keyword {
        case "$ref": accepts(node, definition(value))
        case "anyOf": value.items?.contains { accepts(node, $0) } == true
        case "not": !accepts(node, value)
        case "type": (value.text.map { [$0] } ?? (value.items ?? []).compactMap(\.text)).contains(where: node.has)
        case "enum": value.items?.contains { $0 == node.scalarValue } == true
        case "pattern": node.textValue.map { matches($0, value.text ?? "") } ?? true
        case "minimum": node.number.map { $0 >= value.double } ?? true
        case "maximum": node.number.map { $0 <= value.double } ?? true
        case "exclusiveMinimum": node.number.map { $0 > value.double } ?? true
        case "items": node.items?.allSatisfy { accepts($0, value) } ?? true
        case "contains": node.items?.contains { accepts($0, value) } ?? true
        case "minItems": node.items.map { Double($0.count) >= value.double } ?? true
        case "maxItems": node.items.map { Double($0.count) <= value.double } ?? true
        case "required":
            node.mapping.map { mapping in (value.items ?? []).allSatisfy { mapping[$0.text ?? ""] != nil } } ?? true
        default: true
        }
    }

    /// Whether a mapping may have a value at a key.
    private func accepts(_ node: SourceNode, at key: String, _ schema: PropertyValue) -> Bool {
        if let value = schema["properties"]?[key] { return accepts(node, value) }
        for (pattern, value) in schema["patternProperties"]?.fields ?? [:] where matches(key, pattern) {
            return accepts(node, value)
        }
        return schema["additionalProperties"].map { accepts(node, $0) } ?? true
    }

    /// What a reference refers to.
    func definition(_ reference: PropertyValue) -> PropertyValue {
        let name = reference.text?.split(separator: "/").last.map(String.init) ?? ""
        return root["$defs"]?[name] ?? false
    }

    /// Whether a number can stand there, alone, in a list, or behind keys that are numbers.
    func takesNumbers(_ schema: PropertyValue) -> Bool {
        if let reference = schema["$ref"] { return takesNumbers(definition(reference)) }
        let items = (schema["anyOf"]?.items ?? []) + [schema["items"]].compactMap { $0 }
        let parts = items + (schema["patternProperties"]?.fields ?? [:]).values
        return schema["type"] == "number" || parts.contains(where: takesNumbers)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return expressions[pattern]?.firstMatch(in: text, range: range) != nil
    }
}

extension PropertyValue {
    /// The schema with all that it consists of.
    var all: [PropertyValue] {
        let parts = ["$defs", "properties", "patternProperties"].flatMap { (self[$0]?.fields ?? [:]).values }
        let others = ["items", "additionalProperties"].compactMap { self[$0] }
        return [self] + (parts + others + (self["anyOf"]?.items ?? [])).flatMap(\.all)
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    fileprivate var double: Double {
        if case .number(let value) = self { value } else { .nan }
    }
}

// MARK: - YAML as JSON has it

extension SourceNode {
    /// What a scalar without quotes is.
    private var word: String? {
        if case .scalar(let scalar) = self, scalar.style == .plain { scalar.string } else { nil }
    }

    fileprivate var bool: Bool? { word.flatMap { Bool($0) } }

    fileprivate var isNull: Bool { ["", "~", "null"].contains(word) }

    fileprivate var number: Double? { word.flatMap { DocumentValue.number($0) } }

    fileprivate var textValue: String? { bool == nil && !isNull && number == nil ? string : nil }

    fileprivate var scalarValue: PropertyValue? { bool.map { .bool($0) } ?? textValue.map { .text($0) } }

    fileprivate func has(_ type: String) -> Bool {
        switch type {
        case "object": mapping != nil
        case "array": items != nil
        case "string": textValue != nil
        case "number": number != nil
        case "integer": number.map { $0 == $0.rounded() } ?? false
        case "boolean": bool != nil
        default: type == "null" && isNull
        }
    }
}
