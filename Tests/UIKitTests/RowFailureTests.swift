import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("failures of standard rows", .serialized)
struct RowFailureTests {
    private final class Settings: UITableViewController {
        var (header, size, line) = ("Network", 17 as CGFloat, 16 as CGFloat)
        var accessory = UITableViewCell.AccessoryType.disclosureIndicator

        static func with(_ change: (Settings) -> Void = { _ in }) -> Settings {
            let settings = Settings(style: .insetGrouped)
            change(settings)
            return settings
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = ["Wi-Fi", "Bluetooth"][path.row]
            cell.detailTextLabel?.text = "On"
            cell.textLabel?.font = .systemFont(ofSize: size)
            if path.row == 0 { cell.accessoryType = accessory }
            cell.separatorInset.left = line
            return cell
        }
    }

    private func message(_ change: (Settings) -> Void) throws -> String {
        try Settings.with().failure(as: .with(change))
    }

    @Test("a header with another text keeps its name, and nothing else is said")
    func header() throws {
        let message = try message { $0.header = "Connections" }
        let text = "`UITableViewHeaderFooterView.textLabel` changed text from \"NETWORK\" to \"CONNECTIONS\""
        #expect(message.contains(text) && !message.contains("constraint"))
    }

    @Test("the labels of rows are called as in code")
    func labels() throws {
        #expect(try message { $0.size = 19 }.contains("`UITableViewCell.textLabel` in 2 places changed text size"))
    }

    @Test("accessories and lines are said as settings of the row")
    func settings() throws {
        let accessory = try message { $0.accessory = .checkmark }
        #expect(accessory.contains("changed accessoryType from disclosureIndicator to checkmark"))
        #expect(!accessory.contains("path") && accessory.contains("all inside these"))
        let line = try message { $0.line = 36 }
        #expect(line.contains("changed separatorInset from [0, 16, 0, 0] to [0, 36, 0, 0]"))
        #expect(!line.contains("narrower"))
    }

    @Test("a constraint of a label that only its text names is the same with another text")
    func unnamedLabel() throws {
        func card(_ text: String) -> UIView {
            let (card, label) = (UIView(), UILabel())
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            ])
            return card
        }
        let message = try card("Monday").failure(as: card("Sunday"))
        #expect(message.contains("changed text from \"Monday\" to \"Sunday\"") && !message.contains("constraint"))
    }
}
