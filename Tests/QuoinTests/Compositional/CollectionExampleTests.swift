import Foundation
import Quoin
import QuoinCompositionalLayoutDSL
import QuoinDocument
import TestSupport
import Testing

@Suite("Collections in Swift and as documents")
struct CollectionExampleTests {
    @Test(
        "the Swift code and the document give the same picture, which stands beside it",
        arguments: CollectionExample.all)
    func samePicture(example: CollectionExample) throws {
        let document = try PackageFolder.document(example.name)
        #expect(document.canvas == example.canvas)
        #expect(document.warnings.isEmpty)
        let renderer = try PictureRenderer()
        let written = try renderer.draw(document.root, on: document.canvas)
        let coded = try renderer.draw(example.element, on: example.canvas)
        #expect(coded.layout.size == written.layout.size)
        #expect(coded.bitmap == written.bitmap)
        let file = PackageFolder.snapshots.appendingPathComponent(example.name + ".png")
        #expect(try ImageFile(.file(file.path)).bitmap() == written.bitmap)
    }

    @Test("every document is here in Swift")
    func completeness() {
        #expect(PackageFolder.documents(below: "Compositional") == CollectionExample.all.map(\.name).sorted())
    }
}

extension CollectionExample {
    static let fractal = CollectionExample("fractal", width: 512) {
        let section = Section { Fractal(height: .fractionalWidth(0.5), depth: 2) }
        return CollectionView(LayoutBuilder { section }, itemCounts: [14]) { content in
            Text("\(content.index)", size: 13, .white, weight: .semibold).centered()
                .fill(Color(hue: content.hue("2"), 60, 56))
                .cornerRadius(6)
                .erased
        }
    }
}

/// A group that holds a smaller copy of itself.
private struct Fractal: LayoutGroup {
    var height = CollectionLayoutSize.Dimension.fractionalHeight(1)
    var depth: Int

    var layoutGroup: LayoutGroup {
        HGroup(height: height) {
            Item(width: .fractionalWidth(0.5)).contentInsets(value: 4)
            VGroup(width: .fractionalWidth(0.5)) {
                Item(height: .fractionalHeight(0.5)).contentInsets(value: 4)
                if depth == 1 {
                    Item(height: .fractionalHeight(0.5)).contentInsets(value: 4)
                } else {
                    HGroup(height: .fractionalHeight(0.5)) {
                        VGroup(width: .fractionalWidth(0.5)) {
                            Fractal(height: .fractionalHeight(0.5), depth: depth - 1)
                            Item(height: .fractionalHeight(0.5)).contentInsets(value: 4)
                        }
                        Item(width: .fractionalWidth(0.5)).contentInsets(value: 4)
                    }
                }
            }
        }
    }
}

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
