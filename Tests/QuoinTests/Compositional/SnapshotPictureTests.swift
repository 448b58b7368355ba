import Foundation
import Quoin
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
        let folder = SnapshotFolder.url
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
        let scale = picture.scale
        let frames = picture.layout.frames.dropFirst()
        let labels = frames.map { frame in
            Rect(
                origin: Point(
                    frame.midX - Self.label.width / 2, frame.midY - Self.label.height / 2), size: Self.label)
        }
        let height = Double(reference.height) / scale
        for y in 0..<reference.height {
            let pointY = (Double(y) + 0.5) / scale
            guard (Self.bars.top..<height - Self.bars.bottom).contains(pointY) else { continue }
            for x in 0..<reference.width {
                let difference = Self.difference(picture.bitmap[x, y], reference[x, y])
                if difference == 0 { continue }
                let point = Point((Double(x) + 0.5) / scale, pointY)
                if labels.contains(where: { $0.contains(point) }) { continue }
                if frames.contains(where: { $0.hasCorner(near: point, within: Self.cornerRadius) }) {
                    largestInCorners = max(largestInCorners, difference)
                } else {
                    outsideOfCorners += 1
                }
            }
        }
    }

    private static func difference(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Int {
        (0..<4).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
    }
}

extension Rect {
    fileprivate var midX: Double { (minX + maxX) / 2 }
    fileprivate var midY: Double { (minY + maxY) / 2 }

    fileprivate func contains(_ point: Point) -> Bool {
        (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
    }

    fileprivate func hasCorner(near point: Point, within distance: Double) -> Bool {
        min(abs(point.x - minX), abs(point.x - maxX)) <= distance
            && min(abs(point.y - minY), abs(point.y - maxY)) <= distance
    }
}
