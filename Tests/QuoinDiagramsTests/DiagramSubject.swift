import Quoin

/// A value whose properties diagrams explain, read off the value itself: a new property is one that needs a diagram.
struct DiagramSubject {
    /// Where its diagrams are.
    let folder: String
    let isNode: Bool
    /// Properties with the names of all their values.
    private(set) var enumerations: [(property: String, values: [String])] = []
    /// Properties that are distances, places or proportions.
    private(set) var measures: [String] = []

    init(_ kind: any LayoutKind) {
        let name = "\(type(of: kind))"
        let suffix = ["Layout", "Node"].first { name.hasSuffix($0) } ?? ""
        self.init(String(name.dropLast(suffix.count)), kind, isNode: type(of: kind).isNode)
    }

    /// - Parameter silent: properties that documents have no key for.
    init(_ folder: String, _ value: Any, isNode: Bool = false, except silent: Set<String> = []) {
        (self.folder, self.isNode) = (folder, isNode)
        for (label, value) in Mirror(reflecting: value).children {
            guard let label, !silent.contains(label) else { continue }
            if let values = valueNames(of: type(of: value)) {
                enumerations.append((Self.keys[label] ?? label, values))
            } else if value is Double || value is Point || value is EdgeInsets {
                measures.append(label)
            }
        }
    }

    /// The keys of documents that are not called as the property is.
    private static let keys = ["axes": "centering"]
}

/// The names of all values of a type in documents, if they can be counted.
private func valueNames(of type: Any.Type) -> [String]? {
    switch type {
    case let type as any DocumentedValues.Type: type.documentedValues
    case let type as any OptionalValue.Type: valueNames(of: type.wrapped)
    case let type as any CaseIterable.Type: names(of: type)
    default: nil
    }
}

private func names<Value: CaseIterable>(of type: Value.Type) -> [String]? {
    let names = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    return names.isEmpty ? nil : names
}

/// A type of countable values that is no enumeration of strings.
private protocol DocumentedValues {
    static var documentedValues: [String] { get }
}

extension Axis: DocumentedValues {
    static var documentedValues: [String] { ["horizontal", "vertical"] }
}

extension Bool: DocumentedValues {
    static var documentedValues: [String] { ["false", "true"] }
}

extension CenterLayout.Axes: DocumentedValues {
    static var documentedValues: [String] { ["none", "x", "y", "xy"] }
}

extension SizingOptions: DocumentedValues {
    static var documentedValues: [String] { ["default", "minimumWidth", "minimumHeight", "minimumSize"] }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
}
