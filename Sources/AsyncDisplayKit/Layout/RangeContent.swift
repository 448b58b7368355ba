import QuoinScene
import UIKit

/// Content that is made for the range that it is offered.
struct RangeContent: RangeUnfoldingKind {
    // Layout runs on the thread that asked for it, and nodes are used by no other one meanwhile.
    private nonisolated(unsafe) let make: (SizeRange, LayoutEnvironment) -> AnyElement

    static let name = "whenSize"

    init(_ make: @escaping (SizeRange, LayoutEnvironment) -> AnyElement) { self.make = make }

    var childStyle: ElementStyle.Parts { [] }

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> WhenSize {
        let content = environment.whileCurrent { make(range, environment) }
        return WhenSize(WhenSizeLayout([.unconstrained]), children: [content])
    }
}

extension AnyElement {
    /// The element in a frame that somebody else sets.
    func placed(in frame: CGRect) -> AnyElement {
        var element = self
        let (width, height) = (LayoutDimension.points(frame.width), LayoutDimension.points(frame.height))
        (element.style.width, element.style.minWidth, element.style.maxWidth) = (width, width, width)
        (element.style.height, element.style.minHeight, element.style.maxHeight) = (height, height, height)
        element.style.layoutPosition = frame.origin.point
        return element
    }
}
