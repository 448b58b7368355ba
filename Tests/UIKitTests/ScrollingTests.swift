import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// What an app scrolls to is seen.
@MainActor
@Suite("scrolling to rows and items", .serialized)
struct ScrollingTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    /// Shows twenty rows of 40 points in 200 points, and returns the offset and the rows that are seen.
    private func offset(_ scroll: (UITableView) -> Void) throws -> (y: CGFloat, rows: [Int]) {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Rows())
        table.rowHeight = 40
        table.contentInset.bottom = 10
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        scroll(table)
        _ = try table.element(on: Canvas(width: 100, height: 200))
        return (table.contentOffset.y, (table.indexPathsForVisibleRows ?? []).map(\.row))
    }

    @Test("a row comes to the top, the middle or the end, or just into view, and never beyond the ends")
    func rows() throws {
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        #expect(try offset { $0.scrollToRow(at: path(10), at: .top, animated: true) }.y == 400)
        #expect(try offset { $0.scrollToRow(at: path(10), at: .middle, animated: true) }.y == 400 - (190 - 40) / 2)
        #expect(try offset { $0.scrollToRow(at: path(10), at: .bottom, animated: true) }.y == 440 - 190)
        #expect(try offset { $0.scrollToRow(at: path(10), at: .none, animated: true) }.y == 440 - 190)
        #expect(try offset { $0.scrollToRow(at: path(2), at: .none, animated: true) }.y == 0)
        let last = try offset { $0.scrollToRow(at: path(19), at: .top, animated: true) }
        #expect(last.y == 800 - 190 && last.rows.last == 19)
        #expect(try offset { $0.scrollToRow(at: path(0), at: .bottom, animated: true) }.y == 0)
        #expect(try offset { $0.selectRow(at: path(10), animated: true, scrollPosition: .top) }.y == 400)
        #expect(try offset { $0.selectRow(at: path(10), animated: true, scrollPosition: .none) }.y == 0)
    }

    @Test("an item comes to the place that is named along each axis")
    func items() throws {
        let flow = UICollectionViewFlowLayout()
        (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 40, height: 60))
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: flow)
        let items = Rows()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        for (position, x) in [(.left, 400), (.centeredHorizontally, 370), (.right, 340), ([], 340)]
            as [(UICollectionView.ScrollPosition, CGFloat)]
        {
            view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: true)
            _ = try view.element(on: Canvas(width: 100, height: 60))
            #expect(view.contentOffset == CGPoint(x: x, y: 0))
            #expect(view.visibleCells.contains { $0.frame.minX == 400 })
        }
    }

    @Test("a bar hides what has scrolled below it")
    func contentBelowBar() throws {
        func isHidden(_ row: Int) throws -> Bool {
            let screen = Twenty(style: .plain)
            screen.tableView.rowHeight = 40
            screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            let navigation = UINavigationController(rootViewController: screen)
            let picture = try PictureRenderer().draw(navigation, on: Canvas(width: 200, height: 300))
            return picture.bitmap.pixels[10 * picture.bitmap.width + 100] == 0xFFFF_FFFF
        }
        #expect(try isHidden(0) && isHidden(10))
    }

    /// Three sections of ten rows of 40 points, below headers and above footers of 30 points.
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Red(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Start" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
    }

    private func sections(_ style: UITableView.Style, offset: CGFloat) throws -> (UITableView, Bitmap) {
        let (table, data) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style), Sections())
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (40, 30, 30)
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (data, data)
        let canvas = Canvas(width: 100, height: 200, scale: 1)
        _ = try table.element(on: canvas)
        table.contentOffset.y = offset
        return (table, try PictureRenderer().draw(table, on: canvas).bitmap)
    }

    @Test("headers and footers of a plain table stay at its edges, in front of the rows, until their section ends")
    func pinnedTitles() throws {
        let (table, bitmap) = try sections(.plain, offset: 100)
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        #expect(table.footerView(forSection: 0)?.frame.maxY == 300)
        #expect(bitmap[98, 2].y == 255 && bitmap[98, 197].y == 255 && bitmap[98, 40].y < 100)
        // The header leaves with its section, whose rows end at 430.
        #expect(try sections(.plain, offset: 420).0.headerView(forSection: 0)?.frame.minY == 400)
        #expect(try sections(.plain, offset: 280).0.footerView(forSection: 0)?.frame.minY == 430)
        #expect(try sections(.grouped, offset: 100).0.headerView(forSection: 0)?.superview == nil)
    }

    @Test("a pinned header of a collection stays in front of cells that come into view")
    func pinnedHeader() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let cells = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
            let cell = UICollectionViewCell()
            cell.backgroundColor = .red
            return cell
        }
        cells.supplementaryViewProvider = { _, _, _ in
            let view = UICollectionReusableView()
            view.backgroundColor = .white
            return view
        }
        var items = NSDiffableDataSourceSnapshot<Int, Int>()
        items.appendSections([0])
        items.appendItems(Array(0..<20))
        cells.apply(items)
        let canvas = Canvas(width: 100, height: 200, scale: 1)
        for offset in [0, 300] as [CGFloat] {
            view.contentOffset.y = offset
            let bitmap = try PictureRenderer().draw(view, on: canvas).bitmap
            #expect(bitmap[50, 2].y == 255 && bitmap[50, 38].y == 255 && bitmap[50, 60].y < 100)
        }
    }

    @Test("a large title and a search leave while content is scrolled, and a row comes below the small bar")
    func collapsing() throws {
        func bar(
            hasSearch: Bool = false, _ scroll: (UITableView) -> Void
        ) throws -> (height: CGFloat, row: CGFloat) {
            let screen = Twenty(style: .plain)
            screen.title = "Feed"
            screen.tableView.rowHeight = 40
            if hasSearch { screen.navigationItem.searchController = UISearchController(searchResultsController: nil) }
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            var canvas = Canvas(width: 200, height: 400)
            canvas.safeArea = EdgeInsets(top: 20)
            scroll(screen.tableView)
            _ = try navigation.element(on: canvas)
            let row = screen.tableView.rectForRow(at: IndexPath(row: 10, section: 0))
            return (navigation.navigationBar.frame.height, row.minY - screen.tableView.contentOffset.y)
        }
        #expect(try bar { _ in } == (96, 516))
        #expect(try bar { $0.contentOffset.y = -96 } == (76, 496))
        #expect(try bar { $0.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false) } == (44, 64))
        #expect(try bar(hasSearch: true) { _ in } == (148, 568))
        #expect(try bar(hasSearch: true) { $0.contentOffset.y = -96 } == (76, 496))
    }

    private final class Twenty: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            Red(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Red: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.backgroundColor = .red
        }
    }
}
