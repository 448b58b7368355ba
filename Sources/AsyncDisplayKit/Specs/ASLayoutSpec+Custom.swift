import QuoinScene
import UIKit

/// The sizes of a style.
public typealias ASLayoutElementSize = ElementStyle

extension ASLayoutElementStyle {
    /// The sizes of the style.
    public var size: ASLayoutElementSize { value }
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
