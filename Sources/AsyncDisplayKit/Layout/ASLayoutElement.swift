import QuoinLayout
import UIKit

/// Whether an element paints.
public enum ASLayoutElementType: UInt8, Sendable { case layoutSpec, displayNode }

/// What a layout is composed of: a node, or a spec with elements in it.
public protocol ASLayoutElement: AnyObject {
    var style: ASLayoutElementStyle { get }
    var layoutElementType: ASLayoutElementType { get }
    /// The element's name in descriptions.
    var debugName: String? { get set }

    func sublayoutElements() -> [ASLayoutElement]?

    /// Lays the element out by itself.
    func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout
    func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout
}

extension ASLayoutElement {
    public func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
    }

    public func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
        NodeNames().layout(of: self, in: constrainedSize.range, parentSize: parentSize.size)
    }

    /// Changes the style, and returns the element.
    @discardableResult public func styled(block: (ASLayoutElementStyle) -> Void) -> Self {
        block(style)
        return self
    }
}

/// An element that the engine can lay out.
protocol ElementSource: ASLayoutElement {
    /// The element with its content as they are now. It stays valid if they change, but does not follow.
    func element(_ names: NodeNames) -> AnyElement
}

extension ASLayoutElement {
    func element(_ names: NodeNames) -> AnyElement {
        (self as? any ElementSource)?.element(names) ?? Spacer().flexGrow(0).erased
    }
}
