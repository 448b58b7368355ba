import TestSupport
import Testing

extension CommandTests {
    @Suite("Help")
    struct HelpTests {
        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(arguments, in: PackageFolder.root, input: input)
        }

        @Test("of a key has its value, default, place and Swift name")
        func key() throws {
            let help = try run("help", "key", "opacity")
            #expect(
                help.outputText == """
                    opacity
                      The opacity of the element with its children, from 0 to 1.
                      value      a number from 0 to 1, or a part from 0% to 100%, also as 1/3
                      default    1
                      example    opacity: 0.5
                      place      every element
                      Swift      Paint.opacity
                      elsewhere  alpha

                    """)
            #expect(help.status == 0 && help.errors.isEmpty)
        }

        @Test("of each meaning of a key says what its value may be, and its Swift name")
        func meanings() throws {
            let help = try run("help", "key", "spacing").outputText
            #expect(help.contains("  value      a part from 0% to 100%, such as 33.3%, 1/3 or 100% - 50, or points\n"))
            #expect(
                help.contains("  Swift      StackLayout.spacing\n")
                    && help.contains("  Swift      Annotation.spacing\n"))
            #expect(try run("help", "key", "components").outputText.contains("  Swift      none\n"))
        }

        @Test("of a name in another library leads to the key")
        func otherName() throws {
            let help = try run("help", "key", "border-radius").outputText
            #expect(help.hasPrefix("\"border-radius\" is \"cornerRadius\" in documents.\n\ncornerRadius\n"))
        }

        @Test("of what people ask for leads to the keys that make it, and to a recipe")
        func tasks() throws {
            let help = try run("help", "key", "icon").outputText
            #expect(
                help.hasPrefix(
                    "\"icon\" is made with \"image\", \"tint\".\n\n"
                        + "The recipe \"badge-on-icon\" of the cookbook shows it.\n\nimage\n"))
            #expect(
                try run("help", "key", "table").outputText.hasSuffix(
                    "\n\nThe recipe \"table\" of the cookbook shows it.\n"))
        }

        @Test("of names that people ask for, and of a name that is another key elsewhere")
        func names() throws {
            for (name, key) in [
                ("sticky", "pinToVisibleBounds"), ("repeat", "for"), ("when", "if"), ("line-clamp", "lines"),
                ("cover", "mode"), ("rtl", "direction"), ("transparent", "opacity"),
            ] {
                let help = try run("help", "key", name).outputText
                #expect(help.hasPrefix("\"\(name)\" is made with \"\(key)\""), "\(help)")
                #expect(help.contains("\n\n\(key)\n"), "\(help)")
            }
            let padding = try run("help", "key", "padding").outputText
            #expect(padding.hasPrefix("In other places \"padding\" is "), "\(padding)")
            #expect(padding.prefix { $0 != "." }.contains("\"inset\""), "\(padding)")
        }

        @Test("of an unknown key suggests the nearest one")
        func unknownKey() throws {
            let help = try run("help", "key", "opacty")
            #expect(help.status == 3 && help.output.isEmpty)
            #expect(help.errors == "error: there is no key \"opacty\"; did you mean \"opacity\"?\n")
        }

        @Test("of all keys lists them by place, in lines of 80 characters")
        func list() throws {
            let lines = try run("help", "key").outputText.split(separator: "\n")
            #expect(
                lines.contains("canvas")
                    && lines.contains { $0.hasPrefix("  width, height, scale, fill, direction, appearance, textScale") }
            )
            #expect(lines.allSatisfy { $0.count <= 80 })
        }

        @Test("of a subcommand is that of --help")
        func subcommand() throws {
            #expect(try run("help", "render").outputText == run("render", "--help").outputText)
            #expect(try run("help", "report", "merge").outputText == run("report", "merge", "--help").outputText)
            #expect(try run("help").outputText == run("--help").outputText)
            let unknown = try run("help", "rendr")
            #expect(unknown.status == 2)
            #expect(unknown.errors.hasPrefix("Error: there is no subcommand \"rendr\"; did you mean \"render\"?\n"))
            #expect(try run("help", "key", "fill", "blur").errors.hasPrefix("Error: expected one key"))
        }

        @Test("is named after an error about a key")
        func hint() throws {
            let wrong = try run("validate", "-", input: "layout: {row: {spacin: 4}, opacity: 3}")
            #expect(wrong.errorLines.last == "see: quoin help key opacity, quoin help key row")
            #expect(wrong.errorLines.count == 3)
            let other = try run("validate", "-", input: "layout: {image: nowhere.png}")
            #expect(!other.errors.contains("see:"))
        }
    }
}
