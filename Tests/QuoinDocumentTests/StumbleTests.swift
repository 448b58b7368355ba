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
        ])
    func hints(layout: String, hint: String) throws {
        let found = try messages("layout: \(layout)")
        #expect(found.contains { $0.contains(hint) }, "\(found)")
    }

    @Test("an element at the top belongs under layout")
    func top() throws {
        #expect(try messages("text: Hi").contains { $0.contains("did you mean \"text\" under \"layout\"?") })
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
