import Foundation
import Quoin
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

    @Test(
        "no label over another, a line or letters, none cut off, faint or small; no line through letters, no long leader",
        arguments: Appearance.allCases)
    func check(_ appearance: Appearance) throws {
        var options = RenderingOptions()
        (options.view, options.appearance) = (.diagram, appearance)
        let renderer = DocumentRenderer(options: options)
        #expect(Self.documents.count > 50)
        for file in Self.documents {
            let picture = try #require(try renderer.diagram(of: renderer.layOut(file.read(), file)))
            let findings = DiagramCheck(picture).findings
            #expect(findings.isEmpty, "\(file.path): \(findings.map(\.description).joined(separator: "\n"))")
        }
    }

    @Test("the contrast of letters, measured in pixels, is at least 4.5 to 1", arguments: Appearance.allCases)
    func pixels(_ appearance: Appearance) throws {
        var options = RenderingOptions()
        (options.view, options.appearance) = (.diagram, appearance)
        let renderer = DocumentRenderer(options: options)
        for file in Self.documents.filter({ $0.path.contains("/Diagrams/") }) {
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
