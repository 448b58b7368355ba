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

/// A spec of an app, which may place its children itself for the range that it is offered.
struct CustomSpec: RangeUnfoldingKind {
    private nonisolated(unsafe) let spec: ASLayoutSpec
    private nonisolated(unsafe) let names: NodeNames

    static let name = "whenSize"

    init(_ spec: ASLayoutSpec, _ names: NodeNames) { (self.spec, self.names) = (spec, names) }

    var childStyle: ElementStyle.Parts { [] }

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> WhenSize {
        let offered = ASSizeRange(range)
        let layout = environment.whileCurrent {
            spec.calculateLayoutThatFits(offered, restrictedTo: spec.style.size, relativeToParentSize: offered.max)
        }
        let content = layout === ASLayoutSpec.noLayout ? spec.plainElement(names) : placed(layout)
        return WhenSize(WhenSizeLayout([.unconstrained]), children: [content])
    }

    /// The children at the places of a layout that the app made.
    private func placed(_ layout: ASLayout) -> AnyElement {
        let children = layout.sublayouts.map { inner in
            var element = inner.layoutElement.element(names)
            let (width, height) = (LayoutDimension.points(inner.size.width), LayoutDimension.points(inner.size.height))
            (element.style.width, element.style.minWidth, element.style.maxWidth) = (width, width, width)
            (element.style.height, element.style.minHeight, element.style.maxHeight) = (height, height, height)
            element.style.layoutPosition = inner.position.point
            return element
        }
        return Absolute(AbsoluteLayout(), children: children).size(layout.size.width, layout.size.height).erased
    }
}
