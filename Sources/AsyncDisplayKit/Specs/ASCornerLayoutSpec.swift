import QuoinLayout
import UIKit

/// A corner of a child.
public enum ASCornerLayoutLocation: Int, Sendable {
    case topLeft, topRight, bottomLeft, bottomRight

    var location: CornerLayout.Location {
        switch self {
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

/// A child, and an element whose center is on one of its corners.
open class ASCornerLayoutSpec: ASLayoutSpec {
    open var cornerLocation = ASCornerLayoutLocation.topLeft
    /// How far the corner element is moved, in points.
    open var offset = CGPoint.zero
    /// Whether the spec is as large as both together.
    open var wrapsCorner = false

    public override init() { super.init() }

    public init(child: ASLayoutElement, corner: ASLayoutElement, location: ASCornerLayoutLocation) {
        super.init()
        children = [child, corner]
        cornerLocation = location
    }

    open override var child: ASLayoutElement? {
        get { super.child }
        set { setChild(newValue, at: 0) }
    }

    open var corner: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(CornerLayout(cornerLocation.location, offset: offset.point, wrapsCorner: wrapsCorner))
    }

    override var content: [ASLayoutElement] { children ?? [] }
}
