import Quoin
import QuoinCompositionalLayoutDSL

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
