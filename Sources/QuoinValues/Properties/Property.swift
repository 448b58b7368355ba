/// The declaration of a property: its key, its Swift property, how its values are written, and what a change can affect.
///
/// Documents are read by declarations, and the schema, records and explanations are made from them.
public struct Property<Root: Sendable>: Sendable {
    /// The key in documents.
    package let key: String
    /// One sentence in plain English, with the unit if there is one.
    package let summary: String
    /// What a change of the value can affect.
    package let effect: PropertyEffect
    /// The property's names in CSS, SwiftUI or Texture.
    package let synonyms: [String]
    private let makeShape: @Sendable () -> ValueShape
    /// Keys that set the same property. A document with this key and one of them is wrong.
    package let conflicts: [String]
    package let isRequired: Bool
    /// Whether the key sets other properties, which are recorded in its place.
    package let isShorthand: Bool
    /// Reads a value; `false`, with a report, if it is wrong.
    package let read: @Sendable (DocumentValue, inout Root) -> Bool
    /// The value as documents write it; `nil` if it is absent, or the same as in the second root.
    package private(set) var write: @Sendable (Root, Root?) -> PropertyValue?
    /// Sets the value to that of another root.
    package let copy: @Sendable (_ source: Root, _ target: inout Root) -> Void
    /// How far the property paints outside the bounds, in points.
    package let reach: @Sendable (Root) -> Double
    private var describePath: @Sendable () -> String?
    /// The value without the key, where that of the root is none: `nil` if it is that of the root.
    package private(set) var usual: PropertyValue?
}

extension Property {
    package var shape: ValueShape { makeShape() }

    /// The Swift property with its type: `Paint.opacity`; `nil` if there is none.
    package var swiftName: String? { describePath() }

    /// The property with another Swift name than that of its key path. A shorthand has none, nor has the key path of a
    /// computed property.
    ///
    /// - Parameter swiftName: `nil` if it has no name that users have.
    package func named(_ swiftName: @autoclosure @escaping @Sendable () -> String?) -> Property {
        var copy = self
        copy.describePath = swiftName
        return copy
    }

    /// The property with the value that is meant without the key, where that of the root is none.
    package func usually(_ value: PropertyValue) -> Property {
        var copy = self
        copy.usual = value
        return copy
    }

    /// The property, whose default is written, too, because records name what it does.
    ///
    /// - Parameter isNamed: whether the default is written; by default always.
    package func writtenByDefault(where isNamed: @escaping @Sendable (Root) -> Bool = { _ in true }) -> Property {
        let write = write
        var copy = self
        copy.write = { write($0, isNamed($0) ? nil : $1) }
        return copy
    }

    /// The name of the type with those around it: `ParagraphStyle.TabStop`.
    package static var rootName: String {
        String(reflecting: Root.self).split(separator: ".").dropFirst().joined(separator: ".")
    }

    /// A property that always has a value.
    ///
    /// Key path and form are made only when the property is read or written, because most documents use few properties.
    ///
    /// - Parameters:
    ///   - key: the name in documents, records and explanations.
    ///   - path: the Swift property.
    ///   - form: how values are written.
    ///   - effect: what a change of the value can affect.
    ///   - synonyms: the property's names elsewhere, for which a document gets the key as a suggestion.
    ///   - conflicts: keys that set the same.
    ///   - isRequired: whether a document must have the key.
    ///   - reach: how far the property paints outside the bounds, in points.
    ///   - summary: one sentence in plain English, with the unit if there is one.
    public init<Value: Equatable>(
        _ key: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value> & Sendable,
        _ form: @autoclosure @escaping @Sendable () -> Codec<Value>, _ effect: PropertyEffect,
        also synonyms: [String] = [], conflicts: [String] = [], isRequired: Bool = false,
        reach: @escaping @Sendable (Value) -> Double = { _ in 0 }, _ summary: String
    ) {
        self.init(
            key: key, path: path, shape: { form().shape }, read: { form().read($0) },
            write: { $0 == $1 ? nil : form().write($0) }, reach: reach, effect: effect, synonyms: synonyms,
            conflicts: conflicts, isRequired: isRequired, summary: summary)
    }

    /// A property that may be `nil`.
    public init<Value: Equatable>(
        _ key: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value?> & Sendable,
        _ form: @autoclosure @escaping @Sendable () -> Codec<Value>, _ effect: PropertyEffect,
        also synonyms: [String] = [], conflicts: [String] = [], isRequired: Bool = false,
        reach: @escaping @Sendable (Value) -> Double = { _ in 0 }, _ summary: String
    ) {
        self.init(
            key: key, path: path, shape: { form().shape }, read: { form().read($0).map(Optional.some) },
            write: { $0 == $1 ? nil : $0.map(form().write) }, reach: { $0.map(reach) ?? 0 }, effect: effect,
            synonyms: synonyms, conflicts: conflicts, isRequired: isRequired, summary: summary)
    }

    /// A property whose values are compared as documents write them.
    package init<Value>(
        written key: String,
        _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value> & Sendable,
        _ form: @autoclosure @escaping @Sendable () -> Codec<Value>, _ effect: PropertyEffect,
        also synonyms: [String] = [], isRequired: Bool = false, _ summary: String
    ) {
        self.init(
            key: key, path: path, shape: { form().shape }, read: { form().read($0) },
            write: { value, base in
                let (form, written) = (form(), form().write(value))
                return base.map(form.write) == written ? nil : written
            }, reach: { _ in 0 }, effect: effect, synonyms: synonyms, conflicts: [], isRequired: isRequired,
            summary: summary)
    }

    private init<Value>(
        key: String, path: @escaping @Sendable () -> any WritableKeyPath<Root, Value> & Sendable,
        shape: @escaping @Sendable () -> ValueShape, read: @escaping @Sendable (DocumentValue) -> Value?,
        write: @escaping @Sendable (Value, Value?) -> PropertyValue?, reach: @escaping @Sendable (Value) -> Double,
        effect: PropertyEffect, synonyms: [String], conflicts: [String], isRequired: Bool, summary: String
    ) {
        self.init(
            key: key, summary: summary, effect: effect, synonyms: synonyms, makeShape: shape, conflicts: conflicts,
            isRequired: isRequired, isShorthand: false,
            read: { value, root in
                guard let value = read(value) else { return false }
                root[keyPath: path()] = value
                return true
            },
            write: { root, base in
                let path = path()
                return write(root[keyPath: path], base?[keyPath: path])
            },
            copy: { source, target in
                let path = path()
                target[keyPath: path] = source[keyPath: path]
            }, reach: { reach($0[keyPath: path()]) }, describePath: { Self.name(of: path()) })
    }

    /// The type with those around it, and the text of the key path after its own type; `nil` for a computed property, whose
    /// text has no name.
    private static func name(of path: AnyKeyPath) -> String? {
        let text = "\(path)"
        guard text.hasPrefix("\\"), !text.contains("<") else { return nil }
        return rootName + text.drop { $0 != "." }
    }

    /// A key that sets other properties, which are recorded in its place.
    package static func shorthand<Value>(
        _ key: String, _ form: @autoclosure @escaping @Sendable () -> Codec<Value>, conflicts: [String] = [],
        also synonyms: [String] = [], _ summary: String, set: @escaping @Sendable (inout Root, Value) -> Void
    ) -> Property {
        Property(
            key: key, summary: summary, effect: [], synonyms: synonyms, makeShape: { form().shape },
            conflicts: conflicts,
            isRequired: false, isShorthand: true,
            read: { value, root in
                guard let value = form().read(value) else { return false }
                set(&root, value)
                return true
            }, write: { _, _ in nil }, copy: { _, _ in }, reach: { _ in 0 }, describePath: { nil })
    }

    /// The same property of a value that contains the root.
    ///
    /// - Parameter effect: what a change can affect there; `nil` for the same.
    package func within<Outer>(
        _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Outer, Root> & Sendable,
        _ effect: PropertyEffect? = nil
    ) -> Property<Outer> {
        let (read, write, copy, reach, describePath) = (read, write, copy, reach, describePath)
        var outer = Property<Outer>(
            key: key, summary: summary, effect: effect ?? self.effect, synonyms: synonyms, makeShape: makeShape,
            conflicts: conflicts, isRequired: isRequired, isShorthand: isShorthand,
            read: { read($0, &$1[keyPath: path()]) },
            write: { write($0[keyPath: path()], $1?[keyPath: path()]) },
            copy: { copy($0[keyPath: path()], &$1[keyPath: path()]) }, reach: { reach($0[keyPath: path()]) },
            describePath: describePath)
        outer.usual = usual
        return outer
    }
}

/// What a change of a property can affect.
public struct PropertyEffect: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the element itself.
    public static let size = PropertyEffect(rawValue: 1)
    /// The positions and sizes of the element and its siblings, because the parent reads the property.
    public static let parentLayout = PropertyEffect(rawValue: 2)
    /// The positions and sizes of what the element contains.
    public static let contentLayout = PropertyEffect(rawValue: 4)
    /// The pixels of the element itself.
    public static let pixels = PropertyEffect(rawValue: 8)
    /// The pixels of the element and its content.
    public static let contentPixels = PropertyEffect(rawValue: 16)

    /// Only horizontally.
    public static let horizontal = PropertyEffect(rawValue: 32)
    /// Only vertically.
    public static let vertical = PropertyEffect(rawValue: 64)
    /// Only along the main axis of the stack.
    public static let mainAxis = PropertyEffect(rawValue: 128)
    /// Only along the cross axis of the stack.
    public static let crossAxis = PropertyEffect(rawValue: 256)

    /// Anything that moves or resizes elements.
    package static let layout: PropertyEffect = [.size, .parentLayout, .contentLayout]
    /// The effect of a property that does not declare one.
    package static let anything: PropertyEffect = [.size, .parentLayout, .contentLayout, .pixels, .contentPixels]
}

extension PropertyEffect: Codable {}
