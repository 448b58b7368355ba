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

    /// The element that remains when all compositions around it are resolved.
    var _element: Element<Kind> { get }
}

extension LayoutElement {
    @inlinable
    public var _element: Element<Kind> { element._element }

    /// The element with its kind erased, for containers.
    @inlinable
    public var erased: AnyElement { _element.erasingKind() }

    /// A copy with a change.
    @inlinable
    public consuming func modified(_ change: (inout Element<Kind>) -> Void) -> Element<Kind> {
        var copy = _element
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
    public func id(_ id: String) -> Element<Kind> {
        modified { $0.id = id }
    }
}

extension LayoutElement {
    /// A copy with these children.
    @inlinable
    public func children(_ children: [any LayoutElement]) -> Element<Kind> {
        modified { $0.children = children.map { $0.erased } }
    }

    /// A copy with these children.
    @inlinable
    public func children(@ElementBuilder _ children: () -> [AnyElement]) -> Element<Kind> {
        modified { $0.children = children() }
    }
}

extension LayoutElement {
    /// A copy that is part of a composition.
    package func composed(of composition: Composition) -> Element<Kind> {
        modified { $0.composition = composition }
    }
}
