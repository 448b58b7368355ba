/// An element, or a composition that makes one:
///
///     struct Card: LayoutElement {
///         var title: String
///
///         var element: some LayoutElement {
///             Column(spacing: 4) {
///                 Text(title).fontSize(20)
///                 Text("Portugal")
///             }
///             .inset(16)
///         }
///     }
///
/// Fluent methods are extensions of this protocol. Modifiers return a copy with one property changed and keep the element's kind.
/// Wrappers return a new element around it.
public protocol LayoutElement: Sendable {
    /// How the element is laid out.
    associatedtype Kind: LayoutKind = Body.Kind
    /// The type of ``element``.
    associatedtype Body: LayoutElement where Body.Kind == Kind

    /// The content of the composition: one element, or with `if` and `switch` one of several. If none is chosen, it
    /// takes no space.
    @ElementBuilder.SingleElement var element: Body { get }

    /// The element that remains when all compositions around it are resolved. It is moved if nobody else uses it.
    consuming func _resolved() -> Element<Kind>
}

extension LayoutElement {
    @inlinable
    public consuming func _resolved() -> Element<Kind> { element._resolved() }

    /// The element with its kind erased, for containers.
    @inlinable
    public var erased: AnyElement { erasingKind() }

    /// The element with its kind erased, moved if nobody else uses it.
    @inlinable
    consuming func erasingKind() -> AnyElement { _resolved().erasingKind() }

    /// A copy with a change.
    @inlinable
    public consuming func modified(_ change: (inout Element<Kind>) -> Void) -> Element<Kind> {
        var copy = _resolved()
        change(&copy)
        return copy
    }

    /// A copy with a change of the style.
    @inlinable
    public consuming func styled(_ change: (inout ElementStyle) -> Void) -> Element<Kind> {
        modified { change(&$0.style) }
    }

    /// A copy with an id, its name in messages, inspection, diagrams and rules.
    @inlinable
    public consuming func id(_ id: String) -> Element<Kind> {
        modified { $0.id = id }
    }
}

extension LayoutElement where Body == AnyElement {
    @available(
        *, unavailable,
        message: "a composition has 'var element: some LayoutElement', whose block chooses with if and switch"
    )
    public var element: AnyElement { Element(EmptyLayout()).erased }
}

extension LayoutElement {
    /// A copy with these children.
    @inlinable
    public consuming func children(_ children: [any LayoutElement]) -> Element<Kind> {
        modified { $0.children = children.map { $0.erased } }
    }

    /// A copy with these children.
    @inlinable
    public consuming func children(@ElementBuilder _ children: () -> [AnyElement]) -> Element<Kind> {
        modified { $0.children = children() }
    }

    /// A copy that is part of a composition.
    package func composed(of composition: Composition) -> Element<Kind> {
        modified { $0.composition = composition }
    }
}
