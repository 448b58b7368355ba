import Quoin
import QuoinCompositionalLayoutDSL

/// The layouts of CompositionalLayoutDSL's own snapshot tests, and what its cells and views look like.
enum SnapshotLayout: String, Sendable, CaseIterable {
    case supplementaryItem = "SupplementaryItem"
    case decorationItem = "DecorationItem"
    case innerGroups = "InnerGroups"
    case listSection = "ListSection"

    var layout: CollectionViewCompositionalLayout {
        switch self {
        case .supplementaryItem: LayoutBuilder { Self.badges }
        case .decorationItem: LayoutBuilder { Self.backgrounds }
        case .innerGroups: LayoutBuilder(configuration: Configuration().interSectionSpacing(8)) { Self.groups }
        case .listSection: LayoutBuilder { Self.rows }
        }
    }

    /// A phone that shows sections with these numbers of items.
    func phone(_ itemCounts: [Int]) -> CollectionView {
        CollectionView(layout, itemCounts: itemCounts) { content in
            content.category == .decoration ? background : view(content)
        }
        .contentOffset(Point(0, -54))
        .contentInset(EdgeInsets(top: 54, bottom: 34))
    }

    static var canvas: Canvas {
        var canvas = Canvas(width: ExtentRange(exactly: 375), height: ExtentRange(exactly: 812), scale: 3)
        canvas.fills = [.solid(.white)]
        return canvas
    }

    private static var badges: any LayoutSection {
        Section {
            HGroup(height: .absolute(80), count: 4) {
                Item(width: .fractionalWidth(1), height: .fractionalWidth(0.25)) {
                    SupplementaryItem(
                        widthDimension: .absolute(15), heightDimension: .absolute(15), elementKind: "badge"
                    )
                    .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.5, y: -0.5))
                }
            }
            .interItemSpacing(.fixed(16))
            .contentInsets(trailing: 20)
            .supplementaryItems {
                SupplementaryItem(
                    widthDimension: .absolute(20), heightDimension: .absolute(60), elementKind: "mark"
                )
                .containerAnchor(edges: .trailing, offset: .fractional(x: 1))
            }
        }
        .interGroupSpacing(16)
        .contentInsets(bottom: 16)
    }

    private static var backgrounds: any LayoutSection {
        Section { HGroup(height: .absolute(40), count: 4) { Item() }.interItemSpacing(.fixed(8)) }
            .interGroupSpacing(8)
            .orthogonalScrollingBehavior(.continuous)
            .contentInsets(value: 16)
            .decorationItems { DecorationItem(elementKind: "background") }
    }

    private static var groups: any LayoutSection {
        Section {
            HGroup(height: .absolute(100)) {
                Item(width: .fractionalWidth(1 / 3)).contentInsets(trailing: 4)
                VGroup(width: .fractionalWidth(1 / 3), count: 2) { Item() }
                    .interItemSpacing(.fixed(8))
                    .contentInsets(leading: 4, trailing: 4)
                VGroup(width: .fractionalWidth(1 / 3), count: 3) { Item() }
                    .interItemSpacing(.fixed(8))
                    .contentInsets(leading: 4)
            }
            .contentInsets(horizontal: 16)
        }
        .interGroupSpacing(8)
    }

    private static var rows: any LayoutSection {
        Section { HGroup(height: .absolute(40), count: 1) { Item() } }
            .interGroupSpacing(2)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(height: .absolute(24), elementKind: "header").pinToVisibleBounds(true)
                BoundarySupplementaryItem(height: .absolute(24), elementKind: "footer")
                    .alignment(.bottom)
                    .pinToVisibleBounds(true)
            }
    }
}

private let background = Box().fill(.white).border(width: 5, color: Color(hex: 0x00FFFF)).erased

/// A cell or a supplementary view.
private func view(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
    if content.category == .cell { return Box().fill(Color(hex: 0x808080)).cornerRadius(6).erased }
    return Box().fill(Color(hex: 0xAAAAAA)).erased
}
