import Quoin
import QuoinCompositionalLayoutDSL

extension CollectionExample {
    static let lists = [squares, library, filmStrip]

    private static let squares = CollectionExample("list", width: 390, fill: .ground) {
        let section = Section {
            HGroup(height: .fractionalWidth(0.2), count: 5) { Item() }
                .interItemSpacing(.fixed(4))
                .contentInsets(horizontal: 8)
        }
        .interGroupSpacing(4)
        .boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(28), elementKind: "header")
                .absoluteOffset(Point(0, -4))
                .pinToVisibleBounds(true)
            BoundarySupplementaryItem(height: .absolute(24), elementKind: "footer")
                .alignment(.bottom)
                .absoluteOffset(Point(0, 4))
                .pinToVisibleBounds(true)
        }
        return CollectionView(LayoutBuilder { section }, itemCounts: [9, 4, 13]) { content in
            switch content.elementKind {
            case "header": bar("Section \(content.section ?? 0)").fill(Color(hex: 0xE5E5EA)).erased
            case "footer": bar("End of section \(content.section ?? 0)")
            default:
                Text("\(content.index)", size: 17, .white, weight: .semibold).centered()
                    .fill(
                        .linear(
                            .toBottomRight,
                            colors: [Color(hue: content.hue, 65, 66), Color(hue: content.hue, 60, 52)])
                    )
                    .cornerRadius(10)
                    .erased
            }
        }
    }

    private static func bar(_ label: String) -> AnyElement {
        Text(label, size: 13, Color(hex: 0x6E6E73), weight: .semibold).inBar(padding: 10)
    }

    private static let library = CollectionExample("pinned-headers", width: 390, height: 620) {
        let section = Section {
            HGroup(height: .fractionalWidth(0.25), count: 4) { Item() }.interItemSpacing(.fixed(2))
        }
        .interGroupSpacing(2)
        .boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(40), elementKind: "header").pinToVisibleBounds(true)
        }
        let configuration = Configuration().interSectionSpacing(12)
        let layout = LayoutBuilder(configuration: configuration) { section }
        return CollectionView(layout, itemCounts: [14, 11, 16, 9]) { content in
            content.category == .cell ? photo(content) : dayHeader(content.section ?? 0)
        }
        .contentOffset(Point(0, 120))
        .contentInset(EdgeInsets(top: 52))
        .overlay(
            Text("Library", size: 18, .white, weight: .bold).centered().height(52).fill(.ink).position(
                horizontal: .none, vertical: .start))
    }

    private static func photo(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        let colors =
            switch content.section {
            case 0: [Color(hue: content.hue("2"), 70, 82), Color(hue: content.hue("2"), 50, 58)]
            case 1: [Color(hue: content.hue(""), 80, 84), Color(hue: content.hue(""), 60, 62)]
            default: [Color(hue: content.hue("1"), 50, 80), Color(hue: content.hue("1"), 40, 56)]
            }
        return Box().fill(.linear(.toBottom, colors: colors)).erased
    }

    private static func dayHeader(_ section: Int) -> AnyElement {
        Row(spacing: 8, alignItems: .baselineFirst) {
            Text("Day \(section)", size: 17, .ink, weight: .bold)
            Text("Place No. \(section)", size: 13, .gray)
        }
        .inBar(padding: 16)
        .fill(.white.opacity(0xE0 / 255))
        .erased
    }

    private static let filmStrip = CollectionExample("pinned-header-film-strip", width: nil, fill: .ground) {
        Row(spacing: 16) {
            for offset in [0, 60, 120, 140, 152, 180] {
                Column(spacing: 8, alignItems: .center) {
                    shortList(at: offset)
                        .preferredSize(120, 200)
                        .fill(Color(hex: 0xD1D1D6))
                        .cornerRadius(10)
                        .clip()
                    Text("\(offset) pt", size: 13, Color(hex: 0x6E6E73), weight: .medium)
                }
            }
        }
        .inset(20)
    }

    private static func shortList(at offset: Int) -> CollectionView {
        let section = Section { HGroup(height: .absolute(32), count: 1) { Item() } }
            .interGroupSpacing(1)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(height: .absolute(28), elementKind: "header").pinToVisibleBounds(true)
            }
        return CollectionView(LayoutBuilder { section }, itemCounts: [4, 4, 6]) { content in
            if content.category == .cell {
                return Text("Row \(content.index)", size: 13, .ink).inBar(padding: 10).fill(.white).erased
            }
            let section = content.section ?? 0
            return Text("Section \(section)", size: 13, .white, weight: .bold).inBar(padding: 10)
                .fill(Color(hue: 200 + 10 * Double(section), 65, 50)).erased
        }
        .contentOffset(Point(0, Double(offset)))
    }
}
