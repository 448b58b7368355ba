import AsyncDisplayKit
import Quoin
import QuoinViewSnapshots
import Testing

@Suite("Lists of nodes")
struct ListTests {
    final class Feed: NSObject, ASTableDataSource, ASCollectionDataSource {
        func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
            {
                let cell = ASTextCellNode()
                cell.text = "Row \(indexPath.row)"
                return cell
            }
        }

        func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 5 }

        func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
            let cell = ASCellNode()
            cell.style.preferredSize = CGSize(width: 40, height: 20)
            return cell
        }
    }

    @Test("a table shows the cells of its data source as wide as itself, one below the other")
    func table() throws {
        let (feed, table) = (Feed(), ASTableNode())
        table.dataSource = feed
        _ = try PictureRenderer().draw(table.layoutElement, on: Canvas(width: 200, height: 300))
        let frames = (0..<3).compactMap { table.nodeForRow(at: IndexPath(row: $0, section: 0))?.frame }
        #expect(frames.count == 3 && frames.allSatisfy { $0.width == 200 && $0.height > 20 })
        #expect(frames[1].minY >= frames[0].maxY && frames[2].minY >= frames[1].maxY)
    }

    @Test("a table and a collection scroll to a row or an item, at most to the end")
    @MainActor
    func scrolling() throws {
        let (feed, table) = (Feed(), ASTableNode())
        table.dataSource = feed
        func offset(_ row: Int, _ position: UITableView.ScrollPosition, height: Double) throws -> CGFloat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            _ = try table.layoutElement.layout(in: SizeRange(exactly: Size(200, height)))
            return table.contentOffset.y
        }
        #expect(try offset(2, .top, height: 300) == 0)
        let rows = (0..<3).compactMap { table.nodeForRow(at: IndexPath(row: $0, section: 0))?.frame }
        try #require(rows.count == 3)
        let height = Double(rows[0].height) + 6
        #expect(try offset(1, .top, height: height) == rows[1].minY)
        #expect(try offset(1, .bottom, height: height) == rows[1].maxY - height)
        #expect(try offset(2, .top, height: height) == rows[2].maxY - height)
        let layout = UICollectionViewFlowLayout()
        (layout.scrollDirection, layout.minimumLineSpacing) = (.horizontal, 10)
        let strip = ASCollectionNode(collectionViewLayout: layout)
        strip.dataSource = feed
        strip.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        _ = try strip.layoutElement.layout(in: SizeRange(exactly: Size(60, 20)))
        #expect(strip.contentOffset == CGPoint(x: 150, y: 0))
        strip.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
        _ = try strip.layoutElement.layout(in: SizeRange(exactly: Size(60, 20)))
        #expect(strip.contentOffset == CGPoint(x: 180, y: 0))
    }

    @Test("a collection flows the cells of its data source into lines")
    @MainActor
    func collection() throws {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 5
        let (feed, collection) = (Feed(), ASCollectionNode(collectionViewLayout: layout))
        collection.dataSource = feed
        _ = try collection.layoutElement.layout(in: SizeRange(exactly: Size(140, 300)))
        let frames = collection.visibleNodes.map(\.frame.origin)
        #expect(frames == [(0, 0), (50, 0), (100, 0), (0, 25), (50, 25)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("the cells of a full line share what is left between them, and those of the last line keep these distances")
    @MainActor
    func justified() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 10)
        let (feed, collection) = (Feed(), ASCollectionNode(collectionViewLayout: layout))
        collection.dataSource = feed
        _ = try collection.layoutElement.layout(in: SizeRange(exactly: Size(180, 300)))
        let frames = collection.visibleNodes.map(\.frame.origin)
        #expect(frames == [(10, 4), (70, 4), (130, 4), (10, 34), (70, 34)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("cells are as large as the layout of a collection says, which may ask for the frame of the collection")
    @MainActor
    func itemSize() throws {
        final class Halves: UICollectionViewFlowLayout {
            override var itemSize: CGSize {
                get { CGSize(width: (collectionView?.frame.width ?? 0) / 2, height: 30) }
                set {}
            }
        }
        let layout = Halves()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let (feed, collection) = (Feed(), ASCollectionNode(collectionViewLayout: layout))
        collection.dataSource = feed
        _ = try collection.layoutElement.layout(in: SizeRange(exactly: Size(140, 300)))
        let size = CGSize(width: 70, height: 30)
        let origins = [(0, 0), (70, 0), (0, 30), (70, 30), (0, 60)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(collection.visibleNodes.map(\.frame) == origins.map { CGRect(origin: $0, size: size) })
    }

    @Test("cells are drawn once where the view of a collection stands in another view")
    @MainActor
    func hostedOnce() throws {
        let flow = UICollectionViewFlowLayout()
        (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (20, 20)
        let (blocks, collection) = (Blocks(), ASCollectionNode(collectionViewLayout: flow))
        collection.dataSource = blocks
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        collection.frame = host.bounds
        host.addSubview(collection.view)
        let bitmap = try PictureRenderer().draw(host, on: Canvas(width: 40, height: 40, fill: .white)).bitmap
        let node = ASDisplayNode()
        node.automaticallyManagesSubnodes = true
        node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: collection) }
        #expect(try bitmap == PictureRenderer().draw(node, on: Canvas(width: 40, height: 40, fill: .white)).bitmap)
    }

    /// A source with the older names.
    private final class Blocks: NSObject, ASCollectionDataSource, ASTableDataSource {
        private func cell(_ color: UIColor) -> ASCellNode {
            let cell = ASCellNode()
            (cell.backgroundColor, cell.style.preferredSize) = (color, CGSize(width: 20, height: 20))
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
            cell(indexPath.item == 0 ? .red : .green)
        }
        func collectionNode(
            _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> ASCellNode { cell(.blue) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
            cell(indexPath.row == 0 ? .red : .green)
        }
    }

    /// The colors at some points of a node of 40 by 40 points.
    @MainActor private func colors(_ node: ASDisplayNode, _ points: [(Int, Int)]) throws -> String {
        let bitmap = try PictureRenderer().draw(node, on: Canvas(width: 40, height: 40, fill: .white)).bitmap
        let letters = points.map { x, y -> String in
            let pixel = bitmap[x, y]
            return [("r", pixel.x), ("g", pixel.y), ("b", pixel.z)].filter { $0.1 > 200 }.map(\.0).joined()
        }
        return letters.joined(separator: " ")
    }

    @Test("a collection places cells and headers by any layout, as an older data source has them")
    @MainActor
    func anyLayout() throws {
        func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
        }
        let kind = UICollectionView.elementKindSectionHeader
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(1, 20), subitems: [NSCollectionLayoutItem(layoutSize: size(0.5, 20))])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(1, 10), elementKind: kind, alignment: .top)
        ]
        let blocks = Blocks()
        let grid = ASCollectionNode(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        grid.registerSupplementaryNode(ofKind: kind)
        grid.dataSource = blocks
        let points = [(5, 5), (35, 5), (5, 20), (35, 20), (5, 38)]
        #expect(try colors(grid, points) == "b b r g rgb")

        let flow = UICollectionViewFlowLayout()
        (flow.headerReferenceSize, flow.minimumInteritemSpacing) = (CGSize(width: 40, height: 10), 0)
        let lines = ASCollectionNode(collectionViewLayout: flow)
        lines.registerSupplementaryNode(ofKind: kind)
        lines.dataSource = blocks
        #expect(try colors(lines, points) == "b b r g rgb")
        let (ofDelegate, delegate) = (ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()), Sections())
        ofDelegate.registerSupplementaryNode(ofKind: kind)
        (ofDelegate.dataSource, ofDelegate.delegate) = (blocks, delegate)
        #expect(try colors(ofDelegate, points) == "b b r g rgb")

        let table = ASTableNode()
        table.dataSource = blocks
        table.view.separatorStyle = .none
        #expect(try colors(table, [(5, 5), (35, 35)]) == "r g")
    }

    /// Says of sections what a flow layout says otherwise.
    private final class Sections: NSObject, ASCollectionDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { 0 }
        func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int)
            -> ASSizeRange
        { ASSizeRangeMake(CGSize(width: 40, height: 10)) }
    }

    @Test("what is set on the view of a node, and added to it, is drawn with the node")
    @MainActor
    func views() throws {
        let node = ASDisplayNode()
        node.view.backgroundColor = .red
        node.layer.cornerRadius = 4
        let plain = ASDisplayNode()
        plain.backgroundColor = .red
        plain.cornerRadius = 4
        func pixels(_ node: ASDisplayNode) throws -> [UInt32] {
            try PictureRenderer().draw(node.layoutElement, on: Canvas(width: 20, height: 20)).bitmap.pixels
        }
        #expect(try pixels(node) == pixels(plain))
        let badge = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        badge.backgroundColor = .blue
        node.view.addSubview(badge)
        #expect(try pixels(node)[10 * 20 + 10] == 0xFF00_00FF)
    }

    @Test("the view of a node draws the node wherever it stands")
    @MainActor
    func hosted() throws {
        let feed = Feed()
        func isEmpty(_ node: ASDisplayNode) throws -> Bool {
            let view = node.view
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            let root = UIView(frame: view.frame)
            root.addSubview(view)
            let picture = try PictureRenderer().draw(root.element(), on: Canvas(width: 100, height: 80, fill: .white))
            return Set(picture.bitmap.pixels).count < 3
        }
        let table = ASTableNode()
        table.dataSource = feed
        #expect(try !isEmpty(table))
        let text = ASTextNode()
        text.attributedText = NSAttributedString(string: "Siljan")
        #expect(try !isEmpty(text))
    }

    @Test("the rows of a controller's table begin below its bars")
    @MainActor
    func bars() throws {
        let (feed, controller) = (Feed(), ASDKViewController(node: ASTableNode()))
        controller.node.dataSource = feed
        let navigation = UINavigationController(rootViewController: controller)
        _ = try PictureRenderer().draw(navigation.element(on: Canvas(width: 320, height: 480)), on: Canvas())
        let first = try #require(controller.node.nodeForRow(at: IndexPath(row: 0, section: 0)))
        let covered = controller.view.safeAreaInsets.top
        #expect(first.frame.minY == covered && covered > 40)
    }
}
