import Foundation
import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("tables of settings", .serialized)
struct TableTests {
    private final class Settings: UITableViewController {
        let toggle = UISwitch()

        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "About" }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "Shown in lists."
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: path.row == 0 ? .value1 : .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Language", "Sound", "Sign Out"][path.row]
            cell.detailTextLabel?.text = "English"
            if path.row == 0 { cell.accessoryType = .disclosureIndicator }
            if path.row == 1 { cell.accessoryView = toggle }
            if path.row == 2 { cell.textLabel?.textAlignment = .center }
            return cell
        }
    }

    private func frames(_ direction: QuoinLayout.LayoutDirection) throws -> [String: CGRect] {
        let controller = Settings(style: .insetGrouped)
        var canvas = Canvas(width: 320, height: 400)
        canvas.direction = direction
        _ = try controller.element(on: canvas)
        var frames: [String: CGRect] = [:]
        func add(_ view: UIView) {
            let name = (view as? UILabel)?.text ?? (view === controller.toggle ? "toggle" : "")
            if !name.isEmpty { frames[name] = view.convert(view.bounds, to: controller.tableView) }
            view.subviews.forEach(add)
        }
        add(controller.tableView)
        return frames
    }

    @Test("titles are at the start and fill the row, values and accessories are at the end")
    func places() throws {
        let frames = try frames(.leftToRight)
        #expect(frames["Language"]?.minX == 32 && frames["English"]?.maxX == 251)
        #expect(frames["toggle"]?.size == CGSize(width: 51, height: 31) && frames["toggle"]?.maxX == 288)
        #expect(frames["Sign Out"]?.midX == 160 && frames["Sign Out"]?.width == 256)
    }

    @Test("from right to left all are at the other side")
    func mirrored() throws {
        let (frames, mirrored) = (try frames(.leftToRight), try frames(.rightToLeft))
        for (name, frame) in frames { #expect(mirrored[name]?.minX == 320 - frame.maxX, "\(name)") }
    }

    @Test("a header of a group is in capitals, a footer is not")
    func titles() throws {
        let frames = try frames(.leftToRight)
        #expect(frames["ABOUT"] != nil && frames["Shown in lists."] != nil)
    }

    @Test("rows of a group stand out in the dark, and an alert is a card")
    func pictures() {
        assertSnapshot(
            of: Settings(style: .insetGrouped), as: .image(width: 320, height: 260, appearance: .dark),
            named: "settings")
        let alert = UIAlertController(title: "Delete post?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        assertSnapshot(of: alert, as: .image(width: 320, height: 200), named: "alert")
    }
}
