import QuoinAutoLayout
import TestSupport
import Testing

/// A layout that was laid out at other sizes starts from those solutions, and gives what a new one gives.
@Suite("Constraints at many widths")
struct ManyWidthsTests {
    /// A text in characters of 10 points, which break anywhere into lines of 20 points.
    private struct Characters: LayoutKind {
        static let name = "characters"
        static let isNode = true

        var count: Int
        var wrapsContent: Bool { true }

        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            let perLine = min(max(Int(min(range.max.width, 1e6) / 10), 1), count)
            let size = Size(Double(perLine * 10), Double((count + perLine - 1) / perLine * 20))
            return LayoutMeasurement(size: range.clamp(size), baselines: .at(ascender: 15, descender: 5))
        }
    }

    private func check(
        _ element: Element<ConstraintsLayout>, in ranges: [SizeRange], _ environment: LayoutEnvironment, _ what: String
    ) throws {
        var engine = LayoutEngine(try LayoutTree(element), environment: environment)
        for range in ranges {
            let kept = try engine.trace(in: range)
            let new = try element.trace(in: range, environment: environment)
            #expect(kept.layout.frames == new.layout.frames, "in \(range): \(what)")
            let reports = [kept, new].map { $0.fact(ConstraintSolution.self, of: 0)?.report.description }
            #expect(reports[0] == reports[1], "in \(range): \(what)")
        }
    }

    @Test("a notification with texts that wrap", arguments: LayoutDirection.allCases, [true, false])
    func notification(_ direction: LayoutDirection, isExact: Bool) throws {
        let texts = [("name", 24), ("time", 9), ("message", 60), ("marks", 12)]
        var views = texts.map {
            ConstrainedElement(ConstraintsLayout.ViewTraits($0.0), Element(Characters(count: $0.1)))
        }
        views[1].traits.hugging.horizontal = 251
        views[3].traits.compression.horizontal = 749
        var photo = ConstraintsLayout.ViewTraits("photo")
        photo.intrinsic = .init(width: 44, height: 44)
        views.append(ConstrainedElement(photo, Spacer()))
        let element = try ConstraintsLayout.element(
            views: views,
            rules: [
                "photo.leadingTop == container.leadingTop + 12", "name.leading == photo.trailing + 12",
                "name.top == container.top + 12", "time.leading == name.trailing + 8",
                "time.trailing == container.trailing - 12", "time.firstBaseline == name.firstBaseline",
                "message.leading == name.leading", "message.trailing == container.trailing - 12",
                "message.top == name.bottom + 3", "marks.leading == name.leading", "marks.top == message.bottom + 8",
                "marks.trailing <= container.trailing - 12", "marks.bottom <= container.bottom - 12",
                "photo.bottom <= container.bottom - 12",
            ])
        let widths = (3...12).reversed().map { Double($0 * 40) } + [333, 90, 701]
        let ranges = widths.map { width in
            SizeRange(
                width: ExtentRange(min: isExact ? width : 60, max: width), height: ExtentRange(min: 0, max: .infinity))
        }
        try check(element, in: ranges, LayoutEnvironment(direction: direction), "notification")
    }

    @Test("random layouts", arguments: LayoutShape.allCases)
    func random(shape: LayoutShape) throws {
        let layout = shape.layout(seed: 55_000)
        let element = Element(try layout.layout(), children: layout.views.map { _ in Spacer().erased })
        let ranges = [300, 301, 40].flatMap { width in
            [
                SizeRange(exactly: Size(width, 200)), SizeRange(min: Size(width, 0), max: Size(width, 400)),
                SizeRange(min: .zero, max: Size(width, 400)),
            ]
        }
        try check(element, in: ranges, LayoutEnvironment(direction: layout.direction), "\(layout)")
    }
}
