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
