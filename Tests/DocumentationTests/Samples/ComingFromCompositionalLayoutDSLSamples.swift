import Quoin
import QuoinCompositionalLayoutDSL
import Testing

@Suite("Samples: Coming from CompositionalLayoutDSL")
struct ComingFromCompositionalLayoutDSLSamples {
    @Test("a lane of squares")
    func lane() throws {
        let collectionView = CollectionView(
            LayoutBuilder {
                Section {
                    VGroup(count: 1) { Item() }
                        .height(.fractionalWidth(0.3))
                        .width(.fractionalWidth(0.3))
                        .interItemSpacing(.fixed(8))
                }
                .interGroupSpacing(8)
                .contentInsets(horizontal: 16, vertical: 8)
                .orthogonalScrollingBehavior(.continuous)
            }, itemCounts: [8]
        ) { content in
            Box().fill(Color(hex: 0xE5E5EA)).cornerRadius(6).erased
        }

        let scrolled = collectionView.contentOffset(Point(0, 120)).orthogonalOffset(200, section: 0)

        let range = SizeRange(exactly: Size(300, 400))
        #expect(try collectionView.layout(in: range).frames[1] == Rect(16, 8, 90, 90))
        #expect(try scrolled.layout(in: range).size == Size(300, 400))
    }
}
