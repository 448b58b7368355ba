/// A layout kind with a style and children. It is a value, and layout does not change it.
public struct Element<Kind: LayoutKind>: LayoutElement {
    // The order of the properties keeps those together that a tree reads first.

    /// How the element is laid out.
    public var kind: Kind
    /// The children in the order in which they are painted.
    public var children: [AnyElement]
    /// The element's size, and the properties that its parent reads.
    public var style: ElementStyle
    @usableFromInline var swiftLine = SwiftPlace.Line()
    @usableFromInline var swiftFile: SwiftPlace.File?
    @usableFromInline var notes: ElementNotes?

    /// An element with the style ``LayoutKind/defaultStyle``.
    ///
    /// - Parameter children: in the order in which they are painted. A leaf has none.
    @inlinable
    public init(_ kind: Kind, children: [AnyElement] = []) {
        self.kind = kind
        style = Kind.defaultStyle
        self.children = children
    }

    /// - Parameter children: listed in the order in which they are painted.
    @inlinable
    public init(_ kind: Kind, @ElementBuilder children: () -> [AnyElement]) {
        self.init(kind, children: children())
    }

    /// The element's place in a block of Swift; `nil` if it comes from a document.
    @inlinable package var swiftPlace: SwiftPlace? {
        get { swiftFile.map { SwiftPlace($0, swiftLine) } }
        set { (swiftFile, swiftLine) = (newValue?.file, newValue?.lineAndView ?? SwiftPlace.Line()) }
    }

    /// The element itself.
    @inlinable
    public var element: Element<Kind> { self }

    @inlinable
    public consuming func _resolved() -> Element<Kind> { self }

    /// The same element with another kind.
    @inlinable
    public consuming func replacingKind<Other: LayoutKind>(with other: Other) -> Element<Other> {
        Element<Other>(other, replacingKindOf: self)
    }

    /// The same element with its kind erased. Its other values are moved, not copied.
    @inlinable
    consuming func erasingKind() -> AnyElement {
        AnyElement(AnyLayoutKind(erasing: kind), replacingKindOf: self)
    }

    @inlinable
    init<Other: LayoutKind>(_ kind: Kind, replacingKindOf other: consuming Element<Other>) {
        self.kind = kind
        (children, style, notes) = (other.children, other.style, other.notes)
        (swiftLine, swiftFile) = (other.swiftLine, other.swiftFile)
    }
}

// MARK: - Any kind

/// An element of any kind.
public typealias AnyElement = Element<AnyLayoutKind>

extension AnyElement {
    /// The element itself.
    @inlinable
    public var erased: AnyElement { self }
}

/// What few elements of a block of Swift have: a name, values for the parent, and another place that they come from. It is one
/// reference, so that the other elements are small.
///
/// The compiler cannot check that it is sendable. It is changed only where one element has it.
@usableFromInline
final class ElementNotes: @unchecked Sendable {
    fileprivate var content: Content

    fileprivate struct Content {
        var id: String?
        var values: ElementValues?
        var source: SourcePlace?
        var documentPath: DocumentPath?
        var composition: Composition?
    }

    fileprivate init(_ content: Content) { self.content = content }
}

extension Element {
    /// The element's name in messages, inspection, diagrams and rules.
    public var id: String? {
        get { notes?.content.id }
        set { note { $0.id = newValue } }
    }

    /// Your own values for the parent.
    package var values: ElementValues? {
        get { notes?.content.values }
        set { note { $0.values = newValue } }
    }

    /// The element's place in its document; `nil` if it comes from Swift.
    package var source: SourcePlace? {
        get { notes?.content.source }
        set { note { $0.source = newValue } }
    }

    /// The element's path in its document; `nil` if it comes from Swift.
    package var documentPath: DocumentPath? {
        get { notes?.content.documentPath }
        set { note { $0.documentPath = newValue } }
    }

    /// The composition that the author wrote, if the element was made from one.
    package var composition: Composition? {
        get { notes?.content.composition }
        set { note { $0.composition = newValue } }
    }

    private mutating func note(_ change: (inout ElementNotes.Content) -> Void) {
        var content = notes?.content ?? ElementNotes.Content()
        change(&content)
        if isKnownUniquelyReferenced(&notes) { notes?.content = content } else { notes = ElementNotes(content) }
    }

    /// Gives its style, its names and its values for the parent to an element around it. It keeps its composition.
    package mutating func move(to outer: inout Element<some LayoutKind>) {
        (outer.style, outer.swiftPlace, outer.notes) = (style, swiftPlace, notes)
        (style, swiftPlace, notes) = (ElementStyle(), nil, nil)
        guard let composition = outer.composition else { return }
        outer.note { $0.composition = nil }
        note { $0.composition = composition }
    }
}

extension ElementStyle {
    /// A value of your own that an element has for its parent, like Texture's layout element extensions.
    ///
    /// A key is a type that gives the value's type and the value of elements that set none:
    ///
    ///     enum GridColumn: ElementStyle.Key {
    ///         static let initial = 0
    ///     }
    ///
    /// Elements set it with `.value(GridColumn.self, 2)`, and the kind of the parent reads `child[GridColumn.self]`.
    public protocol Key {
        associatedtype Value: Sendable

        /// The value of elements that set none.
        static var initial: Value { get }
    }
}

/// The values of an element. For most elements they are `nil`, which needs no memory.
@usableFromInline
package struct ElementValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    package init() {}

    package subscript<Key: ElementStyle.Key>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.initial }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension LayoutScope.Child {
    /// A value of your own that the child has for its parent.
    public subscript<Key: ElementStyle.Key>(key: Key.Type) -> Key.Value {
        pass.nodes[index].element.values?[key] ?? key.initial
    }
}

extension LayoutElement {
    /// A copy with a value of your own for its parent.
    public func value<Key: ElementStyle.Key>(_ key: Key.Type, _ value: Key.Value) -> Element<Kind> {
        modified {
            var values = $0.values ?? ElementValues()
            values[key] = value
            $0.values = values
        }
    }
}
