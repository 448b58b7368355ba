import QuoinDocument
import Testing

@Suite("Parts from other files")
struct PartTests {
    /// Files by path, and images of which only the path counts.
    private struct Files: DocumentResources {
        var texts: [String: String]

        func image(at path: String) throws(QuoinError) -> ImageResource {
            if path.hasSuffix("missing.png") { throw QuoinError("\"\(path)\" cannot be read") }
            return ImageResource(.file(path), size: Size(40, 20))
        }

        func font(at path: String) throws(QuoinError) -> String { "/stub/" + path }

        func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
            guard let text = texts[path] else { throw QuoinError("\"\(path)\" cannot be read") }
            return (text, path)
        }
    }

    private func read(_ text: String, _ files: [String: String]) throws -> Document {
        try Document(parsing: text, resources: Files(texts: files))
    }

    private func problems(_ text: String, _ files: [String: String]) -> [String] {
        do {
            return try read(text, files).warnings.map { $0.text(file: "card.yaml") }
        } catch {
            return (error as? QuoinError)?.diagnostics.map { $0.text(file: "card.yaml") } ?? ["\(error)"]
        }
    }

    @Test("components, colors and fonts come from other files, also from those that these use")
    func parts() throws {
        let document = try read(
            "use: [a.yaml, sub/b.yaml]\ncolors: {mine: ink}\nlayout: {row: [{pill: {label: a}}, {logo: }]}",
            [
                "a.yaml":
                    "components: {pill: {parameters: [label], element: {text: $label, fill: ink}}}\nuse: sub/b.yaml",
                "sub/b.yaml":
                    "use: [c.yaml]\ncolors: {ink: red}\nfonts: [serif.ttf]\ncomponents: {logo: {element: {image: logo.png}}}",
                "sub/c.yaml": "colors: {paper: white}",
            ])
        #expect(document.fonts.map(\.path) == ["/stub/sub/serif.ttf"])
        let image = document.root.children[1].kind.base as? ImageNode
        #expect(image?.image?.source == .file("sub/logo.png"))
        let pill = document.root.children[0]
        #expect(try (pill.kind.base as? TextNode)?.paint.fills == paint("fill: red")?.fills)
        #expect(document.components.map(\.name) == ["logo", "pill"])
    }

    @Test("errors in another file have its name and the place in it")
    func places() {
        #expect(
            problems(
                "use: a.yaml\nlayout: {row: [{pill: {tint: rad}}, {logo: }]}",
                [
                    "a.yaml":
                        "components:\n  pill: {parameters: [tint], element: {fill: $tint, width: x}}\n"
                        + "  logo: {element: {image: missing.png}}\nlayout: {}"
                ]) == [
                    "card.yaml:2:30: error: layout.row[0].pill.tint: \"rad\" is not a color; did you mean \"red\"?",
                    "a.yaml:2:60: error: layout.row[0].pill.element.width: expected a dimension: points that are 0 or more, "
                        + "a percentage from \"0%\" to \"100%\", a fraction such as 1/3 or 100% - 50, or auto, not \"x\"",
                    "a.yaml:3:27: error: layout.row[1].logo.element.image: \"missing.png\" cannot be read",
                    "a.yaml:4:1: error: unknown key \"layout\"",
                ])
    }

    @Test("a file that uses itself, one that is not there, one that is no YAML, and an empty one")
    func mistakes() {
        #expect(
            problems("use: a.yaml\nlayout: {}", ["a.yaml": "use: a.yaml"]) == [
                "a.yaml:1:6: error: use: the file uses itself: a.yaml → a.yaml"
            ])
        #expect(
            problems("use: a.yaml\nlayout: {}", ["a.yaml": "use: b.yaml", "b.yaml": "use: a.yaml"]) == [
                "b.yaml:1:6: error: use: the file uses itself: a.yaml → b.yaml → a.yaml"
            ])
        #expect(problems("use: a.yaml\nlayout: {}", [:]) == ["card.yaml:1:6: error: use: \"a.yaml\" cannot be read"])
        #expect(
            problems("use: a.yaml\nlayout: {}", ["a.yaml": "colors: {a: red"]) == [
                "a.yaml:1:9: error: this \"{\" is not closed; \"}\" is missing"
            ])
        #expect(problems("use: a.yaml\nlayout: {}", ["a.yaml": ""]) == ["card.yaml:1:6: error: use: a.yaml is empty"])
    }

    @Test("a name that two files give is an error")
    func twice() {
        let files = ["a.yaml": "colors: {ink: red}\ncomponents: {pill: {element: {}}}"]
        #expect(
            problems("use: a.yaml\ncolors: {ink: blue}\ncomponents: {pill: {element: {}}}\nlayout: {}", files) == [
                "card.yaml:2:15: error: colors.ink: the color \"ink\" is also in a file that is used",
                "card.yaml:3:20: error: components.pill: the component \"pill\" is also in a.yaml",
            ])
    }
}
