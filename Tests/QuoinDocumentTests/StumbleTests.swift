import Quoin
import QuoinDocument
import Testing

@Suite("What newcomers write, and the errors that they get")
struct StumbleTests {
    @Test(
        "names the key that is meant",
        arguments: [
            ("{text: Hi, size: 17}", "did you mean \"size\" within \"text\"?"),
            (
                "{text: Hi, shadow: {blur: 20}}",
                "write half of it as \"radius\", which is the standard deviation of the blur"
            ),
            ("{text: Hi, shadow: {y: 2}}", "write both distances as \"offset\": [x, y]"),
            (
                "{text: Hi, with: [{overlay: {text: b, alignment: topRight}}]}",
                "\"relative\" under \"with\" of the element places it, as in with: [{relative: {horizontal: end}}]"
            ),
            ("{text: Hi, background: red}", "the color behind an element is its \"fill\""),
            ("{text: Hi, with: [center]}", "a wrapper with its value, such as {center: {}}"),
            ("{text: {string: Hi, font: 20}}", "\"size\" is the size of letters"),
            ("{row: {alignItems: flex-end, children: []}}", "did you mean \"end\"?"),
            ("{corner: {child: {}, corner: {}, location: topTrailing}}", "did you mean \"topRight\"?"),
            ("{fill: primary}", "\"primary\" is not a color; \"colors\" gives colors names"),
            ("{width: 1, fill: #ff0000}", "1:27: error: #ff0000 must stand in quotes: a \"#\" after a space begins"),
            ("\n  fill: #ff0000", "expected a color (such as \"#ff0000\", in quotes, because a # after a space begins"),
        ])
    func hints(layout: String, hint: String) throws {
        let found = try messages("layout: \(layout)")
        #expect(found.contains { $0.contains(hint) }, "\(found)")
    }

    @Test("an element at the top belongs under layout")
    func top() throws {
        #expect(try messages("text: Hi").contains { $0.contains("did you mean \"text\" under \"layout\"?") })
    }

    @Test("a parameter that is not there is said of the text that shows its name")
    func unknownParameter() throws {
        let text = """
            parameters: {title: {example: Hi}}
            layout: {column: [{text: $titel}, {text: cost $5}, {text: $5}, {text: $title}, {fill: $titel}]}
            """
        #expect(
            problems(text) == [
                "2:26: warning: layout.column[0].text: \"$titel\" stays as it is; no parameter here is called \"titel\"; "
                    + "did you mean \"title\"?",
                "2:87: error: layout.column[4].fill: \"$titel\" is not a color; no parameter here is called \"titel\"; "
                    + "did you mean \"title\"?",
            ])
    }

    @Test("a parameter of a component has no type")
    func componentParameter() throws {
        let text = """
            components: {tag: {parameters: {word: {type: text}}, element: {text: $word}}}
            layout: {tag: {word: a}}
            """
        #expect(try messages(text).contains { $0.contains("a component's parameter has no type; \"word: null\"") })
    }

    private func messages(_ text: String) throws -> [String] {
        do {
            let document = try Document(parsing: text, resources: StubResources())
            _ = try PictureRenderer().draw(document.root, on: document.canvas)
            return []
        } catch {
            return error.messages
        }
    }
}
