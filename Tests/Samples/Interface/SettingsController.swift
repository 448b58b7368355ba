import UIKit

@objc protocol SettingsDelegate {
    @objc optional func settings(_ settings: SettingsController, titleFor isOn: Bool) -> String
    @objc optional func settingsDidClose(_ settings: SettingsController)
}

/// A controller whose controls call its methods.
final class SettingsController: UITableViewController {
    weak var delegate: SettingsDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(sender:)))
        view.addGestureRecognizer(tap)
    }

    @objc private func tapped(sender: UITapGestureRecognizer) { title = "tapped" }

    @IBAction private func toggle(_ sender: UISwitch) {
        title = delegate?.settings?(self, titleFor: sender.isOn) ?? "none"
    }

    @IBAction private func close() { delegate?.settingsDidClose?(self) }
}

/// Has the method with a result, and not the other one.
final class SettingsTitles: NSObject, SettingsDelegate {
    func settings(_ settings: SettingsController, titleFor isOn: Bool) -> String { isOn ? "on" : "off" }
}
