import QuoinLayout
import UIKit

/// The size of an element, its part in a stack, and its position under an absolute layout.
public final class ASLayoutElementStyle: NSObject {
    /// The style as the engine reads it.
    package var value = ElementStyle()

    public var width: ASDimension {
        get { ASDimension(value.width) }
        set { value.width = newValue.layoutDimension }
    }
    public var height: ASDimension {
        get { ASDimension(value.height) }
        set { value.height = newValue.layoutDimension }
    }
    public var minWidth: ASDimension {
        get { ASDimension(value.minWidth) }
        set { value.minWidth = newValue.layoutDimension }
    }
    public var minHeight: ASDimension {
        get { ASDimension(value.minHeight) }
        set { value.minHeight = newValue.layoutDimension }
    }
    public var maxWidth: ASDimension {
        get { ASDimension(value.maxWidth) }
        set { value.maxWidth = newValue.layoutDimension }
    }
    public var maxHeight: ASDimension {
        get { ASDimension(value.maxHeight) }
        set { value.maxHeight = newValue.layoutDimension }
    }

    /// `width` and `height` in points; 0 for one that is automatic.
    public var preferredSize: CGSize {
        get { CGSize(width: width.value, height: height.value) }
        set { value.preferredLayoutSize = Self.points(newValue) }
    }
    /// `minWidth` and `minHeight` in points.
    public var minSize: CGSize {
        get { CGSize(width: minWidth.value, height: minHeight.value) }
        set { value.minLayoutSize = Self.points(newValue) }
    }
    /// `maxWidth` and `maxHeight` in points.
    public var maxSize: CGSize {
        get { CGSize(width: maxWidth.value, height: maxHeight.value) }
        set { value.maxLayoutSize = Self.points(newValue) }
    }

    public var preferredLayoutSize: ASLayoutSize {
        get { ASLayoutSize(value.preferredLayoutSize) }
        set { value.preferredLayoutSize = newValue.layoutSize }
    }
    public var minLayoutSize: ASLayoutSize {
        get { ASLayoutSize(value.minLayoutSize) }
        set { value.minLayoutSize = newValue.layoutSize }
    }
    public var maxLayoutSize: ASLayoutSize {
        get { ASLayoutSize(value.maxLayoutSize) }
        set { value.maxLayoutSize = newValue.layoutSize }
    }

    public var spacingBefore: CGFloat {
        get { value.spacingBefore }
        set { value.spacingBefore = newValue }
    }
    public var spacingAfter: CGFloat {
        get { value.spacingAfter }
        set { value.spacingAfter = newValue }
    }
    public var flexGrow: CGFloat {
        get { value.flexGrow }
        set { value.flexGrow = newValue }
    }
    public var flexShrink: CGFloat {
        get { value.flexShrink }
        set { value.flexShrink = newValue }
    }
    public var flexBasis: ASDimension {
        get { ASDimension(value.flexBasis) }
        set { value.flexBasis = newValue.layoutDimension }
    }
    public var alignSelf: ASStackLayoutAlignSelf {
        get { ASStackLayoutAlignSelf(value.alignSelf) }
        set { value.alignSelf = newValue.alignSelf }
    }
    /// From the top edge down to the first baseline.
    public var ascender: CGFloat {
        get { value.ascender ?? 0 }
        set { value.ascender = newValue }
    }
    /// What is added to the height for the last baseline, a negative number as with fonts (Texture, §10 Q26).
    public var descender: CGFloat {
        get { value.descender.map { -$0 } ?? 0 }
        set { value.descender = -newValue }
    }
    public var layoutPosition: CGPoint {
        get { CGPoint(value.layoutPosition) }
        set { value.layoutPosition = newValue.point }
    }

    private static func points(_ size: CGSize) -> ElementStyle.LayoutSize {
        ElementStyle.LayoutSize(.points(size.width), .points(size.height))
    }
}
