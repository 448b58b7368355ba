import Foundation
import QuoinControls

/// Buttons at the lower edge of a screen.
open class UIToolbar: Bar<UIBarButtonItem> {
    /// Without effect on a picture.
    open weak var delegate: (any UIToolbarDelegate)?
    open var standardAppearance = UIToolbarAppearance()

    override func contentElement() -> ViewContent? {
        let items = (items ?? []).filter { !$0.isHidden }.map {
            let looks = standardAppearance
            return $0.element(tintColor, $0.style == .done ? looks.doneButtonAppearance : looks.buttonAppearance)
        }
        let row = Element(StackLayout(.horizontal, spacing: 16), children: items)
            .alignItems(.center).inset(horizontal: 16).height(.points(Double(ownHeight))).width(.fraction(1))
            .position(vertical: .start)
        let shown = background(Element(BoxNode()).overlay(row).erased, standardAppearance, or: .systemBackground)
        let line = edgeLine(standardAppearance, at: .start)
        return ViewContent(element: line.map { shown.overlay($0).erased } ?? shown)
    }
}
