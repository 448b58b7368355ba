import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("parts of images") struct ImagePartTests {
    private let halves = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }

    @Test("a part of an image has the pixels in its rectangle")
    func cropping() throws {
        let whole = try #require(halves.cgImage)
        // Three pixels a point.
        #expect((whole.width, whole.height) == (120, 60))
        let part = try #require(whole.cropping(to: CGRect(x: 50, y: 40, width: 30, height: 100)))
        #expect((part.width, part.height) == (30, 20))
        let picture = try PictureRenderer().draw(
            UIImageView(image: UIImage(cgImage: part)), on: Canvas(width: 30, height: 20))
        let row = picture.bitmap.pixels.prefix(30)
        #expect(row[0] != row[29])
        #expect(row.map { $0 == row[0] } == (0..<30).map { $0 < 10 })
        #expect(whole.cropping(to: CGRect(x: 150, y: 0, width: 10, height: 10)) == nil)
    }

    @Test("a thumbnail has its size")
    func thumbnail() async {
        let size = CGSize(width: 10, height: 5)
        #expect(halves.preparingThumbnail(of: size)?.size == size)
        #expect(await halves.byPreparingThumbnail(ofSize: size)?.size == size)
    }
}
