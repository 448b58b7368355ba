import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Constraints in inspect, explain, validate and render", .serialized)
    struct ConstraintCommandTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }

        private func run(_ arguments: String..., input: String) throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: input)
        }

        /// A conflict, a wish that is not met, something open, something unused.
        private static let document = """
            canvas: {width: 100, height: 50, scale: 2}
            layout:
              constraints:
                views: {a: {fill: red}, b: {fill: blue}}
                guides: [third, idle]
                rules:
                  - a.leftTop == container.leftTop
                  - a.width == 60 --! .identifier("first")
                  - a.width == 70 --! .identifier("second")
                  - a.height == 80 --! .priority(750) --! .identifier("tall")
                  - a.height <= 20
                  - third.width == container.width * 0.3333
                  - third.edges == b.edges
            """

        private static let findings = [
            ":9:9: warning: layout: cannot satisfy «second» (a.width == 70): it conflicts with «first»",
            ":4:32: warning: layout: «b.left» is not determined: all of -inf...inf is possible, and 0 is used; "
                + "no constraint fixes its horizontal position",
        ]

        @Test("inspect --json has the views, the guides and the reports, and frames before and after rounding")
        func inspectJSON() throws {
            let result = try run("inspect", "-", "--json", input: Self.document)
            #expect(result.status == 0)
            for line in Self.findings { #expect(result.errors.contains(line)) }
            let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            let elements = try #require(report["elements"] as? [[String: Any]])
            #expect(elements.map { $0["view"] as? String } == [nil, "a", "b"])
            #expect(elements[0]["unmetOptional"] as? [String] == ["tall"])
            #expect(elements[0]["unused"] as? [String] == ["idle"])
            let broken = try #require(elements[0]["broken"] as? [[String: Any]])
            #expect(broken.count == 1 && broken[0]["constraint"] as? String == "second")
            #expect(broken.first?["conflictsWith"] as? [String] == ["first"])
            #expect((elements[0]["ambiguous"] as? [String])?.prefix(2) == ["b.left", "b.top"])
            let guides = try #require(elements[0]["guides"] as? [String: [Double]])
            #expect(guides["idle"] == [0, 0, 0, 0] && abs((guides["third"]?[2] ?? 0) - 33.33) < 0.001)
            #expect(elements[1]["exactFrame"] as? [Double] == [0, 0, 60, 20])
            #expect((elements[2]["frame"] as? [Double])?[2] == 33.5)
            #expect(abs(((elements[2]["exactFrame"] as? [Double])?[2] ?? 0) - 33.33) < 0.001)
            #expect(elements[1]["broken"] == nil && elements[0]["exactFrame"] == nil)
        }

        @Test("inspect for people ends with what constraints have to tell, wishes that are not met among them")
        func inspectText() throws {
            let result = try run("inspect", "-", input: Self.document)
            let lines = result.outputText.split(separator: "\n").map(String.init)
            #expect(lines.contains("Constraints of layout (line 3):"))
            #expect(lines.contains("«tall» (priority 750) misses by 60"))
            #expect(lines.contains("no rule mentions «idle»"))
            let sound = try run(
                "inspect", "-",
                input: "layout: {constraints: {views: {a: {width: 5, height: 5}}, rules: [a.edges == container.edges]}}"
            )
            #expect(sound.status == 0 && !sound.outputText.contains("Constraints of"))
        }

        @Test("inspect draws the tree in letters where terminals are wide enough", arguments: [3, 30])
        func drawing(count: Int) throws {
            let boxes = Array(repeating: "{box: {}, width: 5}", count: count).joined(separator: ", ")
            let lines = try run("inspect", "-", input: "layout: {row: [\(boxes)]}").outputText.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix("|") } == (count == 3))
            #expect(lines.allSatisfy { $0.count <= 120 } && lines.count > count)
        }

        @Test("explain names the constraints that determine each edge of a view, and of a guide")
        func explain() throws {
            let view = try run("explain", "-", "a", input: Self.document)
            #expect(view.status == 0)
            let lines = view.outputText.split(separator: "\n").map(String.init)
            #expect(lines.first?.hasPrefix("layout: constraints, 100 × 50 at 0, 0") == true)
            #expect(
                lines.suffix(4) == [
                    "  a.left = 0: «a.leftTop == container.leftTop [x]»",
                    "  a.right = 60: «a.leftTop == container.leftTop [x]», «first»",
                    "  a.top = 0: «a.leftTop == container.leftTop [y]»",
                    "  a.bottom = 20: «a.leftTop == container.leftTop [y]», «a.height <= 20»",
                ])
            let guide = try run("explain", "-", "third", input: Self.document)
            #expect(guide.outputText.hasPrefix("third (guide)\n  third.left = 0: no rule determines it"))
            let wrong = try run("explain", "-", "thrid", input: Self.document)
            #expect(wrong.status == 3)
            #expect(wrong.errors.contains("there is no element \"thrid\"; did you mean \"third\"?"))
        }

        @Test(
            "explain finds an element by its path, as inspect and messages name it",
            arguments: [
                ("layout.column", "layout"),
                ("layout.column.children[0]", "layout.column.children[0]"),
                ("layout.column.children[0].text", "layout.column.children[0]"),
                ("layout.column.children[0].with[0]", "layout.column.children[0].with[0]"),
                ("layout.column.children[1].pill.element", "layout.column.children[1]"),
                ("layout.column.children[2]#row", "layout.column.children[2]#row"),
                ("layout.column.children[2].row.children[1].width", "layout.column.children[2].row.children[1]"),
            ])
        func explainAtPath(path: String, element: String) throws {
            let document = """
                components:
                  pill: {parameters: [label], element: {text: $label, with: [inset: 2]}}
                layout:
                  column:
                    children:
                      - {text: One, with: [inset: 4]}
                      - pill: {label: Two}
                      - {row: {children: [{width: 5}, {width: 6}]}, fill: white}
                """
            let found = try run("explain", "-", path, input: document)
            #expect(found.status == 0, "\(found.errors)")
            #expect(found.outputText.split(separator: "\n").contains { $0.hasPrefix("\(element): ") })
            let inspected = try run("inspect", "-", input: document).outputText
            #expect(inspected.split(separator: "\n").contains { $0.contains("  \(element) (line") })
            #expect(try run("explain", "-", "layout.column.children[3]", input: document).status == 3)
        }

        @Test("validate --strict fails for conflicts, for what is open and for what is unused; validate reads only")
        func validate() throws {
            let strict = try run("validate", "--strict", "-", input: Self.document)
            #expect(strict.status == 3 && strict.output.isEmpty)
            let name = "<standard input>"
            let found = strict.errorLines
            for line in Self.findings { #expect(found.contains(name + line), "\(found)") }
            #expect(found.last == name + ":3:3: warning: layout: no rule mentions «idle»")
            #expect(found.count { $0.contains("tall") } == 1)
            let plain = try run("validate", "-", input: Self.document)
            #expect(plain.status == 0 && plain.errors.isEmpty)
        }

        @Test("render draws what can be drawn, and warns of the same")
        func render() throws {
            let result = try run("render", "-", "-o", "a.png", input: Self.document)
            #expect(result.status == 0)
            #expect(result.errorLines.contains { $0.contains("cannot satisfy «second»") })
        }

        @Test("a container that takes what it needs is no conflict, although its size is rounded up to pixels")
        func rounding() throws {
            let document = """
                canvas: {width: 0...100, height: 0...100}
                layout:
                  constraints:
                    views: {a: {}}
                    rules: ["a.size == (width: 33.3, height: 20.2)", a.edges == container.edges]
                """
            let strict = try run("validate", "--strict", "-", input: document)
            #expect(strict.status == 0 && strict.errors.isEmpty)
        }

        @Test("a rule that cannot be read is wrong input, with its place")
        func wrongRule() throws {
            let result = try run(
                "validate", "-", input: "layout: {constraints: {views: {icon: {}}, rules: [icno.left == icon.left]}}")
            #expect(result.status == 3)
            #expect(
                result.errors
                    == "<standard input>:1:51: error: layout.constraints.rules[0]: no view or guide «icno»; "
                    + "did you mean «icon»? in the rule «icno.left == icon.left»\n")
        }
    }
}
