import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("what apps ask of the layouts of collections", .serialized)
struct CollectionTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
        }
    }

    private let source = Source()

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = source
        return view
    }

    @Test("a cell has its place in a layout of the app before it is filled")
    func placedFirst() throws {
        final class Column: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<2).map { index in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                    attributes.frame = CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 30)
                    return attributes
                }
            }
        }
        final class Filling: NSObject, UICollectionViewDataSource {
            var sizes: [CGSize] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                sizes.append(cell.frame.size)
                return cell
            }
        }
        let (view, filling) = (collection(Column()), Filling())
        view.dataSource = filling
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(filling.sizes == [CGSize(width: 100, height: 30), CGSize(width: 100, height: 30)])
    }

    @Test("a layout knows where items are that nobody sees, and how large the content is")
    func unseenItems() throws {
        let flow = UICollectionViewFlowLayout()
        (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 80, height: 40))
        let view = collection(flow)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 360)
        #expect(flow.collectionViewContentSize == CGSize(width: 440, height: 60))
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(view.visibleCells.count == 2 && view.contentSize.width == 440)
        view.contentOffset.x = 360
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 360)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0)) == nil)
        view.frame.size.width = 0
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 360)
    }

    @Test("a layout of the app's own on the system's keeps the headers, and may ask where they are")
    func headers() throws {
        final class Moved: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { place in
                    if place.representedElementCategory == .cell { place.frame.origin.x += 3 }
                    return place
                }
            }
        }
        let flow = Moved()
        (flow.itemSize, flow.headerReferenceSize) = (CGSize(width: 30, height: 20), CGSize(width: 0, height: 12))
        let view = collection(flow)
        _ = try view.element(on: Canvas(width: 100, height: 60))
        let titles = view.subviews.filter { !($0 is UICollectionViewCell) }
        #expect(titles.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 12)])
        #expect(view.visibleCells.map(\.frame.minX) == [3, 73, 3, 73])
        let title = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(title?.frame.height == 12)
    }

    @Test("a changed size of the items of a layout is in the next picture")
    func changedSize() throws {
        let flow = UICollectionViewFlowLayout()
        let view = collection(flow)
        _ = try view.element(on: Canvas(width: 100, height: 60))
        flow.itemSize = CGSize(width: 20, height: 10)
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 20, height: 10) })
    }

    @Test("a layout that keeps what it has found is invalidated with a context of its class")
    func context() throws {
        final class Context: UICollectionViewLayoutInvalidationContext { var isOwn = true }
        final class Own: UICollectionViewFlowLayout {
            var contexts: [String] = []

            override class var invalidationContextClass: AnyClass { Context.self }

            override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                if (context as? Context)?.isOwn == true { contexts.append("\(context.invalidateEverything)") }
            }
        }
        let own = Own()
        let view = collection(own)
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(own.contexts == ["true"])
        _ = try view.element(on: Canvas(width: 90, height: 60))
        #expect(own.contexts == ["true", "false"])
        view.reloadData()
        _ = try view.element(on: Canvas(width: 90, height: 60))
        #expect(own.contexts == ["true", "false", "true"])
    }

    @Test("a layout of the app's own is invalidated for the size that a cell prefers")
    func preferredSize() throws {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.frame.size.height = 17
                return attributes
            }
        }
        final class Own: UICollectionViewLayout {
            var height: CGFloat = 40

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                place.frame = CGRect(x: 0, y: 0, width: 50, height: height)
                return [place]
            }

            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> Bool {
                defer { height = preferred.size.height }
                return preferred.size != original.size
            }
        }
        let view = collection(Own())
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(view.visibleCells.map(\.frame.height) == [17])
    }

    @Test("the content of a cell is as large as the cell, also where its mask keeps its size")
    func content() throws {
        let view = collection(UICollectionViewFlowLayout())
        _ = try view.element(on: Canvas(width: 100, height: 60))
        let cell = try #require(view.visibleCells.first)
        (cell.contentView.autoresizingMask, cell.contentView.frame.size) = ([], CGSize(width: 7, height: 7))
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 30, height: 20)
        _ = try view.element(on: Canvas(width: 100, height: 60))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("what a system's layout places has the class that the app's layout names")
    func attributesClass() throws {
        final class Attributes: UICollectionViewLayoutAttributes {}
        final class Own: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Attributes.self }
        }
        let view = collection(Own())
        _ = try view.element(on: Canvas(width: 100, height: 60))
        let found = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        #expect(!found.isEmpty && found.allSatisfy { $0 is Attributes && $0.representedElementCategory == .cell })
        #expect(found.map(\.indexPath.item) == Array(found.indices))
    }

    @Test("what a controller gives to a collection after it was laid out is in the picture")
    func lateItems() throws {
        final class Late: UICollectionViewController {
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.layoutIfNeeded()
                count = 2
            }

            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

            override func collectionView(
                _ view: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        }
        let controller = Late(collectionViewLayout: UICollectionViewFlowLayout())
        _ = try controller.element(on: Canvas(width: 200, height: 100))
        #expect(controller.collectionView.visibleCells.count == 2)
    }

    @Test("the view behind a chosen cell keeps its own corners")
    func selection() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let selection = UIView()
        (selection.backgroundColor, selection.layer.cornerRadius) = (.red, 10)
        (cell.selectedBackgroundView, cell.isSelected) = (selection, true)
        let canvas = Canvas(width: 20, height: 20, scale: 1, fill: .white)
        let bitmap = try PictureRenderer().draw(cell, on: canvas).bitmap
        #expect(bitmap[10, 10] == SIMD4(255, 0, 0, 255) && bitmap[0, 0] == SIMD4(255, 255, 255, 255))
    }
}
