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
            ("{scroll: {direction: vertical, child: {text: Hi}}}", "did you mean \"directions\"?"),
            ("{row: {items: [{text: Hi}]}}", "did you mean \"children\" within \"row\"?"),
            ("{row: [Hi]}", "expected an element, which is a mapping such as {text: Hi}, not \"Hi\""),
            (
                "{row: [{text: a}, spacer]}",
                "expected an element, which is a mapping such as {spacer: }, not \"spacer\""
            ),
            ("{button: {label: OK}}", "did you mean \"title\" within \"button\"?"),
            ("{text: {string: Hi, size: 16px}}", "expected a number, not \"16px\"; a number has no unit, as in 16"),
            ("{text: {string: Hi, size: '16'}}", "expected a number, not \"16\"; remove the quotes around the number"),
            ("{width: 40px}", "not \"40px\"; a number has no unit, as in 40"),
            ("{width: '40'}", "not \"40\"; remove the quotes around the number"),
            ("{constraints: {views: {a: {text: x}}, constraints: []}}", "did you mean \"rules\" within"),
            (
                "{constraints: {views: {a: {text: x}}, rules: [a.left == superview.left]}}",
                "no view or guide «superview»; did you mean «container»?"
            ),
            (
                "{constraints: {views: {a: {text: x}}, rules: [a.left == left + 16]}}",
                "no view or guide «left»; did you mean «container.left»?"
            ),
            (
                "{constraints: {views: {a: {text: x}}, rules: [a.left => container.left]}}",
                "expected >= where the left side is at least the right one, found «=>»"
            ),
            (
                "{constraints: {views: {a: {text: x}}, rules: [{rule: a.left == container.left, priority: 750}]}}",
                "\"priority\": put the priority after the rule: a.width == 40 --! .priority(750)"
            ),
            ("{row: [{id: a, text: x}], connectors: {from: a, to: a}}", "expected a list of at most 200 lines, not a"),
            ("{fill: red, borderWidth: 1}", "did you mean \"border\"?"),
            ("{text: Hi, background: red}", "the color behind an element is its \"fill\""),
            ("{text: Hi, with: [center]}", "a wrapper with its value, such as {center: {}}"),
            ("{text: {string: Hi, font: 20}}", "\"size\" is the size of letters"),
            ("{row: {alignItems: flex-end, children: []}}", "did you mean \"end\"?"),
            ("{corner: {child: {}, corner: {}, location: topTrailing}}", "did you mean \"topRight\"?"),
            ("{fill: primary}", "\"primary\" is not a color; \"colors\" gives colors names"),
            ("{width: 1, fill: #ff0000}", "1:26: error: #ff0000 needs quotes: a \"#\" after a space begins"),
            ("\n  fill: #ff0000", "expected a color (such as \"#ff0000\", in quotes, because a # after a space begins"),
        ])
    func hints(layout: String, hint: String) throws {
        let found = try messages("layout: \(layout)")
        #expect(found.contains { $0.contains(hint) }, "\(found)")
    }

    @Test("a component with an error is known where it is used")
    func faultyComponent() throws {
        let found = try messages("components: {pill: {text: a}}\ncolors: {ink: nothing}\nlayout: {pill: {}, fill: ink}")
        #expect(found.count == 3, "\(found)")
        #expect(found.contains { $0.contains("\"element\" is missing") }, "\(found)")
        #expect(
            found.contains { $0.contains("unknown key \"text\"; did you mean \"text\" under \"element\"?") }, "\(found)"
        )
        #expect(found.contains { $0.contains("\"nothing\" is not a color") }, "\(found)")
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

/// Keys of all elements within a kind's mapping are shown where they belong, as lines that can be copied.
@Suite("Corrected lines") struct CorrectedLineTests {
    /// The lines below the first error.
    private func correction(of text: String) -> String {
        problems(text).first.map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") } ?? ""
    }

    @Test("in the style of the text: in lines, in braces, and in an item of a list")
    func styles() {
        #expect(
            correction(of: "layout:\n  row:\n    spacing: 4\n    height: 20 # high\n    children: [{text: a}]\n")
                == "  height: 20 # high\n  row:\n    spacing: 4")
        #expect(
            correction(of: "layout:\n  row: {height: 20, spacing: 4, children: [{text: 'a, b'}]} # wide\n")
                == "  row: {spacing: 4, children: [{text: 'a, b'}]} # wide\n  height: 20")
        #expect(
            correction(of: "layout: {text: {string: \"a}, b\", opacity: 0.5, id: a}, width: 4}")
                == "layout: {text: {string: \"a}, b\"}, opacity: 0.5, id: a, width: 4}")
        #expect(
            correction(
                of: "layout:\n  column:\n    - text:\n        string: a\n        with:\n          - inset: 4\n"
                    + "        id: b\n")
                == "    - with:\n        - inset: 4\n      id: b\n      text:\n        string: a")
    }

    @Test(
        "every correction is free of the error that it is for",
        arguments: [
            "layout: {row: {height: 20, width: 100, children: []}}",
            "layout:\n  image: {source: a.png, fill: {linear: {stops: [red, blue]}}, clip: true}\n",
            "layout:\n  column:\n    fill: red\n    cornerRadius: {topLeft: 4}\n    spacing: 4\n",
            "layout:\n  text:\n    border:\n      width: 2\n      color: red\n    string: é\n",
        ])
    func copied(text: String) throws {
        let lines = correction(of: text).split(separator: "\n")
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The corrected lines stand for as many as they have.
        let first = try #require(all.firstIndex { $0.contains(#/row|image|column|text/#) })
        let isInBraces = all[first].contains("{")
        let corrected = all[..<first] + lines + all.dropFirst(first + (isInBraces ? 1 : lines.count))
        let problems = problems(corrected.joined(separator: "\n"))
        #expect(!problems.contains { $0.contains("unknown key") }, "\(corrected)")
        #expect(!lines.isEmpty)
    }

    @Test("none where the element has the key already, for other keys, and in braces over several lines")
    func without() {
        #expect(correction(of: "layout: {row: {height: 20}, height: 30}").isEmpty)
        #expect(correction(of: "layout: {row: {gap: 4}}").isEmpty)
        #expect(correction(of: "layout: {row: {\n  height: 20\n}}").isEmpty)
    }
}
