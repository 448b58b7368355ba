import Foundation
import QuoinCairo
import QuoinImages
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin diagram")
    struct DiagramCommandTests {
        private static let layout = "layout: {inset: {insets: 20, child: {fill: black}}}"
        private static let plain = "canvas: {width: 100, height: 100}\n\(layout)"
        private static let annotated = "canvas: {width: 100, height: 100}\ndiagram: [insets]\n\(layout)"

        /// The size of the picture of a document, in pixels.
        private func size(_ document: String, _ arguments: [String]) throws -> [Int] {
            let folder = TemporaryFolder()
            try folder.write(document, to: "a.yaml")
            let result = try Command().run(arguments + ["a.yaml"], in: folder.url)
            #expect(result.status == 0, "\(result.errors)")
            let bitmap = try ImageFile(.bytes(Array(try #require(folder.data("a.png"))))).bitmap()
            return [bitmap.width, bitmap.height]
        }

        @Test("any document has a diagram; the layout is in it with room around")
        func anyDocument() throws {
            let size = try size(Self.plain, ["diagram"])
            #expect(size[0] > 100 && size[1] > 100)
        }

        @Test("render draws the diagram of a document that has one, and the layout alone with --plain")
        func render() throws {
            #expect(try size(Self.plain, ["render"]) == [100, 100])
            #expect(try size(Self.annotated, ["render"]) == size(Self.annotated, ["diagram"]))
            #expect(try size(Self.annotated, ["render", "--plain"]) == [100, 100])
        }

        @Test("a diagram carries no record, because the record is of the layout; --plain draws the layout")
        func record() throws {
            let folder = TemporaryFolder()
            try folder.write(Self.annotated, to: "a.yaml")
            func inspection(_ arguments: String...) throws -> (errors: String, text: String) {
                let result = try Command().run(["render", "a.yaml", "--record"] + arguments, in: folder.url)
                #expect(result.status == 0)
                return (result.errors, try Command().run(["inspect", "a.png"], in: folder.url).outputText)
            }
            let drawn = try inspection()
            #expect(drawn.errors == "a.yaml: warning: diagram: a diagram carries no record\n")
            #expect(drawn.text.hasSuffix("it has no record of what it was drawn from\n"))
            let plain = try inspection("--plain")
            #expect(plain.errors.isEmpty && plain.text.hasPrefix("canvas: 100 × 100, scale 1"))
            let diagram = try Command().run(["diagram", "a.yaml", "--record"], in: folder.url)
            #expect(diagram.status == 2 && diagram.errors.hasPrefix("Error: a diagram carries no record"))
        }

        @Test("the options for the canvas apply to each panel")
        func options() throws {
            let once = try size(Self.annotated, ["diagram"])
            #expect(try size(Self.annotated, ["diagram", "--scale", "2"]) == once.map { $0 * 2 })
            #expect(try size(Self.annotated, ["diagram", "--width", "150"])[0] == once[0] + 50)
        }

        @Test("what a diagram does not show, and an annotation that shows nothing, are named on standard error")
        func remarks() throws {
            let folder = TemporaryFolder()
            let rows = (1...8).map { "{row: {spacing: \($0), children: [{height: 9, width: 9}, {width: 9}]}}" }
            try folder.write(
                "layout: {column: {spacing: 30, children: [\(rows.joined(separator: ", "))]}}", to: "a.yaml")
            func errors(_ arguments: String...) throws -> String {
                let result = try Command().run(["diagram", "a.yaml"] + arguments, in: folder.url)
                #expect(result.status == 0)
                return result.errors
            }
            #expect(try errors().hasPrefix("a.yaml: not shown: spacing "))
            #expect(try errors("--level", "full").isEmpty)
            #expect(try errors("--annotate", "depth") == "a.yaml: there is nothing to show for \"depth\"\n")
            #expect(try errors("--style", "structure", "--content", "wireframe").isEmpty)
        }

        @Test("the same is listed as JSON, for each diagram")
        func remarksAsJSON() throws {
            let folder = TemporaryFolder()
            try folder.write("layout: {width: 40, height: 20, with: [inset: 4]}", to: "a.yaml")
            try folder.write("layout: {fill: red}", to: "b.yaml")
            let result = try Command().run(
                ["diagram", "a.yaml", "--json", "--annotate", "insets,depth"], in: folder.url)
            #expect(result.status == 0 && result.errors == "a.yaml: there is nothing to show for \"depth\"\n")
            #expect(
                result.outputText == """
                    [
                      {
                        "document" : "a.yaml",
                        "isUnmarked" : false,
                        "notShown" : [

                        ],
                        "nothingToShow" : [
                          "depth"
                        ],
                        "variant" : ""
                      }
                    ]

                    """)
            let bare = try Command().run(["diagram", "b.yaml", "--json", "--depth", "0"], in: folder.url)
            #expect(bare.errors == "b.yaml: there is nothing to show at this level and depth\n")
            #expect(bare.outputText.contains("\"isUnmarked\" : true"))
            #expect(try Command().run(["diagram", "a.yaml", "--json", "-o", "-"], in: folder.url).status == 2)
        }

        @Test("SVG and PDF are drawn from the same diagram")
        func vector() throws {
            let folder = TemporaryFolder()
            try folder.write(Self.annotated, to: "a.yaml")
            for format in ["svg", "pdf"] {
                #expect(try Command().run(["diagram", "a.yaml", "-o", "a.\(format)"], in: folder.url).status == 0)
                #expect((folder.data("a.\(format)")?.count ?? 0) > 1000)
            }
        }

        @Test("a name that comes to nothing only when the document is laid out is wrong input")
        func unknownElement() throws {
            let folder = TemporaryFolder()
            try folder.write(
                """
                canvas: {width: 100, height: 100}
                diagram: {for: [nobody]}
                layout:
                  collection:
                    layout: {kind: section, group: {kind: hgroup, height: {absolute: 20}, subitems: [{kind: item}]}}
                    sections: [1]
                """, to: "a.yaml")
            let result = try Command().run(["render", "a.yaml"], in: folder.url)
            #expect(result.status == 3)
            #expect(result.errorLines == ["a.yaml: error: diagram: no element has the id \"nobody\""])
        }
    }
}
