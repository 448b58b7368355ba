import Quoin
import QuoinCompositionalLayoutDSL

struct Storefront: LayoutElement {
    static let canvas = Canvas(width: 340, height: 420, scale: 2, fill: .white)

    var element: some LayoutElement {
        CollectionView(
            CompositionalLayout { index, _ in index == 0 ? Self.lane : Self.grid }.interSectionSpacing(16),
            itemCounts: [4, 6]
        ) { content in
            content.elementKind == "title" ? Self.title.erased : Self.tile(content.index).erased
        }
    }

    private static var lane: any LayoutSection {
        Section {
            HGroup(width: .fractionalWidth(0.8), height: .absolute(150)) { Item() }
        }
        .interGroupSpacing(10)
        .contentInsets(top: 8, leading: 16, trailing: 16)
        .orthogonalScrollingBehavior(.groupPaging)
        .boundarySupplementaryItems { BoundarySupplementaryItem(height: .absolute(44), elementKind: "title") }
    }

    private static var grid: any LayoutSection {
        Section {
            HGroup(height: .absolute(90), count: 3) { Item() }.interItemSpacing(.fixed(10))
        }
        .interGroupSpacing(10)
        .contentInsets(leading: 16, bottom: 16, trailing: 16)
    }

    private static var title: some LayoutElement {
        Text("New this week").fontSize(20).weight(.bold).position(horizontal: .start, vertical: .center)
    }

    private static func tile(_ number: Int) -> some LayoutElement {
        let colors = ["hsl(\(number)40deg 70% 62%)", "hsl(\(number)70deg 65% 45%)"]
        return Text("No. \(number)").fontSize(15).weight(.semibold).color(.white)
            .position(horizontal: .start, vertical: .end)
            .inset(10)
            .fill(.linear(.toBottomRight, colors: colors.compactMap { try? Color(parsing: $0) }))
            .cornerRadius(12)
    }
}
