import Foundation
import QuoinControls

/// Wheels of titles beside each other.
open class UIPickerView: UIView {
    private var ownTextColor: UIColor? { didSet { markChanged() } }
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { markChanged() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { markChanged() } }
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() { markChanged() }
    open func reloadComponent(_ component: Int) { markChanged() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        markChanged()
    }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

    override func contentElement() -> ViewContent? {
        let wheels = (0..<numberOfComponents).map { component in
            let rows = 0..<numberOfRows(inComponent: component)
            let titles = rows.map { title(ofRow: $0, component) }
            let selected = selectedRow(inComponent: component)
            return PickerWheel(titles: titles, selected: selected, color: ownTextColor).element
        }
        return ViewContent(element: PickerWheel.element(of: wheels))
    }

    /// No property has the color of the titles, so that code sets it by its key.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else { return super.setValue(value, forKey: key) }
        ownTextColor = value as? UIColor
    }

    private func title(ofRow row: Int, _ component: Int) -> String {
        let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
        let title = attributed?.string ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
        return title ?? delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil).shownText
            ?? ""
    }

    override var contentSizeOfSystem: CGSize { CGSize(width: 320, height: 216) }
}

/// The titles of a wheel, of which those around the selected one are seen.
struct PickerWheel {
    var titles: [String]
    var selected: Int
    var color: UIColor?

    /// Rows above the selected one and below it that are seen.
    private static let reach = 2

    var element: AnyElement {
        let rows = (selected - Self.reach...selected + Self.reach).map { row -> AnyElement in
            var style = UIFont.systemFont(ofSize: 21).style
            style.color = (color ?? .label).color.opacity(1 - 0.3 * Double(abs(row - selected)))
            let text = Text(titles.indices.contains(row) ? titles[row] : "", style: style)
            return text.lineLimit(1).centered().height(.points(Self.rowHeight)).erased
        }
        return Element(StackLayout(.vertical), children: rows).alignItems(.stretch).flexBasis(.points(0)).flexGrow()
            .erased
    }

    /// In points.
    private static let rowHeight = 32.0

    static func element(of wheels: [AnyElement]) -> AnyElement {
        let row = Element(StackLayout(.horizontal), children: wheels).alignItems(.center).inset(horizontal: 9)
        // Rows that have no place in a low picker are cut at its edges.
        let room = Double(Self.reach) * rowHeight
        let centered = row.centered(.y).inset(EdgeInsets(top: -room, left: 0, bottom: -room, right: 0))
        return Element(BoxNode(), children: [Control.picker.element.overlay(centered).erased])
            .painted { $0.clips = true }.erased
    }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
}
