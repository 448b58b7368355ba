import Foundation
import Quoin
import TestSupport
import Testing

/// Our pictures of the layouts of CompositionalLayoutDSL's snapshot tests beside those that its collection view drew.
@Suite("Pictures of a collection view")
struct SnapshotPictureTests {
    @Test("the colors and the rectangles are the same, apart from labels, bars and the antialiasing of corners")
    func pictures() throws {
        guard let cases = try PictureCase.all() else {
            print("collection pictures: 0 cases, the suite is not beside the package")
            return
        }
        let renderer = try PictureRenderer()
        for item in cases {
            let picture = try renderer.draw(
                item.layout.phone(item.itemCounts, showsLabels: false), on: item.layout.example.canvas)
            let reference = try ImageFile(.file(item.picture)).bitmap()
            #expect(picture.bitmap.width == reference.width && picture.bitmap.height == reference.height)
            let differences = PictureDifferences(picture, reference)
            #expect(differences.outsideOfCorners == 0, "\(item.picture)")
            #expect(differences.largestInCorners <= 32, "\(item.picture)")
        }
        print("collection pictures: \(cases.count) cases")
    }
}

/// A case whose frames were measured in a picture.
private struct PictureCase {
    var layout: SnapshotLayout
    var itemCounts: [Int]
    var picture: String

    static func all() throws -> [PictureCase]? {
        let folder = PackageFolder.snapshots
            .appendingPathComponent("../../shared/conformance/compositional/cases").standardizedFileURL
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
        return try names.sorted().compactMap { name in
            let parts = name.split(separator: "-")
            guard parts.count == 3, parts[0] == "snapshot", let layout = SnapshotLayout(rawValue: String(parts[1]))
            else { return nil }
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let content = try JSONDecoder().decode(Content.self, from: data)
            return PictureCase(
                layout: layout, itemCounts: content.sections,
                picture: folder.appendingPathComponent(content.picture).path)
        }
    }

    private struct Content: Decodable {
        var sections: [Int]
        var picture: String
    }
}

/// In how many pixels two pictures of a collection differ where they should not.
private struct PictureDifferences {
    private(set) var outsideOfCorners = 0
    /// The largest difference of a color component from 0 to 255 within 6 points of a cell's corner.
    private(set) var largestInCorners = 0

    /// In points.
    private static let bars = (top: 54.0, bottom: 34.0)
    private static let label = Size(66, 22)
    private static let cornerRadius = 6.0

    init(_ picture: Picture, _ reference: Bitmap) {
        let frames = picture.layout.frames.dropFirst()
        let labels = frames.map { $0.middle(Self.label) }
        let shown = Self.bars.top..<Double(reference.height) / picture.scale - Self.bars.bottom
        for index in Self.differing(picture.bitmap.pixels, reference.pixels) {
            let (x, y) = (index % reference.width, index / reference.width)
            let point = Point((Double(x) + 0.5) / picture.scale, (Double(y) + 0.5) / picture.scale)
            guard shown.contains(point.y), !labels.contains(where: { $0.contains(point) }) else { continue }
            if frames.contains(where: { $0.hasCorner(near: point, within: Self.cornerRadius) }) {
                largestInCorners = max(largestInCorners, Self.difference(picture.bitmap[x, y], reference[x, y]))
            } else {
                outsideOfCorners += 1
            }
        }
    }

    /// The indexes of pixels that are not the same.
    private static func differing(_ a: [UInt32], _ b: [UInt32]) -> [Int] {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                var indexes: [Int] = []
                var index = 0
                while index < min(a.count, b.count) {
                    if a[index] != b[index] { indexes.append(index) }
                    index += 1
                }
                return indexes
            }
        }
    }

    private static func difference(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Int {
        (0..<4).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
    }
}

extension Rect {
    /// A rectangle of a size with the same middle.
    fileprivate func middle(_ size: Size) -> Rect {
        let (x, y) = ((minX + maxX - size.width) / 2, (minY + maxY - size.height) / 2)
        return Rect(origin: Point(x, y), size: size)
    }

    fileprivate func contains(_ point: Point) -> Bool {
        (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
    }

    fileprivate func hasCorner(near point: Point, within distance: Double) -> Bool {
        min(abs(point.x - minX), abs(point.x - maxX)) <= distance
            && min(abs(point.y - minY), abs(point.y - maxY)) <= distance
    }
}
