import AsyncDisplayKit
import Quoin
import Testing

@Suite("The names of ASDKFluentExtensions")
struct FluentTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> ASDisplayNode {
        ASDisplayNode().withPreferredSize(CGSize(width: width, height: height))
    }

    @Test("a gradient over a photo, with a title in its corner")
    func title() {
        let (photo, gradient, title) = (ASImageNode(), ASDisplayNode(), box(100, 18))
        let spec = photo.withOverlay(
            gradient.withOverlay(
                title.withRelativePosition(horizontal: .end, vertical: .end)
                    .withInset(UIEdgeInsets(top: .infinity, left: .infinity, bottom: 4, right: 4)))
        ).withRatio(1)
        let layout = spec.layoutThatFits(ASSizeRangeMake(CGSize(width: 300, height: 300)))
        #expect(layout.size == CGSize(width: 300, height: 300))
        #expect(layout.frame(for: title) == CGRect(x: 196, y: 278, width: 100, height: 18))
    }

    @Test("lines above and below a text")
    func separators() {
        let (top, text, bottom) = (ASDisplayNode(), box(190, 20), ASDisplayNode())
        let spec = ASStackLayoutSpec.vertical().withSpacing(20).withJustifyContent(.center)
            .withChildren([top.withFlexGrow(1), text.withAlignSelf(.center), bottom.withFlexGrow(1)])
            .withInset(UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0))
        let layout = spec.layoutThatFits(ASSizeRangeMake(CGSize(width: 320, height: 240)))
        #expect(layout.frame(for: top) == CGRect(x: 0, y: 60, width: 320, height: 30))
        #expect(layout.frame(for: text).origin == CGPoint(x: 65, y: 110))
        #expect(layout.frame(for: bottom) == CGRect(x: 0, y: 150, width: 320, height: 30))
    }

    @Test("an icon that stands out of a photo")
    func icon() {
        let (photo, icon) = (ASImageNode(), ASImageNode())
        let spec = ASAbsoluteLayoutSpec().withSizing(.sizeToFit).withChildren([
            photo.withPreferredSize(CGSize(width: 150, height: 150)).withLayoutPosition(CGPoint(x: 20, y: 20)),
            icon.withPreferredSize(CGSize(width: 40, height: 40)).withLayoutPosition(CGPoint(x: 150, y: 0)),
        ])
        #expect(spec.layoutThatFits(ASSizeRangeUnconstrained).size == CGSize(width: 190, height: 170))
    }

    @Test("a spacer takes the free space, and a center spec centers along the axes that are named")
    func others() {
        let (first, last) = (box(20, 10), box(30, 10))
        let row = ASStackLayoutSpec().withAlignItems(.center).withChildren([first, ASLayoutSpec.spacer(), last])
        let layout = row.layoutThatFits(ASSizeRangeMake(CGSize(width: 200, height: 10)))
        #expect(layout.frame(for: last).minX == 170)
        let middle = box(10, 10)
        let range = ASSizeRangeMake(CGSize(width: 50, height: 50))
        #expect(middle.center().layoutThatFits(range).frame(for: middle).origin == .zero)
        let centered = middle.center(withCenteringOptions: .XY, sizingOptions: []).layoutThatFits(range)
        #expect(centered.frame(for: middle).origin == CGPoint(x: 20, y: 20))
    }
}
