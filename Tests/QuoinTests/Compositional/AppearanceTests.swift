import Quoin
import QuoinCompositionalLayoutDSL
import Testing

/// What a visible-items handler asks for, in a still picture.
@Suite("The appearance of visible items")
struct AppearanceTests {
    /// A column of black squares of 10 points on white, as a handler leaves them.
    private func picture(_ handler: @escaping @Sendable (inout CollectionLayoutSection.VisibleItem) -> Void) throws
        -> Bitmap
    {
        let section = Section { HGroup(height: .absolute(10), count: 1) { Item() } }
            .visibleItemsInvalidationHandler { items, _, _ in
                for index in items.indices { handler(&items[index]) }
            }
        let collection = CollectionView(LayoutBuilder { section }, itemCounts: [2]) { _ in
            Box().fill(.black).erased
        }
        var canvas = Canvas(width: ExtentRange(exactly: 10), height: ExtentRange(exactly: 20))
        canvas.fills = [.solid(.white)]
        return try PictureRenderer().draw(collection.paintsAppearance(), on: canvas).bitmap
    }

    private func gray(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int { Int(picture[x, y].x) }

    @Test("alpha is the opacity of the whole item")
    func alpha() throws {
        let picture = try picture { if $0.index == 1 { $0.alpha = 0.4 } }
        #expect(gray(picture, 5, 5) == 0 && gray(picture, 5, 15) == 153)
    }

    @Test("a transform keeps the item's middle where it is")
    func transform() throws {
        let half = TransformMatrix(a: 0.6, d: 0.6)
        let picture = try picture { if $0.index == 0 { $0.transform = half } }
        #expect(gray(picture, 1, 5) == 255 && gray(picture, 2, 2) == 0 && gray(picture, 7, 7) == 0)
        #expect(gray(picture, 8, 5) == 255 && gray(picture, 5, 15) == 0)
    }

    @Test("an item can be moved and hidden")
    func places() throws {
        let moved = try picture { if $0.index == 0 { $0.center.x += 5 } }
        #expect(gray(moved, 4, 5) == 255 && gray(moved, 5, 5) == 0)
        let hidden = try picture { if $0.index == 0 { $0.isHidden = true } }
        #expect(gray(hidden, 5, 5) == 255 && gray(hidden, 5, 15) == 0)
    }
}
