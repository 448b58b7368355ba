import QuoinLayout
import QuoinScene
import UIKit

/// The sizes of a style.
public struct ASLayoutElementSize: Equatable, Sendable {
    public var width: ASDimension
    public var height: ASDimension
    public var minWidth: ASDimension
    public var maxWidth: ASDimension
    public var minHeight: ASDimension
    public var maxHeight: ASDimension
}

extension ASLayoutElementStyle {
    /// The sizes of the style.
    public var size: ASLayoutElementSize {
        ASLayoutElementSize(
            width: value.width, height: value.height, minWidth: value.minWidth, maxWidth: value.maxWidth,
            minHeight: value.minHeight, maxHeight: value.maxHeight)
    }
}

extension ASLayoutSpec {
    /// A spec of an app, which may place its children itself for the range that it is offered.
    func customElement(_ names: NodeNames) -> AnyElement {
        let content = RangeContent { [self] range, _ in
            let offered = ASSizeRange(range)
            let layout = calculateLayoutThatFits(
                offered, restrictedTo: style.size, relativeToParentSize: offered.max)
            guard layout !== Self.noLayout else { return plainElement(names) }
            let children = layout.sublayouts.map { $0.layoutElement.element(names).placed(in: $0.frame) }
            return Absolute(AbsoluteLayout(), children: children).size(layout.size.width, layout.size.height).erased
        }
        return Element(content).erased
    }
}
