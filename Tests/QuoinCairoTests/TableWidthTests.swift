import Quoin
import TestSupport
import Testing

/// The widths of cells beside those of Chromium 156 for the same tables of HTML, with `border-spacing: 0`, a padding of 6 and
/// 12 pixels, and letters of DejaVu Sans of 16 pixels.
@Suite("Tables in browsers")
struct TableWidthTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        /// The width of the room for the table, and whether the table fills it.
        var room: Double
        var fills = false
        var columns: [TableNode.Column] = []
        /// The cells of each row: the text, and the columns and rows that it extends over.
        var rows: [[Cell]]
        /// The widths of the cells in Chromium.
        var expected: [Double]
        var testDescription: String { name }
    }

    struct Cell: ExpressibleByStringLiteral, Sendable {
        var text: String
        var columns = 1
        var rows = 1

        init(stringLiteral text: String) { self.text = text }

        init(_ text: String, columns: Int = 1, rows: Int = 1) {
            (self.text, self.columns, self.rows) = (text, columns, rows)
        }
    }

    @Test("cells are as wide as in a browser, within a pixel", arguments: cases)
    func widths(table: Case) throws {
        let style = TextStyle(families: ["DejaVu Sans"], size: 16)
        let element = Table(columns: table.columns) {
            table.rows.map { cells in
                TableRow {
                    for cell in cells { Text(cell.text, style: style).columnSpan(cell.columns).rowSpan(cell.rows) }
                }
            }
        }
        let room = ExtentRange(min: table.fills ? table.room : 0, max: table.room)
        let range = SizeRange(width: room, height: ExtentRange(min: 0, max: .infinity))
        let layout = try Studio().layout(element, in: range, scale: 64)
        // The first children are the boxes of the cells.
        let found = layout.tree.children(of: 0).prefix(table.expected.count).map { layout.frames[$0].size.width }
        for (width, expected) in zip(found, table.expected) { #expect(abs(width - expected) < 1) }
    }

    @Test(
        "columns whose parts take the whole table make it as wide as its room; what is beyond the whole does not count",
        arguments: [([0.5, 0.5], [0.5, 0.5]), ([1], [1]), ([0.8, 0.6], [0.8, 0.2])])
    func wholeParts(parts: [Double], counted: [Double]) throws {
        func widths(_ parts: [Double]) throws -> [Double] {
            let table = Table(columns: parts.map { .init(.part($0)) } + [.init()]) {
                [TableRow { for _ in 0...parts.count { Text("a") } }]
            }
            let range = SizeRange(width: ExtentRange(min: 0, max: 300), height: ExtentRange(min: 0, max: .infinity))
            let layout = try Studio().layout(table, in: range)
            return layout.tree.children(of: 0).prefix(parts.count + 1).map { layout.frames[$0].size.width }
        }
        let found = try widths(parts)
        #expect(found.reduce(0, +) == 300)
        #expect(try found == widths(counted))
    }

    @Test("a picture that is as wide as a part of its cell makes no column wider than its share, as in a browser")
    func picturesOfParts() throws {
        func widths(_ picture: some LayoutElement) throws -> [Double] {
            let table = Table(columns: [.init(.fraction(1)), .init(.fraction(1))]) {
                [
                    TableRow {
                        Text("a")
                        Text("b")
                    },
                    TableRow {
                        picture
                        picture
                    },
                ]
            }
            let range = SizeRange(width: ExtentRange(exactly: 400), height: ExtentRange(min: 0, max: .infinity))
            let layout = try Studio().layout(table, in: range)
            return layout.tree.children(of: 0).prefix(2).map { layout.frames[$0].size.width }
        }
        let photo = Image(ImageResource(.file("/nowhere.png"), size: Size(600, 100)))
        #expect(try widths(photo.width(.percent(100))) == [200, 200])
        #expect(try widths(photo.maxWidth(.percent(100))) == [200, 200])
        #expect(try widths(photo.width(.percent(100)).minWidth(250)) == [274, 274])
        #expect(try widths(photo) == [624, 624])
    }

    static let cases: [Case] = [
        Case(
            name: "auto fits", room: 600, rows: [["one", "two words", "3"], ["four", "five", "six seven"]],
            expected: [56.14, 105.91, 98.97, 56.14, 105.91, 98.97]),
        Case(
            name: "more columns than cells begin in", room: 400, fills: true,
            rows: [["a", "a", "a"], [Cell("f", columns: 9)]], expected: [133.33, 133.33, 133.33, 400]),
        Case(
            name: "auto narrow", room: 240,
            rows: [["one", "a longer text that may be broken", "3"], ["four", "five", "six seven"]],
            expected: [56.14, 108.39, 75.47, 56.14, 108.39, 75.47]),
        Case(
            name: "auto very narrow", room: 60,
            rows: [["one", "a longer text that may be broken", "3"], ["four", "five", "six seven"]],
            expected: [56.14, 78.86, 71.62, 56.14, 78.86, 71.62]),
        Case(
            name: "wide", room: 500, fills: true, rows: [["one", "two words", "3"], ["four", "five", "six seven"]],
            expected: [107.53, 202.86, 189.61, 107.53, 202.86, 189.61]),
        Case(
            name: "wide with an empty column", room: 500, fills: true,
            rows: [["one", "", "3"], ["four", "", "six seven"]], expected: [156.72, 66.98, 276.3, 156.72, 66.98, 276.3]),
        Case(
            name: "fixed and content", room: 400, fills: true, columns: [.init(.points(100)), .init()],
            rows: [["one", "two words"], ["four", "a longer text that may be broken"]], expected: [100, 300, 100, 300]),
        Case(
            name: "fixed too narrow for a word", room: 400, fills: true, columns: [.init(.points(20)), .init()],
            rows: [["Donaudampfschiff", "two"], ["four", "five"]], expected: [170.28, 229.72, 170.28, 229.72]),
        Case(
            name: "all fixed in a wider table", room: 400, fills: true,
            columns: [.init(.points(60)), .init(.points(120))], rows: [["one", "two"], ["a", "b"]],
            expected: [133.33, 266.67, 133.33, 266.67]),
        Case(
            name: "all fixed in a narrower table", room: 200, fills: true,
            columns: [.init(.points(120)), .init(.points(180))], rows: [["one", "two"], ["a", "b"]],
            expected: [85.69, 114.31, 85.69, 114.31]),
        Case(
            name: "percent", room: 400, fills: true, columns: [.init(.part(0.25)), .init(), .init()],
            rows: [["one", "two words", "3"], ["four", "five", "six seven"]],
            expected: [100, 155.08, 144.92, 100, 155.08, 144.92]),
        Case(
            name: "percent narrow", room: 220, fills: true, columns: [.init(.part(0.5)), .init(), .init()],
            rows: [["one", "a longer text that may be broken", "3"], ["four", "five", "six seven"]],
            expected: [69.52, 78.86, 71.62, 69.52, 78.86, 71.62]),
        Case(
            name: "percent auto", room: 600, columns: [.init(.part(0.25)), .init()],
            rows: [["one", "two words"], ["four", "five"]], expected: [56.14, 168.42, 56.14, 168.42]),
        Case(
            name: "percent and fixed", room: 400, fills: true,
            columns: [.init(.part(0.3)), .init(.points(90)), .init()],
            rows: [["one", "two words", "3"], ["four", "five", "six seven"]], expected: [120, 90, 190, 120, 90, 190]),
        Case(
            name: "all percent", room: 400, fills: true, columns: [.init(.part(0.2)), .init(.part(0.3))],
            rows: [["one", "two"], ["a", "b"]], expected: [160, 240, 160, 240]),
        Case(
            name: "span fits", room: 400, fills: true,
            rows: [[Cell("one", columns: 2), "3"], ["four", "five", "six seven"]],
            expected: [210.12, 189.88, 107.7, 102.42, 189.88]),
        Case(
            name: "span grows", room: 600,
            rows: [[Cell("a heading that is wider than both", columns: 2), "3"], ["four", "five words", "six"]],
            expected: [291.11, 46.25, 100.7, 190.41, 46.25]),
        Case(
            name: "span grows narrow", room: 200, fills: true,
            rows: [[Cell("a heading that is wider than both", columns: 2), "3"], ["four", "five words", "six"]],
            expected: [153.73, 46.27, 63.22, 90.52, 46.27]),
        Case(
            name: "span of three", room: 600,
            rows: [
                [Cell("a heading that is much wider than all three of them", columns: 3)],
                ["four", "five words", "six"], ["a", "b", "c"],
            ], expected: [438.05, 117.92, 222.95, 97.17, 117.92, 222.95, 97.17]),
        Case(
            name: "span over fixed", room: 400, fills: true, columns: [.init(.points(80)), .init(), .init()],
            rows: [[Cell("a heading that is wider than both", columns: 2), "3"], ["four", "five words", "six"]],
            expected: [342.48, 57.52, 80, 262.48, 57.52]),
        Case(
            name: "two spans", room: 600,
            rows: [
                [Cell("first heading, long", columns: 2), Cell("second heading", columns: 2)],
                ["a", "bb", "ccc", "dddd"], ["1", Cell("in the middle of the table", columns: 2), "4"],
            ], expected: [222.75, 150.84, 73.92, 148.83, 82.62, 68.22, 73.92, 231.45, 68.22]),
        Case(
            name: "long words", room: 300, fills: true,
            rows: [["Donaudampfschiff", "Rindfleisch", "x"], ["a", "b c d e f g h i j k l", "y"]],
            expected: [170.28, 111.5, 33.47, 170.28, 111.5, 33.47]),
        Case(
            name: "many columns", room: 480, fills: true,
            rows: [["a", "bb", "ccc", "dddd", "eeeee", "ffffff"], ["1", "two 2", "three 3 3", "4", "5 5", "6"]],
            expected: [41.59, 83.27, 117.88, 78.64, 89.11, 69.52, 41.59, 83.27, 117.88, 78.64, 89.11, 69.52]),
        Case(
            name: "row spans", room: 300,
            rows: [
                [Cell("tall one here", rows: 2), "two", "three"], ["four", "five words"],
                ["six", "seven", "eight nine ten"],
            ], expected: [108.64, 71.64, 119.72, 71.64, 119.72, 108.64, 71.64, 119.72]),
        Case(
            name: "minimum", room: 400, fills: true, columns: [.init(minimum: 150), .init()],
            rows: [["one", "two words"], ["four", "a longer text that may be broken"]], expected: [150, 250, 150, 250]),
    ]
}
