import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("lists that are edited, and their index", .serialized)
struct EditingTests {
    private final class Names: UITableViewController {
        var index: [String]?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Ada", "Grace", "Add a name", "Barbara"][path.row]
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt path: IndexPath
        ) -> UITableViewCell.EditingStyle { path.row == 2 ? .insert : path.row == 3 ? .none : .delete }
        override func tableView(
            _ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
        ) -> Bool { path.row != 3 }
        override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row < 2 }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    }

    private let canvas = Canvas(width: 320, height: 200, scale: 2, fill: .white)

    private func cell(_ names: Names, _ row: Int) throws -> UITableViewCell {
        try #require(names.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test("an edited table has a control before its rows, and a handle where they may be moved")
    func controls() throws {
        let names = Names(style: .plain)
        names.setEditing(true, animated: false)
        assertSnapshot(of: names, as: .image(width: 320, height: 180), named: "controls")
        #expect(try cell(names, 0).isEditing)
        #expect(try cell(names, 0).contentView.frame.minX == cell(names, 2).contentView.frame.minX)
        #expect(try cell(names, 0).contentView.frame.minX > 30)
        #expect(try cell(names, 3).contentView.frame.minX == 0)
        #expect(try cell(names, 0).contentView.frame.maxX < cell(names, 2).contentView.frame.maxX)
        names.tableView.setEditing(false, animated: false)
        _ = try names.element(on: canvas)
        #expect(try cell(names, 0).contentView.frame.minX == 0)
    }

    @Test("rows of which several may be chosen have circles, with marks in those that are chosen")
    func choices() throws {
        let names = Names(style: .insetGrouped)
        names.loadViewIfNeeded()
        names.tableView.allowsMultipleSelectionDuringEditing = true
        names.tableView.setEditing(true, animated: false)
        names.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        assertSnapshot(of: names, as: .image(width: 320, height: 240), named: "choices")
    }

    @Test("the letters of an index stand at the trailing edge, and the rows leave room for them")
    func index() throws {
        let names = Names(style: .plain)
        names.index = ["A", "B", "G", "#"]
        assertSnapshot(of: names, as: .image(width: 320, height: 180), named: "index")
        let (with, without) = (try cell(names, 0).contentView.frame, Names(style: .plain))
        _ = try without.element(on: canvas)
        #expect(try with.width == cell(without, 0).contentView.frame.width - 15)
    }

    @Test("accessories that belong to editing are shown while a collection is edited", arguments: [false, true])
    func accessories(isEditing: Bool) throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            (cell.contentConfiguration, cell.accessories) = (content, [.delete(), .reorder(), .checkmark()])
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ada", "Grace"])
        source.apply(snapshot)
        list.isEditing = isEditing
        list.layoutIfNeeded()
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect((cell.contentView.frame.minX > 0) == isEditing)
        #expect(cell.subviews.filter { $0 is UIImageView }.count == (isEditing ? 3 : 1))
    }

    @Test("what a table or a collection has behind its rows is as large as what is seen of it")
    func background() throws {
        let label = UILabel()
        (label.text, label.textAlignment) = ("No names", .center)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.backgroundView = label
        table.layoutIfNeeded()
        #expect(label.superview === table && label.frame == table.bounds)
        table.frame.size.height = 300
        table.layoutIfNeeded()
        #expect(label.frame == table.bounds)
        table.backgroundView = nil
        #expect(label.superview == nil)
    }

    private final class Groups: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 4 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 || section == 2 ? "Title" : nil
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func gaps(_ style: UITableView.Style, _ change: (UITableView) -> Void = { _ in }) throws -> [CGFloat] {
        let groups = Groups(style: style)
        groups.loadViewIfNeeded()
        change(groups.tableView)
        _ = try groups.element(on: Canvas(width: 320, height: 500, scale: 2, fill: .white))
        let rows = (0..<4).compactMap { groups.tableView.cellForRow(at: IndexPath(row: 0, section: $0))?.frame }
        return zip([CGRect.zero] + rows, rows).map { ($1.minY - $0.maxY).rounded() }
    }

    @Test("groups of a table are 35 points apart, and more with a title; headers of plain tables have room above them")
    func spaces() throws {
        #expect(try gaps(.insetGrouped) == [35, 56, 56, 35])
        let plain = try gaps(.plain)
        #expect(plain[0] == 0 && plain[3] == 0)
        #expect(try gaps(.plain) { $0.sectionHeaderTopPadding = 0 }[1] == plain[1] - 22)
    }
}
