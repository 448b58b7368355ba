import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("rows of lists", .serialized)
struct RowTests {
    private let canvas = Canvas(width: 320, height: 400, scale: 2, fill: .white)

    /// A row with a label on the margins of the content.
    private final class MarginRow: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.text = "Ada"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        var make: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
        var selected: IndexPath?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { make() }
    }

    private func first<Cell: UITableViewCell>(
        _ style: UITableView.Style = .plain, selecting path: IndexPath? = nil, _ make: @escaping () -> Cell
    ) throws -> Cell {
        let rows = Rows(style: style)
        (rows.make, rows.selected) = (make, path)
        _ = try rows.element(on: canvas)
        return try #require(rows.tableView.cellForRow(at: path ?? IndexPath(row: 0, section: 0)) as? Cell)
    }

    @Test("the margins of a row's content are those of its text", arguments: [UITableView.Style.plain, .insetGrouped])
    func margins(style: UITableView.Style) throws {
        let row = try first(style) { MarginRow(style: .default, reuseIdentifier: nil) }
        let margin: CGFloat = style == .plain ? 16 : 20
        #expect(row.label.frame.minX == margin)
        #expect(row.label.frame.maxX == row.bounds.width - margin)
    }

    @Test("a text stands 16 points behind an image, and the separator begins at the text")
    func image() throws {
        let row = try first {
            let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            row.textLabel?.text = "Ada"
            row.imageView?.image = UIImage(systemName: "star")
            return row
        }
        let (image, text) = (try #require(row.imageView), try #require(row.textLabel))
        let start = text.convert(text.bounds, to: row).minX
        #expect(start == 16 + image.bounds.width + 16)
        #expect(row.separatorInset == UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0))
    }

    @Test("without an image a text and the separator begin at the margin, and the app's own inset is kept")
    func noImage() throws {
        let row = try first {
            let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            row.textLabel?.text = "Ada"
            return row
        }
        let text = try #require(row.textLabel)
        #expect(text.convert(text.bounds, to: row).minX == 16 && row.separatorInset.left == 16)
        let own = try first {
            let row = UITableViewCell(style: .default, reuseIdentifier: nil)
            row.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
            return row
        }
        #expect(own.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10))
    }

    @Test("the value of a row stands at its end")
    func value() throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Wi-Fi", "Home")
        let row = try first {
            let row = UITableViewCell(style: .default, reuseIdentifier: nil)
            row.contentConfiguration = content
            return row
        }
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
        }
        let value = try #require(labels(in: row).first { $0.text == "Home" })
        #expect(abs(value.convert(value.bounds, to: row).maxX - (320 - 16)) < 0.01)
    }

    @Test("rows and items that are selected before they are shown are selected")
    func selection() throws {
        let row = try first(selecting: IndexPath(row: 1, section: 0)) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        #expect(row.isSelected)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        _ = try view.element(on: Canvas(width: 300, height: 100, scale: 2))
        let states = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.isSelected }
        #expect(states == [false, true, false])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("items of a section are shown below those that are expanded")
    func outline() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Russet"], to: "Apple")
        outline.append(["Rye"], to: "Bread")
        #expect(outline.visibleItems == ["Fruit", "Bread"] && outline.level(of: "Russet") == 2)
        outline.expand(["Fruit", "Bread"])
        #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread", "Rye"])
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        source.apply(outline, to: 7)
        #expect(source.snapshot().itemIdentifiers(inSection: 7).count == 5)
        outline.collapse(["Fruit"])
        source.apply(outline, to: 7, animatingDifferences: false)
        #expect(source.snapshot().itemIdentifiers == ["Fruit", "Bread", "Rye"])
    }
}
