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
        let widths = (0..<120).map { 360 - Double($0) / 2 }
        for textScale in [1, 1.6] {
            var canvas = document.canvas
            (canvas.scale, canvas.textScale) = (2, textScale)
            var all = LayoutSweep(document.root, on: canvas, widths: widths, settings: settings)
            try all.run(with: renderer)
            for position in widths.indices.aroundEnds(of: all.tracks.values.flatMap(\.ranges)) {
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

    @Test("that exceeds a limit is an error, not one at which texts fit")
    func limit() throws {
        var limits = Limits()
        limits.time = 0
        let renderer = try PictureRenderer(limits: limits)
        let root = Text("a text that is much wider than the canvas is").erased
        var sweep = LayoutSweep(root, on: Canvas(), widths: [20, 10], settings: Document.Check())
        #expect(throws: QuoinError.self) { try sweep.run(with: renderer) }
        for appearances in [[.light], Appearance.allCases] {
            sweep.contrast = ContrastSweep(on: Canvas(), in: appearances, with: renderer)
            #expect(throws: QuoinError.self) { try sweep.run(with: renderer) }
        }
    }

    @Test("shows what a kind of one's own does with its children")
    func ownKind() throws {
        let far = Element(Far()) { Box().width(10).height(10).id("a") }
        let found = try far.findings(widths: 20...30, ignoring: [.contrast])
        #expect(found.map(\.kind) == [.overflow] && found.first?.elements.map(\.id) == ["a"])
        let floating = Element(Floating()) { Box().width(10).height(10) }
        #expect(try floating.findings(widths: 20...30, ignoring: [.contrast]).isEmpty)
    }

    @Test("is at least a point and at most that of the widest picture")
    func bounds() {
        #expect(LayoutSweep.widths(in: ExtentRange(min: 0, max: 3), scale: 2) == [3, 2.5, 2, 1.5, 1])
        #expect(LayoutSweep.widths(in: .unconstrained, scale: 1).count == 16_384)
        #expect(LayoutSweep.widths(in: ExtentRange(exactly: 320), scale: 1) == [320])
    }

    @Test("in each text scale and language is one finding")
    func conditions() throws {
        let text = Text("Alexandra Lindqvist").flexShrink(1).id("name")
        let row = Row { text.modified { $0.kind.text.paragraph.lineLimit = 1 } }
        let found = try row.findings(
            widths: 100...300, textScales: [1, 2], languages: [.long, .rightToLeft], ignoring: [.contrast])
        let cut = found.filter { $0.kind == .cut }
        #expect(cut.count == 1)
        #expect(cut.first?.occurrences.count == 6)
        let ends = cut.first?.occurrences.compactMap { $0.widths.last?.upperBound } ?? []
        #expect(ends.first.map { $0 < ends[2] } == true, "longer words are cut at wider widths: \(ends)")
    }
}

extension Range<Int> {
    /// The positions beside the ends of ranges, where a sweep could be wrong by one, and every twelfth of the others.
    func aroundEnds(of ranges: [ClosedRange<Int>]) -> [Int] {
        let ends = Set(ranges.flatMap { [$0.lowerBound - 1, $0.lowerBound, $0.upperBound, $0.upperBound + 1] })
        return filter { $0.isMultiple(of: 12) || ends.contains($0) }
    }
}

/// A kind that places its children partly outside of itself.
private struct Far: LayoutKind {
    static let name = "far"

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { placedOutside(scope) }
}

/// A kind that declares that it does so.
private struct Floating: LayoutKind {
    static let name = "floating"
    static let declaration = KindDeclaration("Children beside it.", Floating(), containsChildren: false, [])

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { placedOutside(scope) }
}

private func placedOutside(_ scope: LayoutScope) -> LayoutMeasurement {
    for child in scope.children {
        child.measure(.unconstrained, parent: .undefined)
        child.place(at: Point(15, 0))
    }
    return LayoutMeasurement(size: Size(20, 10))
}
