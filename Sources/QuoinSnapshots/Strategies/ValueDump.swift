import QuoinPlatform

/// A value with its own text for ``Snapshotting/dump``.
public protocol SnapshotTextConvertible {
    /// The text. It must be the same in every run.
    var snapshotText: String { get }
}

/// Any value as text: a line for itself, and lines for its children.
enum ValueDump {
    static func text(of value: Any) -> String {
        lines(of: value, name: nil, depth: 0).joined(separator: "\n")
    }

    private static func lines(of value: Any, name: String?, depth: Int) -> [String] {
        // A child that refers to its parent would never end.
        guard depth < 64 else { return [line("…", name: name, depth: depth, hasChildren: false)] }
        if let text = ownText(of: value) { return [line(text, name: name, depth: depth, hasChildren: false)] }
        let mirror = Mirror(reflecting: value)
        let children = children(of: mirror, depth: depth + 1)
        let title = title(of: value, mirror, isEmpty: children.isEmpty)
        return [line(title, name: name, depth: depth, hasChildren: !children.isEmpty)] + children.flatMap(\.self)
    }

    private static func line(_ text: String, name: String?, depth: Int, hasChildren: Bool) -> String {
        String(repeating: "  ", count: depth) + (hasChildren ? "▿ " : "- ") + (name.map { "\($0): " } ?? "") + text
    }

    /// The text of a value that is shown without its properties.
    private static func ownText(of value: Any) -> String? {
        switch value {
        case let value as any SnapshotTextConvertible: value.snapshotText
        case let value as String: value.debugDescription
        case let value as Substring: value.debugDescription
        case let value as Character: value.debugDescription
        case let value as Data: "\(value.count) bytes " + value.base64EncodedString().debugDescription
        case let value as Date: value.ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        case let value as URL: value.absoluteString
        case let value as UUID: value.uuidString
        case let value as any BinaryInteger: "\(value)"
        case let value as any BinaryFloatingPoint: "\(value)"
        case let value as Bool: "\(value)"
        default: nil
        }
    }

    private static func title(of value: Any, _ mirror: Mirror, isEmpty: Bool) -> String {
        let type = "\(mirror.subjectType)"
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            let name =
                mirror.displayStyle == .dictionary
                ? "key/value pair" : mirror.displayStyle == .set ? "member" : "element"
            return mirror.children.count == 1 ? "1 \(name)" : "\(mirror.children.count) \(name)s"
        case .enum:
            return "\(type)." + (mirror.children.first?.label ?? "\(value)")
        case .optional where isEmpty: return "nil"
        case .tuple: return "(\(mirror.children.count) elements)"
        case .class, .struct, .optional: return type
        case nil: return isEmpty ? String(describing: value) : type
        default: return type
        }
    }

    private static func children(of mirror: Mirror, depth: Int) -> [[String]] {
        var children = inherited(by: mirror) + mirror.children.map { $0 }
        if mirror.displayStyle == .enum, let only = children.first {
            // The label is the name of the case.
            children =
                Mirror(reflecting: only.value).displayStyle == .tuple
                ? Mirror(reflecting: only.value).children.map { $0 } : [(label: nil, value: only.value)]
        }
        let texts = children.map { child in
            lines(of: child.value, name: label(child.label, of: mirror), depth: depth)
        }
        let hasOrder = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
        return hasOrder ? texts : texts.sorted { $0.joined(separator: "\n") < $1.joined(separator: "\n") }
    }

    private static func inherited(by mirror: Mirror) -> [Mirror.Child] {
        guard let parent = mirror.superclassMirror else { return [] }
        return inherited(by: parent) + parent.children.map { $0 }
    }

    private static func label(_ label: String?, of mirror: Mirror) -> String? {
        switch mirror.displayStyle {
        case .collection, .set, .dictionary, .optional: nil
        default: label
        }
    }
}
