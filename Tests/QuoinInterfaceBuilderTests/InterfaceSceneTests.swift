import Quoin
import QuoinDocument
import QuoinInterfaceBuilder
import TestSupport
import Testing

@Suite("Scenes of Interface Builder files")
struct InterfaceSceneTests {
    private typealias S = Storyboard

    private static func label(_ id: String) -> String {
        S.view(
            id, name: "label", attributes: "text=\"Text\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    @Test("a row in a row has the baselines of the highest view in it")
    func baselinesOfStacks() throws {
        let inner = S.view(
            "s", name: "stackView", attributes: "alignment=\"center\"",
            content: "<subviews>\(S.view("g", frame: (0, 0, 10, 5)))\(Self.label("l"))</subviews>"
                + "<constraints>\(S.constraint(("l", "height"), nil, 40))</constraints>")
        let board = Storyboard(
            subviews: inner + Self.label("m"),
            constraints: S.constraint(("s", "leading"), ("root", "leading"))
                + S.constraint(("s", "top"), ("root", "top"), 100) + S.constraint(("g", "height"), nil, 5)
                + S.constraint(("m", "leading"), ("s", "trailing"))
                + S.constraint(("m", "firstBaseline"), ("s", "firstBaseline")) + S.constraint(("m", "height"), nil, 40))
        #expect(try board.frames()["label m"]?.minY == 100)
    }

    @Test("margins of a view that does not inset them begin at its edge, those of others at the safe area")
    func margins() throws {
        func frames(_ attribute: String) throws -> [String: Rect] {
            let held = "<subviews>\(S.view("i"))</subviews>"
            return try Storyboard(
                subviews: S.view("p", attributes: attribute, content: held),
                constraints: S.constraint(("p", "top"), ("root", "top")) + S.constraint(("p", "height"), nil, 90)
                    + S.constraint(("i", "top"), ("p", "topMargin"))
            ).frames()
        }
        #expect(try frames("")["view i"]?.minY == 28)
        #expect(try frames("insetsLayoutMarginsFromSafeArea=\"NO\"")["view i"]?.minY == 8)
    }

    @Test("a low phone has no status bar, a low pad has one", arguments: [("retina4_7", 0.0), ("ipad9_7", 20)])
    func landscape(_ device: String, _ top: Double) throws {
        let board = Storyboard(subviews: S.view("o"), constraints: S.constraint(("o", "top"), ("safe", "top")))
        let text = board.text.replacing(
            "id=\"retina4_7\" orientation=\"portrait\"", with: "id=\"\(device)\" orientation=\"landscape\"")
        #expect(try S.frames(in: text)["outletView"]?.minY == top)
    }

    @Test("views of a proportional stack without sizes of their own keep what their constraints give")
    func proportions() throws {
        let board = Storyboard(
            subviews: S.view(
                "s", name: "stackView", attributes: "axis=\"vertical\" distribution=\"fillProportionally\"",
                content: "<subviews>\(S.view("a"))\(Self.label("l"))</subviews>"),
            constraints: S.constraint(("s", "leading"), ("root", "leading"))
                + S.constraint(("s", "top"), ("root", "top"))
                + S.constraint(("a", "height"), nil, 70, "priority=\"750\"")
                + S.constraint(("s", "height"), nil, 100))
        #expect(try board.frames()["view a"]?.size.height == 70)
    }

    @Test("a container shows the scene that is embedded in it, below what bars cover of it")
    func embedding() throws {
        let container = S.view(
            "v", frame: (0, 0, 375, 300), name: "containerView",
            content: "<connections><segue destination=\"n\" kind=\"embed\"/></connections>")
        let board = Storyboard(
            subviews: container,
            constraints: S.constraint(("v", "top"), ("root", "top")) + S.constraint(("v", "height"), nil, 300)
                + S.constraint(("v", "leading"), ("root", "leading")) + S.constraint(("v", "width"), nil, 375))
        let inner = """
            <scene><objects><navigationController id="n"><connections>\
            <segue destination="c2" kind="relationship" relationship="rootViewController"/></connections>\
            </navigationController></objects></scene><scene><objects><viewController id="c2"><view key="view" id="r2">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(S.view("e"))</subviews>\
            <viewLayoutGuide key="safeArea" id="safe2"/>\
            <constraints>\(S.constraint(("e", "top"), ("safe2", "top"), 5))</constraints></view></viewController>\
            </objects></scene></scenes>
            """
        #expect(try S.frames(in: board.text.replacing("</scenes>", with: inner), of: "One")["view e"]?.minY == 25)
    }

    @Test("what a view holds is cut at its edge if it clips, and shares its opacity")
    func clips() throws {
        func picture(_ attributes: String, _ size: Double) throws -> DisplayList {
            let fill = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
            let inner = S.view("i", frame: (0, 0, size, size), attributes: "fixedFrame=\"YES\"", content: fill)
            let board = Storyboard(
                subviews: S.view(
                    "p", frame: (50, 50, 40, 40), attributes: "fixedFrame=\"YES\" \(attributes)",
                    content: "<subviews>\(inner)</subviews>"))
            return try board.displayList()
        }
        let clipped = try picture("clipsSubviews=\"YES\" alpha=\"0.5\"", 100)
        let order = clipped.commands.map { "\($0.operation)".prefix { $0 != "(" } }
        let (clip, fill) = (order.firstIndex(of: "pushClip"), order.lastIndex(of: "fill"))
        #expect(clip != nil && fill != nil && (clip ?? 0) < (fill ?? 0))
        let open = try picture("", 100)
        #expect(!open.commands.contains { "\($0.operation)".hasPrefix("pushClip") })
    }

    @Test(
        "texts are those of the language's strings",
        arguments: [
            ["../de.lproj/Main.strings": "/* a */ \"l.text\" = \"Gru\\U00df \\\"1\\\"\"; // b\n\"x.text\" = \"y\";"],
            [
                "Main.xcstrings":
                    #"{"sourceLanguage":"en","strings":{"l.text":{"localizations":{"de":{"stringUnit":{"value":"Gruß \"1\""}}}}}}"#
            ],
        ])
    func strings(_ files: [String: String]) throws {
        let strings = try InterfaceStrings("de", ofFile: "Main", TextFiles(files: files))
        let file = try InterfaceFile(parsing: Storyboard(subviews: Self.label("l")).text, strings: strings)
        let layout = try Studio().layout(
            file.document(of: nil) { _ in nil }.root, in: SizeRange(exactly: Size(375, 667)))
        let texts = (0..<layout.tree.count).compactMap { (layout.tree.kind(of: $0) as? TextNode)?.text.string }
        #expect(texts == ["Gruß \"1\""])
        #expect(!strings.isRightToLeft)
    }

    @Test("strings that are not there, and faulty ones, are errors")
    func faultyStrings() throws {
        let missing = #expect(throws: QuoinError.self) {
            try InterfaceStrings("de", ofFile: "Main", TextFiles(files: [:]))
        }
        #expect(
            missing?.diagnostics.first?.message
                == "there are no strings for the language \"de\": there is neither de.lproj/Main.strings nor "
                + "Main.xcstrings")
        for (file, text, message) in [
            ("ar.lproj/Main.strings", "\n\"a\" = \"b\"", "is not a file of strings: Missing ';' on line 2"),
            ("ar.lproj/Main.strings", "text", "is not a file of strings"),
            ("Main.xcstrings", "{", "is not a file of strings"),
        ] {
            let faulty = #expect(throws: QuoinError.self) {
                try InterfaceStrings("ar", ofFile: "Main", TextFiles(files: [file: text]))
            }
            #expect(faulty?.diagnostics.first?.message == "\(file): \(message)")
        }
        #expect(
            try InterfaceStrings("ar", ofFile: "Main", TextFiles(files: ["ar.lproj/Main.strings": ""])).isRightToLeft)
    }
}

/// Files that exist as texts only.
private struct TextFiles: DocumentResources {
    var files: [String: String]

    func image(at path: String) throws(QuoinError) -> ImageResource { throw QuoinError.noFiles(path) }
    func font(at path: String) throws(QuoinError) -> String { throw QuoinError.noFiles(path) }
    func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        guard let text = files[path] else { throw QuoinError.noFiles(path) }
        return (text, path)
    }
}
