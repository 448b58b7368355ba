import QuoinLayout
import UIKit

// The names of ASDKFluentExtensions, which build the specs above, or change the receiver and return it.

extension ASLayoutElement {
    public func wrap() -> ASWrapperLayoutSpec { ASWrapperLayoutSpec(layoutElement: self) }

    public func withInset(
        _ insets: UIEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ASInsetLayoutSpec {
        ASInsetLayoutSpec(insets: insets, child: self, file: file, line: line)
    }

    public func withOverlay(
        _ overlay: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) -> ASOverlayLayoutSpec {
        ASOverlayLayoutSpec(child: self, overlay: overlay, file: file, line: line)
    }

    public func withBackground(
        _ background: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) -> ASBackgroundLayoutSpec {
        ASBackgroundLayoutSpec(child: self, background: background, file: file, line: line)
    }

    public func withRatio(_ ratio: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> ASRatioLayoutSpec {
        ASRatioLayoutSpec(ratio: ratio, child: self, file: file, line: line)
    }

    /// As in ASDKFluentExtensions, the child is centered only on the axes that are named: here on none.
    public func center(
        withCenteringOptions centeringOptions: ASCenterLayoutSpecCenteringOptions = [],
        sizingOptions: ASCenterLayoutSpecSizingOptions = [], file: StaticString = #fileID, line: UInt = #line
    ) -> ASCenterLayoutSpec {
        ASCenterLayoutSpec(
            centeringOptions: centeringOptions, sizingOptions: sizingOptions, child: self, file: file, line: line)
    }

    public func center(
        withSizingOptions sizingOptions: ASCenterLayoutSpecSizingOptions, file: StaticString = #fileID,
        line: UInt = #line
    ) -> ASCenterLayoutSpec {
        center(withCenteringOptions: [], sizingOptions: sizingOptions, file: file, line: line)
    }

    public func withRelativePosition(
        horizontal: ASRelativeLayoutSpecPosition = .none, vertical: ASRelativeLayoutSpecPosition = .none,
        sizing: ASRelativeLayoutSpecSizingOption = [], file: StaticString = #fileID, line: UInt = #line
    ) -> ASRelativeLayoutSpec {
        ASRelativeLayoutSpec(
            horizontalPosition: horizontal, verticalPosition: vertical, sizingOption: sizing, child: self, file: file,
            line: line)
    }
}

extension ASLayoutElement {
    @discardableResult public func withWidth(_ width: ASDimension) -> Self { styled { $0.width = width } }
    @discardableResult public func withHeight(_ height: ASDimension) -> Self { styled { $0.height = height } }
    @discardableResult public func withMinWidth(_ minWidth: ASDimension) -> Self { styled { $0.minWidth = minWidth } }
    @discardableResult public func withMaxWidth(_ maxWidth: ASDimension) -> Self { styled { $0.maxWidth = maxWidth } }
    @discardableResult
    public func withMinHeight(_ minHeight: ASDimension) -> Self { styled { $0.minHeight = minHeight } }
    @discardableResult
    public func withMaxHeight(_ maxHeight: ASDimension) -> Self { styled { $0.maxHeight = maxHeight } }
    @discardableResult public func withPreferredSize(_ size: CGSize) -> Self { styled { $0.preferredSize = size } }
    @discardableResult public func withMinSize(_ size: CGSize) -> Self { styled { $0.minSize = size } }
    @discardableResult public func withMaxSize(_ size: CGSize) -> Self { styled { $0.maxSize = size } }
    @discardableResult
    public func withPreferredLayoutSize(_ size: ASLayoutSize) -> Self { styled { $0.preferredLayoutSize = size } }
    @discardableResult
    public func withMinLayoutSize(_ size: ASLayoutSize) -> Self { styled { $0.minLayoutSize = size } }
    @discardableResult
    public func withMaxLayoutSize(_ size: ASLayoutSize) -> Self { styled { $0.maxLayoutSize = size } }
    @discardableResult
    public func withSpacingBefore(_ spacing: CGFloat) -> Self { styled { $0.spacingBefore = spacing } }
    @discardableResult public func withSpacingAfter(_ spacing: CGFloat) -> Self { styled { $0.spacingAfter = spacing } }
    @discardableResult public func withFlexGrow(_ factor: CGFloat) -> Self { styled { $0.flexGrow = factor } }
    @discardableResult public func withFlexShrink(_ factor: CGFloat) -> Self { styled { $0.flexShrink = factor } }
    @discardableResult public func withFlexBasis(_ basis: ASDimension) -> Self { styled { $0.flexBasis = basis } }
    @discardableResult
    public func withAlignSelf(_ alignment: ASStackLayoutAlignSelf) -> Self { styled { $0.alignSelf = alignment } }
    @discardableResult public func alignSelf(_ alignment: ASStackLayoutAlignSelf) -> Self { withAlignSelf(alignment) }
    @discardableResult public func withAscender(_ ascender: CGFloat) -> Self { styled { $0.ascender = ascender } }
    @discardableResult public func withDescender(_ descender: CGFloat) -> Self { styled { $0.descender = descender } }
    @discardableResult
    public func withLayoutPosition(_ position: CGPoint) -> Self { styled { $0.layoutPosition = position } }
}

extension ASLayoutElement where Self: ASLayoutSpec {
    fileprivate func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }

    @discardableResult
    public func withChildren(_ children: [ASLayoutElement]) -> Self { with { $0.children = children } }
}

extension ASLayoutElement where Self: ASStackLayoutSpec {
    @discardableResult public func withSpacing(_ spacing: CGFloat) -> Self { with { $0.spacing = spacing } }

    @discardableResult public func withJustifyContent(_ justifyContent: ASStackLayoutJustifyContent) -> Self {
        with { $0.justifyContent = justifyContent }
    }

    @discardableResult public func justifyContent(_ justifyContent: ASStackLayoutJustifyContent) -> Self {
        withJustifyContent(justifyContent)
    }

    @discardableResult
    public func withAlignItems(_ items: ASStackLayoutAlignItems) -> Self { with { $0.alignItems = items } }

    @discardableResult
    public func alignItems(_ alignItems: ASStackLayoutAlignItems) -> Self { withAlignItems(alignItems) }
}

extension ASLayoutElement where Self: ASAbsoluteLayoutSpec {
    @discardableResult
    public func withSizing(_ sizing: ASAbsoluteLayoutSpecSizing) -> Self { with { $0.sizing = sizing } }
}

extension ASLayoutSpec {
    /// Empty space that takes the free space of a stack.
    public class func spacer() -> ASLayoutSpec { ASLayoutSpec().withFlexGrow(1) }
}
