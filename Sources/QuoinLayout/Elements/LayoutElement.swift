/// Something that can stand in a layout: an element, or a composition that makes one.
///
/// All fluent methods are defined here. Modifiers return the element with one thing changed and keep its kind; wrappers
/// return a new element around it.
public protocol LayoutElement: Sendable {
    /// How the element lays out.
    associatedtype Kind: LayoutKind

    var element: Element<Kind> { get }
}

extension LayoutElement {
    /// The element with its kind erased, as containers hold their children.
    @inlinable
    public var erased: AnyElement {
        let element = element
        return element.replacingKind(with: AnyLayoutKind(element.kind))
    }

    /// A copy with a change.
    @inlinable
    public func modified(_ change: (inout Element<Kind>) -> Void) -> Element<Kind> {
        var copy = element
        change(&copy)
        return copy
    }

    /// A copy with a change of the style.
    @inlinable
    public func styled(_ change: (inout ElementStyle) -> Void) -> Element<Kind> {
        modified { change(&$0.style) }
    }

    /// A copy with a name.
    @inlinable
    public func id(_ id: String) -> Element<Kind> {
        modified { $0.id = id }
    }
}
