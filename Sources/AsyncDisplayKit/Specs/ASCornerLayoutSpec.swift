import QuoinLayout
import UIKit

/// A corner of a child.
public typealias ASCornerLayoutLocation = CornerLayout.Location

/// A child, and an element whose center is on one of its corners.
open class ASCornerLayoutSpec: ASLayoutSpec {
    open var cornerLocation = ASCornerLayoutLocation.topLeft
    /// How far the corner element is moved, in points.
    open var offset = CGPoint.zero
    /// Whether the spec is as large as both together.
    open var wrapsCorner = false

    public convenience init(
        child: ASLayoutElement, corner: ASLayoutElement, location: ASCornerLayoutLocation,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        children = [child, corner]
        cornerLocation = location
    }

    open var corner: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(CornerLayout(cornerLocation, offset: offset.point, wrapsCorner: wrapsCorner))
    }
}
