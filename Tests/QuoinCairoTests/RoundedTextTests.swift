import Quoin
import TestSupport
import Testing

/// Edges are rounded to pixels after texts are measured. Within rounded frames their lines break as they did before.
@Suite("Texts in rounded frames")
struct RoundedTextTests {
    private final class CutCounter: TextShaper {
        private let base: any TextShaper
        private(set) var count = 0

        init(_ base: any TextShaper) { self.base = base }

        func shape(_ text: TextContent, in available: Size) -> ShapedText {
            let shaped = base.shape(text, in: available)
            if shaped.isTruncated { count += 1 }
            return shaped
        }

        func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text) }
    }

    private static let words = "Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi"

    /// The widths at which a text is cut when it is painted.
    private func cutWidths(_ widths: ClosedRange<Int>, _ element: AnyElement) throws -> [Int] {
        let studio = try Studio()
        // Thirds of four neighboring widths have every rest.
        return try widths.filter { $0.isMultiple(of: 4) }.filter { width in
            let height = ExtentRange(min: 0, max: .infinity)
            let range = SizeRange(width: ExtentRange(exactly: Double(width)), height: height)
            let layout = try studio.layout(element, in: range)
            let counter = CutCounter(studio.shaper)
            _ = try DisplayList(layout, shaper: counter)
            return counter.count > 0
        }
    }

    @Test("no text is cut in a row by CSS's rules whose widths are fractions of points")
    func rows() throws {
        let texts = (0..<3).map { _ in Text(Self.words).flexGrow(1).flexBasis(.points(0)) }
        let row = Row { texts.map(\.erased) }.flexRules(.css)
        #expect(try cutWidths(200...420, row.erased) == [])
    }

    @Test("no text is cut in a view of constraints")
    func constraints() throws {
        let element = try ConstraintsLayout.element(
            views: [ConstrainedElement(ConstraintsLayout.ViewTraits("text"), Text(Self.words))],
            rules: [
                "text.leadingTop == container.leadingTop", "text.width == container.width * 0.3333",
                "text.bottom == container.bottom",
            ])
        #expect(try cutWidths(300...700, element.erased) == [])
    }

    @Test("no word breaks in a table whose padding and lines are no whole pixels", arguments: [1.0, 1.25, 1.5, 2, 3])
    func tables(scale: Double) throws {
        let studio = try Studio()
        for padding in stride(from: 3.0, to: 4, by: 0.05) {
            var table = Table {
                [TableRow { for word in ["To be wrapped", "No", "Name", "$40.00"] { Text(word) } }]
            }
            table.kind.lines = TableNode.Lines(all: TableNode.Line(width: 1))
            table.kind.padding = EdgeInsets(padding)
            let layout = try studio.layout(table, scale: scale)
            let heights = Set(layout.tree.children(of: 0).dropFirst(4).map { layout.frames[$0].size.height })
            #expect(heights.count == 1, "padding \(padding)")
        }
    }

    @Test("numbers that are aligned by their points stay on one line, and the points stand below one another")
    func decimals() throws {
        let numbers = ["$40.00", "€12.50", "1,234.56", "7.1", "11.11", "7.5", "$77.77", "300.125"]
        let studio = try Studio()
        for direction in LayoutDirection.allCases {
            for number in numbers {
                #expect(try lineCounts(of: [number], direction, studio) == [1], "\(number) \(direction)")
            }
            #expect(try lineCounts(of: numbers, direction, studio) == Array(repeating: 1, count: numbers.count))
            let points = try points(of: numbers, direction, studio)
            for point in points { #expect(abs(point - points[0]) < 1, "\(points) \(direction)") }
        }
    }

    @Test("the decimal sign is that of the table, else the last point or comma of a text that has both")
    func decimalSigns() throws {
        let studio = try Studio()
        let (german, mixed) = (["2.400,00 €", "15,00 €", "1.234,5 €"], ["2.400,00", "1.234,5"])
        for (numbers, sign) in [(german, ","), (mixed, nil)] as [([String], String?)] {
            let places = zip(numbers, try contents(numbers, .leftToRight, studio, sign)).map { number, frame in
                let whole = TextContent(String(number.prefix { $0 != "," }))
                return frame.minX + studio.shaper.shape(whole, in: .infinity).size.width
            }
            for place in places { #expect(abs(place - places[0]) < 1, "\(places)") }
        }
    }

    private func layout(
        _ numbers: [String], _ direction: LayoutDirection, _ studio: Studio, _ sign: String?
    ) throws -> Layout {
        var environment = LayoutEnvironment(scale: 1, direction: direction)
        environment[TextShaperKey.self] = studio.shaper
        let table = Table(columns: [.init(alignment: .decimal)]) {
            numbers.map { number in TableRow { Text(number) } }
        }.decimalSign(sign)
        return try table.layout(in: .unconstrained, environment: environment)
    }

    private func contents(
        _ numbers: [String], _ direction: LayoutDirection, _ studio: Studio, _ sign: String? = nil
    ) throws -> [Rect] {
        let layout = try layout(numbers, direction, studio, sign)
        return layout.tree.children(of: 0).dropFirst(numbers.count).map { layout.frames[$0] }
    }

    private func lineCounts(of numbers: [String], _ direction: LayoutDirection, _ studio: Studio) throws -> [Int] {
        zip(numbers, try contents(numbers, direction, studio)).map { number, frame in
            studio.shaper.shape(TextContent(number), in: frame.size).lines.count
        }
    }

    /// Where the decimal points are, in points.
    private func points(of numbers: [String], _ direction: LayoutDirection, _ studio: Studio) throws -> [Double] {
        zip(numbers, try contents(numbers, direction, studio)).map { number, frame in
            let whole = TextContent(String(number.prefix { $0 != "." }))
            return frame.minX + studio.shaper.shape(whole, in: .infinity).size.width
        }
    }
}
