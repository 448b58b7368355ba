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
