import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("looks of lists", .serialized)
struct ListLookTests {
    private final class Settings: UICollectionViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "Row \(item)"
            if item < 2 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
        }

        init(hidingLineOf hidden: Int? = nil) {
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.itemSeparatorHandler = { path, configuration in
                var line = configuration
                if path.item == hidden { line.bottomSeparatorVisibility = .hidden }
                if path.item == 2 { (line.color, line.bottomSeparatorInsets) = (.systemRed, .zero) }
                return line
            }
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }

        required init?(coder: NSCoder) { nil }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
        }
    }

    @Test("rows of groups have round corners, and the lines below them begin at their texts")
    func insetGroup() throws {
        let settings = Settings(hidingLineOf: 1)
        assertSnapshot(of: settings, as: .image(width: 320, height: 260), named: "group")
        _ = try settings.element(on: Canvas(width: 320, height: 260, scale: 2))
        let view = try #require(settings.collectionView)
        let rows = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        #expect(rows.map { $0.layer.maskedCorners.rawValue } == [3, 0, 0, 12])
        let lines = view.subviews.filter { $0.frame.height == 0.5 }.sorted { $0.frame.minY < $1.frame.minY }
        try #require(lines.count == 3)
        func text(of view: UIView) -> UILabel? {
            view as? UILabel ?? view.subviews.lazy.compactMap { text(of: $0) }.first
        }
        let label = try #require(text(of: rows[0]))
        #expect(lines[0].frame.minX == label.convert(label.bounds, to: view).minX)
        #expect(lines.map(\.isHidden) == [false, true, false])
        #expect(lines[2].frame.minX == rows[2].frame.minX && lines[2].frame.maxX == rows[2].frame.maxX)
    }

    @Test("the title of a cell of the second style of values is colored and ends where the value begins")
    func secondStyle() throws {
        let row = UITableViewCell(style: .value2, reuseIdentifier: nil)
        let (title, value) = (try #require(row.textLabel), try #require(row.detailTextLabel))
        (title.text, value.text) = ("mobile", "555 1234")
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        row.layoutIfNeeded()
        #expect(title.textAlignment == .right && title.frame.width == 91 && value.frame.minX == 97)
    }

    @Test("a button that chooses in its menu shows what is chosen")
    func chosen() {
        let button = UIButton(configuration: .gray())
        let kinds = ["Round", "Square"].map { UIAction(title: $0) { _ in } }
        button.menu = UIMenu(children: kinds)
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == nil)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Round")
        kinds[1].state = .on
        #expect(button.currentTitle == "Square" && button.intrinsicContentSize.width > 50)
    }

    private final class Tinted: UITableViewController {
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "July" }
        override func tableView(
            _ view: UITableView, willDisplayHeaderView header: UIView, forSection section: Int
        ) { header.tintColor = .red }
    }

    @Test("the title of a header that the app makes low is whole, at its bottom")
    func lowHeader() throws {
        let table = Tinted(style: .grouped)
        table.tableView.sectionHeaderHeight = 30
        _ = try table.element(on: Canvas(width: 100, height: 100))
        let header = try #require(table.tableView.headerView(forSection: 0))
        let title = try #require(header.textLabel)
        #expect(header.frame.height == 30 && title.frame.maxY == 24 && title.frame.height > 12)
    }

    @Test("the collection of a controller is in its view, where the app may place it by constraints")
    func placedCollection() throws {
        let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let (view, list) = (try #require(screen.view), try #require(screen.collectionView))
        #expect(list.superview === view)
        _ = try screen.element(on: Canvas(width: 100, height: 200))
        #expect(list.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        view.addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.widthAnchor.constraint(equalToConstant: 80),
        ])
        _ = try screen.element(on: Canvas(width: 100, height: 200))
        #expect(list.frame == CGRect(x: 0, y: 50, width: 80, height: 150))
    }

    @Test("a collection without a color has that of the system behind its cells")
    func collectionBackground() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: UICollectionViewFlowLayout())
        let (box, canvas) = (UIView(frame: list.frame), Canvas(width: 10, height: 10))
        box.backgroundColor = .red
        box.addSubview(list)
        #expect(try PictureRenderer().draw(box, on: canvas).bitmap[5, 5] == SIMD4(255, 255, 255, 255))
        list.backgroundColor = .clear
        #expect(try PictureRenderer().draw(box, on: canvas).bitmap[5, 5].y == 0)
    }

    @Test("the tint of a header of a table is its background")
    func tintedHeader() throws {
        let table = Tinted(style: .plain)
        table.tableView.sectionHeaderTopPadding = 0
        let pixel = try PictureRenderer().draw(table, on: Canvas(width: 100, height: 100)).bitmap[90, 10]
        #expect(pixel.x == 255 && pixel.y == 0)
    }
}
