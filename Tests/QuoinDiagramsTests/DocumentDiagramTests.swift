import Foundation
import QuoinFiles
import Testing

@Suite("Diagrams of the documents in Snapshots")
struct DocumentDiagramTests {
    private static let snapshots = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

    /// The documents that have a diagram, and some others, whose diagram shows all that was set.
    private static let documents = DocumentSearch(
        ["Diagrams", "Texture", "Layout/Stack", "AutoLayout", "Cookbook", "Cards"].map {
            snapshots.appendingPathComponent($0).path
        },
        access: .below(snapshots.path)
    ).found.map(\.file)

    /// Every fifth document of a folder, as neighbors are alike.
    private static func someDocuments(in folder: String) -> [DocumentFile] {
        documents.filter { $0.path.contains(folder) }.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    }

    @Test(
        "no label over another, a line or letters, none cut off, faint or small; no line through letters, no long leader",
        arguments: Appearance.allCases)
    func check(_ appearance: Appearance) throws {
        var options = RenderingOptions()
        (options.view, options.appearance) = (.diagram, appearance)
        let renderer = DocumentRenderer(options: options)
        // Only colors are others in the dark.
        let dark = Self.someDocuments(in: "/Diagrams/")
        let documents =
            appearance == .dark
            ? dark : Self.documents.filter { file in !dark.contains { $0.path == file.path } }
        #expect(documents.count > 50)
        for file in documents {
            let picture = try #require(try renderer.diagram(of: renderer.layOut(file.read(), file)))
            let findings = DiagramCheck(picture).findings
            #expect(findings.isEmpty, "\(file.path): \(findings.map(\.description).joined(separator: "\n"))")
        }
    }

    @Test("marks change little of a layout by default, and nothing of its letters and images")
    func ink() throws {
        var options = RenderingOptions()
        options.scale = 1
        var plain = options
        (options.view, plain.view) = (.diagram, .plain)
        let (renderer, plainRenderer) = (DocumentRenderer(options: options), DocumentRenderer(options: plain))
        var inks: [Double] = []
        var touched: [String] = []
        for file in Self.documents.filter({ $0.path.contains("/Cookbook/") || $0.path.contains("/Cards/") }) {
            let document = try file.read()
            let layout = try renderer.layOut(document, file)
            let picture = try #require(try renderer.diagram(of: layout))
            let drawing = try renderer.renderer(for: document, file)
            let marked = try drawing.draw(picture.list, on: layout.canvas)
            let list = try plainRenderer.displayList(of: layout)
            let bare = try drawing.draw(list, on: layout.canvas)
            let change = PixelChange(of: bare, in: marked, at: try #require(picture.layouts.first))
            inks.append(change.mean)
            #expect(change.mean <= 0.05, "\(file.path) has \(change.mean)")
            let content = (picture.texts + picture.images).map { $0.inset(by: EdgeInsets(1)) }
            if content.contains(where: change.isChanged) { touched.append(file.path) }
        }
        // The bands of spacings lie under the labels of connectors, the edge of an inset meets that of an image, and a
        // spacing letters that reach below their line.
        let files = touched.map { $0.split(separator: "/").last }
        #expect(files == ["architecture.yaml", "states.yaml", "release.yaml", "talk.yaml"])
        #expect(inks.sorted()[inks.count / 2] <= 0.03)
    }

    @Test("the contrast of letters, measured in pixels, is at least 4.5 to 1", arguments: Appearance.allCases)
    func pixels(_ appearance: Appearance) throws {
        var options = RenderingOptions()
        (options.view, options.appearance) = (.diagram, appearance)
        let renderer = DocumentRenderer(options: options)
        for file in Self.someDocuments(in: "/Diagrams/") {
            let document = try file.read()
            let layout = try renderer.layOut(document, file)
            let picture = try #require(try renderer.diagram(of: layout))
            let bitmap = try renderer.renderer(for: document, file).draw(picture.list, on: layout.canvas)
            for label in picture.labels {
                let contrast = bitmap.contrast(in: label.frame, scale: layout.canvas.scale, ground: label.background)
                #expect(contrast >= 4.5, "\(file.path): \"\(label.text)\" has \(contrast)")
            }
        }
    }
}

/// What differs between a bitmap and the same part of a larger one, at scale 1.
private struct PixelChange {
    /// The mean difference of a channel, from 0 to 1.
    private(set) var mean = 0.0
    private var changed: Set<Int> = []
    private let width: Int
    private let origin: Point

    init(of bitmap: Bitmap, in other: Bitmap, at place: Rect) {
        (width, origin) = (other.width, place.origin)
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let position = (y + Int(place.minY)) * width + x + Int(place.minX)
                let (first, second) = (bitmap.pixels[y * bitmap.width + x], other.pixels[position])
                guard first != second else { continue }
                changed.insert(position)
                for shift in [0, 8, 16] as [UInt32] {
                    sum += abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
                }
            }
        }
        mean = Double(sum) / Double(255 * 3 * bitmap.width * bitmap.height)
    }

    /// Whether a pixel that is wholly within an area is changed.
    func isChanged(in area: Rect) -> Bool {
        guard area.size.width >= 1, area.size.height >= 1 else { return false }
        return (Int(area.minY.rounded(.up))..<max(Int(area.maxY), Int(area.minY.rounded(.up)))).contains { y in
            (Int(area.minX.rounded(.up))..<max(Int(area.maxX), Int(area.minX.rounded(.up)))).contains { x in
                changed.contains(y * width + x)
            }
        }
    }
}

extension Bitmap {
    /// The highest contrast that a pixel of an area has with a ground, which must be there; 0 where it is not.
    fileprivate func contrast(in area: Rect, scale: Double, ground: RGBA) -> Double {
        var counts: [UInt32: Int] = [:]
        for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
            for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
                counts[pixels[y * width + x] & 0xFF_FFFF, default: 0] += 1
            }
        }
        let colors = counts.map { (color: RGBA(hex: $0.key), count: $0.value) }
        let grounds = colors.reduce(0) { $0 + ($1.color.isNear(ground) ? $1.count : 0) }
        guard grounds * 4 > colors.reduce(0, { $0 + $1.count }) else { return 0 }
        return colors.map { $0.color.contrast(with: ground) }.max() ?? 0
    }
}

extension RGBA {
    fileprivate func isNear(_ other: RGBA) -> Bool {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) < 0.02
    }
}
