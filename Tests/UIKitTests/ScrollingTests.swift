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
            let (screen, rows) = (UITableViewController(style: .plain), Rows())
            screen.tableView.rowHeight = 40
            screen.tableView.register(Red.self, forCellReuseIdentifier: "row")
            screen.tableView.dataSource = rows
            screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            let navigation = UINavigationController(rootViewController: screen)
            let picture = try PictureRenderer().draw(navigation, on: Canvas(width: 200, height: 300))
            return picture.bitmap.pixels[10 * picture.bitmap.width + 100] == 0xFFFF_FFFF
        }
        #expect(try isHidden(0) && isHidden(10))
    }

    private final class Red: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.backgroundColor = .red
        }
    }
}
