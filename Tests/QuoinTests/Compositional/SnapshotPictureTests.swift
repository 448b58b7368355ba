import Foundation
import Quoin
import TestSupport
import Testing

/// Our pictures of the layouts of CompositionalLayoutDSL's snapshot tests and those that its collection view drew.
@Suite("Pictures of a collection view")
struct SnapshotPictureTests {
    @Test(
        "the colors and the rectangles are the same, apart from labels, bars and corners",
        arguments: try PictureCase.paths())
    func picture(path: String) throws {
        let item = try ConformanceCases.read(path, as: PictureCase.self)
        let layout = try #require(SnapshotLayout(rawValue: item.layoutName))
        let picture = try PictureRenderer().draw(
            layout.phone(item.sections), on: SnapshotLayout.canvas)
        #expect(picture.bitmap.comparedPart(frames: picture.layout.frames, scale: picture.scale).digest == item.digest)
    }
}

/// A case whose frames were measured in a picture.
private struct PictureCase: Decodable {
    /// `snapshot`, the name of the layout, and the scale, with hyphens.
    var name: String
    /// The number of items in each section.
    var sections: [Int]
    /// The digest of the part of the collection view's picture that is compared.
    var digest: String

    var layoutName: String { String(name.split(separator: "-")[1]) }

    static func paths() throws -> [String] {
        try ConformanceCases.paths(in: "compositional").filter { $0.contains("/snapshot-") }
    }
}

extension Bitmap {
    /// The picture of a phone's collection view without what a collection view does not lay out: the bars, the labels in the
    /// middle of cells, and the corners of cells, whose antialiasing differs.
    fileprivate func comparedPart(frames: [Rect], scale: Double) -> Bitmap {
        let bars = (top: 54.0, bottom: 34.0)
        let label = Size(66, 22)
        let cornerRadius = 6.0
        let size = Size(Double(width) / scale, Double(height) / scale)
        var part = self
        part.clear(Rect(0, 0, size.width, bars.top), scale: scale)
        part.clear(Rect(0, size.height - bars.bottom, size.width, bars.bottom), scale: scale)
        for frame in frames.dropFirst() {
            part.clear(
                Rect(
                    (frame.minX + frame.maxX - label.width) / 2, (frame.minY + frame.maxY - label.height) / 2,
                    label.width, label.height), scale: scale)
            for x in [frame.minX, frame.maxX] {
                for y in [frame.minY, frame.maxY] {
                    let side = 2 * cornerRadius
                    part.clear(Rect(x - cornerRadius, y - cornerRadius, side, side), scale: scale)
                }
            }
        }
        return part
    }

    /// Makes the pixels of a rectangle, in points, transparent.
    private mutating func clear(_ rect: Rect, scale: Double) {
        func pixels(_ from: Double, _ to: Double, within limit: Int) -> Range<Int> {
            let lower = min(max(Int((from * scale).rounded(.down)), 0), limit)
            return lower..<min(max(Int((to * scale).rounded(.up)), lower), limit)
        }
        let columns = pixels(rect.minX, rect.maxX, within: width)
        for y in pixels(rect.minY, rect.maxY, within: height) {
            for x in columns { self.pixels[y * width + x] = 0 }
        }
    }
}
