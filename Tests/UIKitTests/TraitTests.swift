import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("traits of parts of screens", .serialized)
struct TraitTests {
    @Test("a view and what is in it have the traits that override those of the screen")
    func overrides() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.horizontalSizeClass = .regular
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(
            inner.traitCollection.horizontalSizeClass == .regular && inner.overrideUserInterfaceStyle == .unspecified)
        #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.overrideUserInterfaceStyle == .dark)
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        let controller = UIViewController()
        controller.traitOverrides.layoutDirection = .rightToLeft
        #expect(controller.view.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test("a class may say its style")
    func overriddenStyle() {
        final class Night: UIView {
            override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                get { .dark }
                set {}
            }
        }
        final class NightController: UIViewController {
            override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                get { .dark }
                set {}
            }
        }
        #expect(Night().traitCollection.userInterfaceStyle == .dark)
        #expect(NightController().view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("texts are not larger and not smaller than their view allows")
    func limits() {
        let view = UIView()
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .extraLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
        view.traitOverrides.preferredContentSizeCategory = .small
        view.minimumContentSizeCategory = .medium
        #expect(view.traitCollection.preferredContentSizeCategory == .medium)
        (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (nil, nil)
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("a slider has images at its ends, a text flows around a path, and a color well shows its color")
    func controls() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 150))
        view.backgroundColor = .white
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 220, height: 31))
        (slider.value, slider.minimumValueImage) = (0.5, UIImage(systemName: "minus"))
        slider.maximumValueImage = UIImage(systemName: "plus")
        let wells = [UIColor.systemGreen, nil].enumerated().map { index, color in
            let well = UIColorWell(frame: CGRect(x: 10 + index * 40, y: 50, width: 28, height: 28))
            well.selectedColor = color
            return well
        }
        #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
        let text = UITextView(frame: CGRect(x: 10, y: 85, width: 220, height: 60))
        text.textContainerInset = .zero
        text.text = "A text that flows around a square at its left, on all lines beside it and below."
        text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))]
        for part in [slider, text] + wells { view.addSubview(part) }
        assertSnapshot(of: view, as: .image(width: 240, height: 150), named: "controls")
        _ = UICellAccessory.outlineDisclosure(options: .init(style: .header))
    }
}
