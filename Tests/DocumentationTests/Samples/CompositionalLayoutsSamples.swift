import Quoin
import QuoinCompositionalLayoutDSL
import Testing

@Suite("Samples: Compositional layouts")
struct CompositionalLayoutsSamples {
    @Test("a section of threes")
    func feed() throws {
        let feed = CollectionView(
            LayoutBuilder {
                Section {
                    HGroup(height: .absolute(80), count: 3) { Item() }
                        .interItemSpacing(.fixed(8))
                }
                .interGroupSpacing(8)
                .contentInsets(value: 16)
            }, itemCounts: [9]
        ) { content in
            Text("\(content.index)").centered().fill(Color(hex: 0xE5E5EA)).cornerRadius(8)
        }

        let cells = try feed.layout(in: SizeRange(exactly: Size(336, 400))).frames
        #expect(cells[1] == Rect(16, 16, 96, 80))
    }

    @Test("groups in groups, headers, badges and backgrounds")
    func sections() throws {
        let mosaic = Section {
            HGroup(height: .absolute(120)) {
                Item(width: .fractionalWidth(0.5)).contentInsets(value: 2)
                VGroup(count: 2) { Item().contentInsets(value: 2) }.width(.fractionalWidth(0.5))
            }
        }

        let badge = SupplementaryItem(
            widthDimension: .absolute(20), heightDimension: .absolute(20), elementKind: "badge"
        )
        .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.3, y: -0.3))

        let albums = Section {
            HGroup(width: .absolute(120), height: .absolute(120)) { Item { badge } }
        }
        .interGroupSpacing(12)
        .orthogonalScrollingBehavior(.continuous)
        .boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(44), elementKind: "header").pinToVisibleBounds(true)
        }
        .decorationItems { DecorationItem(elementKind: "background") }

        #expect(try LayoutSectionBuilder { mosaic }.group.supplementaryItems.isEmpty)
        #expect(try LayoutSectionBuilder { albums }.boundarySupplementaryItems.map(\.elementKind) == ["header"])
    }
}
