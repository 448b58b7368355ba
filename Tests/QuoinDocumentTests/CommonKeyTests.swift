import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Common keys")
struct CommonKeyTests {
    @Test("sizes are points, percentages or auto")
    func sizes() throws {
        let style = try style(
            "width: 50, height: \"25%\", minWidth: auto, maxWidth: 100%, minHeight: 0%, maxHeight: \"auto\"")
        #expect(style.width == .points(50) && style.height == .fraction(0.25))
        #expect(style.minWidth == .auto && style.maxWidth == .fraction(1))
        #expect(style.minHeight == .fraction(0) && style.maxHeight == .auto)
    }

    @Test("sizes by pairs, in points and as dimensions")
    func pairs() throws {
        #expect(
            try style("preferredSize: [5, 6]").preferredLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(try style("minSize: [5, 6]").minLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(try style("maxSize: [5, 6]").maxLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(
            try style("preferredLayoutSize: [\"5%\", auto]").preferredLayoutSize
                == ElementStyle.LayoutSize(.percent(5), .auto))
        #expect(try style("minLayoutSize: [5, 6%]").minLayoutSize == ElementStyle.LayoutSize(.points(5), .percent(6)))
        #expect(try style("maxLayoutSize: [auto, 6]").maxLayoutSize == ElementStyle.LayoutSize(.auto, .points(6)))
    }

    @Test("what a stack reads from its children")
    func stackKeys() throws {
        let keys = "flexGrow: 2, flexShrink: 0.5, flexBasis: 30%, alignSelf: center, spacingBefore: -1, spacingAfter: 4"
        let style = try root("{row: [{\(keys), ascender: 9, descender: 3}]}").children[0].style
        #expect(style.flexGrow == 2 && style.flexShrink == 0.5 && style.flexBasis == .percent(30))
        #expect(style.alignSelf == .center && style.spacingBefore == -1 && style.spacingAfter == 4)
        #expect(style.ascender == 9 && style.descender == 3)
    }

    @Test(
        "what is no dimension is refused",
        arguments: [
            "-1", "\"101%\"", "\"-1%\"", "\"%\"", "a%", "nan", "inf", "\"50\"", "[1]", "{}", "", "true",
        ])
    func wrongDimensions(text: String) {
        for key in ["width", "minHeight", "maxWidth"] {
            let found = layoutProblems("{\(key): \(text)}")
            #expect(found.count == 1)
            #expect(
                found.first?.contains(
                    "error: layout.\(key): expected a dimension: points that are 0 or more, a percentage from \"0%\" to"
                        + " \"100%\", a fraction such as 1/3 or 100% - 50, or auto, not ") == true)
        }
    }

    @Test(
        "one size said twice is an error",
        arguments: [
            ("preferredSize: [1, 1], width: 5", "\"preferredSize\" and \"width\""),
            ("height: 5, preferredSize: [1, 1]", "\"preferredSize\" and \"height\""),
            ("preferredSize: [1, 1], preferredLayoutSize: [1, 1]", "\"preferredSize\" and \"preferredLayoutSize\""),
            ("preferredLayoutSize: [1, 1], width: 5", "\"preferredLayoutSize\" and \"width\""),
            ("minSize: [1, 1], minWidth: 5", "\"minSize\" and \"minWidth\""),
            ("maxSize: [1, 1], maxHeight: 5", "\"maxSize\" and \"maxHeight\""),
            (
                "maxSize: [1, 1], maxLayoutSize: [1, 1], maxHeight: 5",
                "\"maxSize\" and \"maxLayoutSize\" and \"maxHeight\""
            ),
        ])
    func aliases(keys: String, names: String) {
        let found = layoutProblems("{\(keys)}")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("\(names) set the same property; use one of them") == true)
    }

    @Test(
        "values that are out of range or of another type",
        arguments: [
            ("flexGrow: -1", "layout.flexGrow: expected a number that is 0 or more, not \"-1\""),
            ("flexShrink: nan", "layout.flexShrink: expected a number, not \"nan\""),
            ("flexGrow: inf", "layout.flexGrow: expected a number, not \"inf\""),
            ("flexBasis: -3", "layout.flexBasis: expected a dimension"),
            (
                "alignSelf: baseline",
                "layout.alignSelf: expected one of auto, start, end, center, stretch, baselineFirst"
            ),
            ("spacingBefore: a", "layout.spacingBefore: expected a number, not \"a\""),
            ("ascender: inf", "layout.ascender: expected a number, not \"inf\""),
            ("layoutPosition: [1]", "layout.layoutPosition: expected [x, y], each in points or as a fraction"),
            (
                "layoutPosition: [1, nan]",
                "layout.layoutPosition[1]: expected points or a fraction such as 50%, 1/3 or 100% - 50, not \"nan\""
            ),
            (
                "preferredSize: [1, -1]",
                "layout.preferredSize[1]: expected a dimension: points that are 0 or more"
            ),
            (
                "preferredSize: 5",
                "layout.preferredSize: expected [width, height] as dimensions, not \"5\""
            ),
            ("minLayoutSize: [1]", "layout.minLayoutSize: expected [width, height] as dimensions, not a list of 1"),
            ("id: [a]", "layout.id: expected a string, not a list"),
        ])
    func wrongValues(keys: String, message: String) {
        let errors = layoutProblems("{\(keys)}").filter { $0.contains(": error: ") }
        #expect(errors.count == 1)
        #expect(errors.first?.contains(message) == true, "\(errors)")
    }

    @Test(
        "an unknown key is reported at its place, with the known one that is near",
        arguments: [
            ("widht: 5", "unknown key \"widht\"; did you mean \"width\"?"),
            ("withFlexGrow: 5", "unknown key \"withFlexGrow\"; did you mean \"flexGrow\"?"),
            ("flexgrow: 5", "unknown key \"flexgrow\"; did you mean \"flexGrow\"?"),
            ("stak: {}", "unknown key \"stak\"; did you mean \"stack\"?"),
            ("somethingElse: 5", "unknown key \"somethingElse\""),
            ("? [a, b]\n  : 5", "a key must be a word"),
        ])
    func unknownKeys(keys: String, message: String) {
        #expect(
            problems("layout:\n  hidden: true\n  \(keys)").map { String($0.dropFirst(5)) } == [
                "error: layout: " + message
            ])
    }

    @Test("paint on a layout makes a box around it, to which size, name and place belong")
    func paintedLayout() throws {
        let box = try root("{row: [{id: a}], fill: red, width: 50, id: b}")
        #expect(box.kind.base is BoxNode && box.style.width == .points(50) && box.id == "b")
        #expect(box.children.count == 1)
        #expect(box.children[0].kind.base is StackLayout && box.children[0].style.width == .auto)
        #expect(box.children[0].id == nil && box.children[0].source == box.source)
    }

    @Test("paint on a node stays with the node")
    func paintedNode() throws {
        let text = try #require(try kind(TextNode.self, of: "{text: a, fill: red, opacity: 0.5}"))
        #expect(text.paint.opacity == 0.5 && text.paint.fills.count == 1)
    }

    @Test("an element knows its line and column")
    func source() throws {
        let root = try document("layout:\n  row:\n    - {}\n    -   text: a\n").root
        #expect(root.source == SourcePlace(line: 2, column: 3))
        #expect(root.children.map(\.source) == [SourcePlace(line: 3, column: 7), SourcePlace(line: 4, column: 9)])
    }
}
