import Quoin
import QuoinCompositionalLayoutDSL

extension CollectionExample {
    static let lanes = [
        CollectionExample("lanes", width: 390) {
            let behaviors = CollectionLayoutSection.OrthogonalScrollingBehavior.allCases.filter { $0 != .none }
            let layout = CompositionalLayout(
                repeatingSections: behaviors.map { behavior in { _, _ in lane(behavior) } }
            ).interSectionSpacing(16)
            let itemCounts = behaviors.map { _ in 5 }
            var collection = CollectionView(LayoutBuilder { layout }, itemCounts: itemCounts) { content in
                content.category == .cell ? card(content) : title(content.elementKind ?? "")
            }
            for section in itemCounts.indices { collection = collection.orthogonalOffset(150, section: section) }
            return collection.inset(vertical: 16)
        }
    ]

    private static func lane(_ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior) -> any LayoutSection {
        Section { HGroup(width: .absolute(220), height: .absolute(96)) { Item() } }
            .interGroupSpacing(10)
            .contentInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
            .orthogonalScrollingBehavior(behavior)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(height: .absolute(26), elementKind: behavior.rawValue)
            }
    }

    private static func title(_ text: String) -> AnyElement {
        Text(text, size: 15, .ink, weight: .semibold).inBar()
    }

    private static func card(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        Text("\(content.index)", size: 22, .white.opacity(0xD9 / 255), weight: .bold).centered()
            .fill(.linear(.toBottomRight, colors: [Color(hue: content.hue, 72, 62), Color(hue: content.hue, 60, 46)]))
            .cornerRadius(14)
            .erased
    }
}
