import Quoin
import QuoinDocument
import QuoinInterfaceBuilder
import Testing

@Suite("Interface Builder files")
struct InterfaceFileTests {
    private typealias S = Storyboard

    @Test("constraints place views by the safe area, margins, ratios, multipliers and priorities")
    func constraints() throws {
        let board = Storyboard(
            subviews: S.view("o") + S.view("b", attributes: "userLabel=\"named\"") + S.view("d"),
            constraints: S.constraint(("o", "top"), ("safe", "top"), 4)
                + S.constraint(("o", "leading"), ("root", "leadingMargin"))
                + S.constraint((nil, "trailingMargin"), ("o", "trailing"))
                + S.constraint(("o", "width"), ("o", "height"), 0, "multiplier=\"7:2\"")
                + S.constraint(("b", "centerX"), ("root", "centerX"), 0, "multiplier=\"0.5\"")
                + S.constraint(("b", "top"), ("o", "bottom"), 10)
                + S.constraint(("b", "width"), nil, 100, "priority=\"750\"")
                + S.constraint(("b", "width"), nil, 40, "relation=\"lessThanOrEqual\"")
                + S.constraint(("b", "height"), nil, 20)
                + S.constraint(("d", "leading"), ("b", "trailing"), 5)
                + S.constraint(("d", "bottom"), ("safe", "bottom"))
                + S.constraint(("d", "width"), nil, 6) + S.constraint(("d", "height"), nil, 7))
        let frames = try board.frames()
        #expect(frames["outletView"] == Rect(16, 24, 343, 98))
        #expect(frames["named"] == Rect(74, 132, 40, 20))
        #expect(frames["view d"] == Rect(119, 660, 6, 7))
    }

    @Test("a constraint may lead out of the view that it is in")
    func acrossViews() throws {
        let inner = S.view("i")
        let board = Storyboard(
            subviews: S.view("p", content: "<subviews>\(inner)</subviews>") + S.view("q"),
            constraints: S.constraint(("p", "leading"), ("root", "leading"), 50)
                + S.constraint(("p", "top"), ("root", "top"), 50)
                + S.constraint(("i", "leading"), ("p", "leading"), 5) + S.constraint(("i", "top"), ("p", "top"), 6)
                + S.constraint(("p", "trailing"), ("i", "trailing"), 7)
                + S.constraint(("p", "bottom"), ("i", "bottom"), 8)
                + S.constraint(("i", "width"), ("q", "width")) + S.constraint(("i", "height"), nil, 30)
                + S.constraint(("q", "width"), nil, 80) + S.constraint(("q", "height"), nil, 10)
                + S.constraint(("q", "leading"), ("i", "trailing")) + S.constraint(("q", "top"), ("i", "bottom")))
        let frames = try board.frames()
        #expect(frames["view p"] == Rect(50, 50, 92, 44))
        #expect(frames["view q"] == Rect(135, 86, 80, 10))
    }

    @Test("masks, fixed frames, stacks without hidden views, and content that scrolls")
    func arrangements() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"
        let stacked = S.view("a") + S.view("h", attributes: "hidden=\"YES\"") + S.view("e")
        let board = Storyboard(
            subviews: "<view id=\"m\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"355\" height=\"30\"/>\(mask)</view>"
                + S.view("f", frame: (1, 2, 3, 4), attributes: "fixedFrame=\"YES\"")
                + S.view(
                    "t", name: "stackView", attributes: "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"10\"",
                    content: "<subviews>\(stacked)</subviews>")
                + S.view("w", name: "scrollView", content: "<subviews>\(S.view("n"))</subviews>"),
            constraints: S.constraint(("t", "leading"), ("root", "leading"))
                + S.constraint(("t", "top"), ("root", "top"), 100)
                + S.constraint(("t", "width"), nil, 50) + S.constraint(("t", "height"), nil, 110)
                + S.constraint(("w", "leading"), ("root", "leading")) + S.constraint(("w", "top"), ("root", "top"), 300)
                + S.constraint(("w", "width"), nil, 60) + S.constraint(("w", "height"), nil, 60)
                + S.constraint(("n", "leading"), ("w", "leading"), 5) + S.constraint(("n", "top"), ("w", "top"), 5)
                + S.constraint(("w", "trailing"), ("n", "trailing"), 5)
                + S.constraint(("w", "bottom"), ("n", "bottom"), 5)
                + S.constraint(("n", "width"), nil, 500) + S.constraint(("n", "height"), nil, 400))
        let frames = try board.frames()
        #expect(frames["view m"] == Rect(10, 20, 355, 30))
        #expect(frames["view f"] == Rect(1, 2, 3, 4))
        #expect(frames["view e"] == Rect(0, 160, 50, 50))
        #expect(frames["view h"] == nil)
        #expect(frames["view n"] == Rect(5, 305, 500, 400))
    }

    @Test("variations for the size classes of the screen replace constants and take constraints away")
    func variations() throws {
        let varied = """
            <constraint firstItem="o" firstAttribute="width" constant="10" id="w1">\
            <variation key="widthClass=compact" constant="30"/></constraint>
            """
        let board = Storyboard(
            subviews: S.view("o"),
            constraints: S.constraint(("o", "leading"), ("root", "leading"))
                + S.constraint(("o", "top"), ("root", "top")) + varied
                + "<constraint firstItem=\"o\" firstAttribute=\"height\" constant=\"99\" id=\"gone\"/>"
                + S.constraint(("o", "height"), nil, 5),
            root: """
                <variation key="default"><mask key="constraints"><exclude reference="gone"/></mask></variation>
                """)
        #expect(try board.frames()["outletView"] == Rect(0, 0, 30, 5))
    }

    @Test("a title of a button is on its baseline, however high the button is")
    func baselines() throws {
        func button(_ id: String) -> String {
            S.view(
                id, name: "button", attributes: "buttonType=\"system\"",
                content: "<state key=\"normal\" title=\"Title\"/>")
        }
        let board = Storyboard(
            subviews: button("a") + button("b"),
            constraints: S.constraint(("a", "leading"), ("root", "leading"))
                + S.constraint(("a", "top"), ("root", "top"), 100)
                + S.constraint(("a", "height"), nil, 80) + S.constraint(("b", "leading"), ("a", "trailing"))
                + S.constraint(("b", "firstBaseline"), ("a", "baseline")) + S.constraint(("b", "height"), nil, 40))
        let frames = try board.frames()
        #expect(frames["button b"]?.minY == 120)
        #expect(frames["button b"]?.size.height == 40)
    }

    @Test("scenes are found by title, identifier and number; all are on one sheet")
    func scenes() throws {
        let board = Storyboard(subviews: S.view("o"))
        for name in ["One", "first", "c", "1"] { #expect(try board.frames(of: name)["view root"] != nil) }
        #expect(throws: QuoinError.self) { try board.frames(of: "Other") }
        let scene = board.text.split(separator: "<scene ")[1].split(separator: "</scene>")[0]
        var two = board
        two.subviews = S.view("o")
        let text = board.text.replacing(
            "</scene></scenes>",
            with:
                "</scene><scene \(scene.replacing("\"One\"", with: "\"Two\"").replacing("\"c\"", with: "\"c2\""))</scene></scenes>"
        )
        let file = try InterfaceFile(parsing: text)
        #expect(file.scenes.map(\.name) == ["One", "Two"])
        #expect(try file.document(of: nil) { _ in nil }.canvas.width.max > 750)
        #expect(try file.document(of: "Two") { _ in nil }.canvas.width.max == 375)
    }

    @Test(
        "a faulty file is refused with the line of the mistake",
        arguments: [
            ("<a>\n<b></a>", 2, "\"b\" of line 2 is closed by \"a\""),
            ("<a>\n<b>", 2, "the element \"b\" is not closed"), ("<a x></a>", 1, "the attribute \"x\" has no value"),
            ("<a\nx=1></a>", 2, "the value of \"x\" is not quoted"),
            ("<a x=\"1", 1, "the value of \"x\" is not closed"),
            ("<a>&unknown;</a>", 1, "there is no entity \"&unknown;\""), ("<a>& </a>", 1, "\"&\" begins no entity"),
            ("<a></a>b", 1, "there is text after the last element"), ("< a></a>", 1, "a name was expected"),
            ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", 1, "a document type is not read"),
            ("text", 1, "the file is not XML: it does not begin with an element"),
            ("<a><!-- </a>", 1, "a comment is not closed"), ("<a><![CDATA[ </a>", 1, "a CDATA section is not closed"),
            ("<?xml <a/>", 1, "an instruction is not closed"),
            ("<archive/>", 1, "the file has the format of Xcode before 5; open it in Xcode and save it"),
            ("<html/>", 1, "the file is neither a storyboard nor a xib: its first element is \"html\""),
            (
                "<document type=\"Cocoa\" targetRuntime=\"MacOSX.Cocoa\"/>", 1,
                "only files for iOS are read, and this one is for MacOSX.Cocoa"
            ),
            (
                "<document type=\"CocoaTouch\" targetRuntime=\"iOS.CocoaTouch\"/>", 1,
                "there is no scene with a view in the file"
            ),
        ])
    func faults(_ text: String, _ line: Int, _ message: String) throws {
        let error = try #require(throws: QuoinError.self) { try InterfaceFile(parsing: text) }
        #expect(error.diagnostics.first?.message == message)
        #expect(error.diagnostics.first?.place?.line == line)
    }

    @Test("a file that is too long, too deep or has too many elements passes a limit")
    func limits() throws {
        func excess(_ text: String, _ change: (inout Limits) -> Void) throws -> String {
            var limits = Limits()
            change(&limits)
            let error = try #require(throws: QuoinError.self) { try InterfaceFile(parsing: text, limits: limits) }
            #expect(error.kind == .limitPassed)
            return error.description
        }
        let deep = String(repeating: "<a>", count: 10) + String(repeating: "</a>", count: 10)
        #expect(try excess(deep) { $0.depth = 2 }.contains("XML elements are nested deeper than 6"))
        let many = "<a>" + String(repeating: "<b/>", count: 30) + "</a>"
        #expect(try excess(many) { $0.elements = 1 }.contains("there are more than 20 XML elements"))
        #expect(try excess(many) { $0.documentBytes = 10 }.contains("the document has"))
    }

    @Test("any prefix of a file is an error or a document, and no crash")
    func prefixes() {
        let text = Storyboard(subviews: S.view("o")).text
        for length in stride(from: 0, to: text.count, by: 7) {
            _ = try? InterfaceFile(parsing: String(text.prefix(length)))
        }
    }
}
