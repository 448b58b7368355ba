import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Cells and headers whose lengths are estimated.
@MainActor
@Suite("views that are as large as their content", .serialized)
struct SelfSizingTests {
    /// Places its content by frames.
    private class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
    }

    private final class FittingCell: Cell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }

    private final class PreferringCell: Cell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.frame.size.height = 33
            return attributes
        }
    }

    private final class ConstrainedCell: Cell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.heightAnchor.constraint(equalToConstant: 71).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        let cell: UICollectionViewCell.Type

        init(_ cell: UICollectionViewCell.Type) { self.cell = cell }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    /// The frames of two cells in a collection of 200 points.
    private func frames(_ cell: UICollectionViewCell.Type, in layout: UICollectionViewLayout) throws -> [CGRect] {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        let items = Items(cell)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.register(Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        view.dataSource = items
        _ = try view.element(on: Canvas(width: 200, height: 300))
        let headers = view.visibleSupplementaryViews(ofKind: "header").map(\.frame)
        return headers + (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    private func rows(hasHeader: Bool = false) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        if hasHeader {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test(
        "a cell is as high as it says, by its constraints, its fitting size or the attributes it prefers, or as estimated",
        arguments: [(Cell.self, 60), (FittingCell.self, 50), (PreferringCell.self, 33), (ConstrainedCell.self, 71)]
            as [(UICollectionViewCell.Type, CGFloat)])
    private func cells(_ cell: UICollectionViewCell.Type, height: CGFloat) throws {
        let expected = [
            CGRect(x: 0, y: 0, width: 200, height: height), CGRect(x: 0, y: height, width: 200, height: height),
        ]
        #expect(try frames(cell, in: rows()) == expected)
    }

    @Test("a header without constraints keeps its estimated height")
    func header() throws {
        #expect(
            try frames(ConstrainedCell.self, in: rows(hasHeader: true)).map(\.minY) == [0, 44, 115])
    }

    @Test("a cell of a flow without constraints has the size of an item, or the estimated one")
    func flow() throws {
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.estimatedItemSize) = (
            CGSize(width: 80, height: 30), UICollectionViewFlowLayout.automaticSize
        )
        #expect(try frames(Cell.self, in: flow).map(\.size) == [flow.itemSize, flow.itemSize])
        flow.estimatedItemSize = CGSize(width: 70, height: 20)
        #expect(try frames(Cell.self, in: flow).map(\.size) == [flow.estimatedItemSize, flow.estimatedItemSize])
    }

    private final class Row: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 91) }
    }

    @Test("a row without constraints is as high as it fits")
    func row() throws {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), Items(Cell.self))
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        _ = try table.element(on: Canvas(width: 200, height: 300))
        #expect(table.contentSize.height == 182)
    }
}
