import Foundation

// Screens of the system for choosing colors and fonts. A picture of one of them fails.

open class UIColorPickerViewController: SystemScreen {
    // Without effect on a picture:
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true

    public override init(nibName: String? = nil, bundle: Bundle? = nil) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController)
    func colorPickerViewController(
        _ picker: UIColorPickerViewController, didSelect color: UIColor, continuously isContinuous: Bool)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ picker: UIColorPickerViewController, didSelect color: UIColor, continuously isContinuous: Bool
    ) {}
}

open class UIFontPickerViewController: SystemScreen {
    open class Configuration: NSObject {
        // Without effect on a picture:
        open var includeFaces = false
        open var displayUsingSystemFont = false
    }

    // Without effect on a picture:
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration = Configuration()) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {}
}
