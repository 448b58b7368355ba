import QuoinLayout
import UIKit

/// How an element wants to be sized and placed by the layout that it is in. What is not declared here is a member of the
/// engine's style by the same name: `width`, `minHeight`, `flexGrow`, `spacingBefore`, `alignSelf` and the others.
@dynamicMemberLookup
public final class ASLayoutElementStyle: NSObject {
    package var value = ElementStyle()

    public subscript<Value>(dynamicMember path: WritableKeyPath<ElementStyle, Value>) -> Value {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    /// In points; its sides are 0 where the dimensions are automatic.
    public var preferredSize: CGSize {
        get { value.preferredLayoutSize.size }
        set { value.preferredLayoutSize = ASLayoutSize(points: newValue) }
    }

    public var minSize: CGSize {
        get { value.minLayoutSize.size }
        set { value.minLayoutSize = ASLayoutSize(points: newValue) }
    }

    public var maxSize: CGSize {
        get { value.maxLayoutSize.size }
        set { value.maxLayoutSize = ASLayoutSize(points: newValue) }
    }

    /// The distance of the first baseline from the upper edge, in points.
    public var ascender: CGFloat {
        get { value.ascender ?? 0 }
        set { value.ascender = newValue }
    }

    /// The distance of the last baseline from the lower edge, in points and negative above it.
    public var descender: CGFloat {
        get { value.descender.map { -$0 } ?? 0 }
        set { value.descender = -newValue }
    }

    /// Where the element is in an absolute layout, in points.
    public var layoutPosition: CGPoint {
        get { CGPoint(value.layoutPosition) }
        set { value.layoutPosition = newValue.point }
    }
}
