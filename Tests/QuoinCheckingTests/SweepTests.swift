import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene
import TestSupport
import Testing

@testable import QuoinChecking

@Suite("Every width")
struct SweepTests {
    @Test(
        "is found as if it were laid out alone",
        arguments: [
            "Cookbook/settings-list", "Cookbook/invoice", "Cookbook/tag-cloud", "AutoLayout/notification",
            "Compositional/lanes",
        ])
    func alone(name: String) throws {
        let document = try PackageFolder.document(name)
        let renderer = try PictureRenderer()
        var settings = Document.Check()
        // A jump is seen from one width to the next.
        settings.levels.byKind[.jump] = .off
        let widths = (0..<240).map { 360 - Double($0) / 2 }
        for textScale in [1, 1.6] {
            var canvas = document.canvas
            (canvas.scale, canvas.textScale) = (2, textScale)
            var all = LayoutSweep(document.root, on: canvas, widths: widths, settings: settings)
            try all.run(with: renderer)
            for position in widths.indices {
                var one = LayoutSweep(document.root, on: canvas, widths: [widths[position]], settings: settings)
                try one.run(with: renderer)
                let seen = all.tracks.filter { $0.value.ranges.contains { $0.contains(position) } }
                #expect(words(one.tracks) == words(seen), "\(name) at \(widths[position])")
            }
        }
    }

    private func words(_ tracks: [ObservationKey: ObservationTrack]) -> [String] {
        tracks.map { key, track in
            "\(key.kind) \(track.subjects.map(\.reference.path)) \(key.rule)"
        }.sorted()
    }

    @Test("begins and ends on the pixels of the canvas", arguments: [1.0, 2, 3])
    func pixels(scale: Double) throws {
        let row = Row {
            Box().width(200).height(10)
            Box().width(100.5).height(10)
        }
        var canvas = Canvas(width: ExtentRange(exactly: 300))
        canvas.scale = scale
        let found = try row.findings(widths: 280...320, on: canvas, ignoring: [.contrast])
        let least = PixelGrid(scale: scale).ceil(100.5) + 200
        #expect(found.map(\.kind) == [.overflow])
        let range = try #require(found.first?.occurrences.first?.widths.first)
        #expect(range.lowerBound == 280 && abs(range.upperBound - (least - 1 / scale)) < 1e-9)
    }

    @Test("is at least a point and at most that of the widest picture")
    func bounds() {
        #expect(LayoutSweep.widths(in: ExtentRange(0, 3), scale: 2) == [3, 2.5, 2, 1.5, 1])
        #expect(LayoutSweep.widths(in: .unconstrained, scale: 1).count == 16_384)
        #expect(LayoutSweep.widths(in: ExtentRange(exactly: 320), scale: 1) == [320])
    }

    @Test("in each text scale and language is one finding")
    func conditions() throws {
        let text = Text("Alexandra Lindqvist").flexShrink(1).id("name")
        let row = Row { text.modified { $0.kind.text.paragraph.lineLimit = 1 } }
        let found = try row.findings(
            widths: 100...300, textScales: [1, 2], languages: ["pseudo-long", "pseudo-rtl"], ignoring: [.contrast])
        let cut = found.filter { $0.kind == .cut }
        #expect(cut.count == 1)
        #expect(cut.first?.occurrences.count == 6)
        let ends = cut.first?.occurrences.compactMap { $0.widths.last?.upperBound } ?? []
        #expect(ends.first.map { $0 < ends[2] } == true, "longer words are cut at wider widths: \(ends)")
    }
}
