import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

/// A delegate that changes how rows look before they are shown.
private final class PaintingController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        cell.backgroundColor = .red
    }
}

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
        #expect(frames["Language"]?.minX == 36 && frames["English"]?.maxX == 243)
        #expect(frames["toggle"]?.size == CGSize(width: 51, height: 31) && frames["toggle"]?.maxX == 284)
        #expect(frames["Sign Out"]?.midX == 160 && frames["Sign Out"]?.width == 248)
    }

    @Test("from right to left all are at the other side")
    func mirrored() throws {
        let (frames, mirrored) = (try frames(.leftToRight), try frames(.rightToLeft))
        for (name, frame) in frames { #expect(mirrored[name]?.minX == 320 - frame.maxX, "\(name)") }
    }

    @Test("a header of a group is in capitals, a footer is not")
    func titles() throws {
        let frames = try frames(.leftToRight)
        #expect(frames["ABOUT"]?.minX == 36 && frames["Shown in lists."]?.minX == 36)
    }

    /// What apps override of a controller of rows; the compiler decides whether they may.
    private final class Swiped: UITableViewController {
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: []) }
        }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
    }

    @Test("names of sheets, tabs and swipes are there, and a sheet of the system is an error where it is drawn")
    func names() throws {
        let sheet = UISheetPresentationController(presentedViewController: Swiped(style: .plain), presenting: nil)
        sheet.detents = [.medium(), .custom(identifier: .init("small")) { 0.3 * $0.maximumDetentValue }]
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(sheet.detents.map(\.identifier.rawValue) == ["com.apple.UIKit.medium", "small"])
        #expect(UITabBarItem(tabBarSystemItem: .more, tag: 2).title == "More")
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil)
        let sharing = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
        sharing.excludedActivityTypes = [.airDrop]
        #expect(throws: ViewProblem.List.self) { try sharing.element(on: Canvas(width: 320, height: 320)) }
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

    @Test("rows of lists have accessories, images of a size and round backgrounds")
    func listCells() {
        func cell(_ text: String, _ change: (UICollectionViewListCell, inout UIListContentConfiguration) -> Void)
            -> UIView
        {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
            var content = cell.defaultContentConfiguration()
            content.text = text
            change(cell, &content)
            cell.contentConfiguration = content
            return cell
        }
        let label = cell("Language") { cell, content in
            content.image = UIImage(systemName: "globe", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
            content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
            content.imageProperties.reservedLayoutSize = CGSize(width: 32, height: 0)
            cell.accessories = [.label(text: "English"), .disclosureIndicator(), .delete()]
        }
        let checked = cell("Round") { cell, content in
            cell.accessories = [
                .checkmark(), .customView(configuration: .init(customView: UISwitch(), placement: .leading())),
            ]
            var background = UIBackgroundConfiguration.listGroupedCell()
            (background.backgroundColor, background.cornerRadius) = (.systemYellow, 14)
            (background.strokeColor, background.strokeWidth) = (.systemRed, 1)
            cell.backgroundConfiguration = background
        }
        let root = UIView()
        root.backgroundColor = .systemGroupedBackground
        for (place, cell) in [label, checked].enumerated() {
            cell.frame.origin = CGPoint(x: 10, y: 8 + 48 * place)
            root.addSubview(cell)
        }
        assertSnapshot(of: root, as: .image(width: 300, height: 112), named: "list")
    }

    @Test("a delegate changes rows before they are displayed")
    func willDisplay() throws {
        let controller = PaintingController(style: .plain)
        _ = try controller.element(on: Canvas(width: 100, height: 200))
        #expect(controller.tableView.visibleCells.map(\.backgroundColor) == [.red, .red])
    }

    private final class Titles: UITableViewController {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let mark = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            mark.translatesAutoresizingMaskIntoConstraints = false
            header.contentView.addSubview(mark)
            let margins = header.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                mark.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                mark.topAnchor.constraint(equalTo: margins.topAnchor),
                mark.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                mark.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        var sections = 1
        override func numberOfSections(in tableView: UITableView) -> Int { sections }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    @Test(
        "the margins of a header are those of the rows",
        arguments: [(UITableView.Style.plain, 16), (.insetGrouped, 20)])
    func margins(style: UITableView.Style, margin: CGFloat) throws {
        let titles = Titles(style: style)
        _ = try titles.element(on: Canvas(width: 200, height: 200))
        #expect(titles.mark.frame.minX == margin && titles.mark.frame.minY == 8)
        #expect(titles.header.bounds.width - titles.mark.frame.maxX == margin && titles.header.bounds.height == 36)
    }

    @Test("a header that an app gives for several sections stands at the last of them")
    func sharedHeader() throws {
        let titles = Titles(style: .plain)
        titles.sections = 3
        _ = try titles.element(on: Canvas(width: 200, height: 200))
        #expect(titles.header.superview === titles.tableView && titles.header.frame.minY > 72)
    }
}
