import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Documents from strangers", .serialized)
    struct StrangersTests {
        private let folder = TemporaryFolder()

        private static let document = """
            canvas: {width: 90, height: 60}
            layout:
              column:
                - {id: title, text: "Hello, fi 🙂"}
                - {text: {string: slanted, font: DejaVu Sans Mono, italic: true}}
                - image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><text y='15'>svg</text></svg>"
                - {image: photo.png, preferredSize: [9, 9]}
                - image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>"
            """

        init() throws {
            let image = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/plus.png"))
            try folder.write(image, to: "photo.png")
            try folder.write(Self.document, to: "a.yaml")
        }

        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: input)
        }

        @Test("a picture has the same bytes, in each format")
        func sameBytes() throws {
            for format in ["png", "jpg", "svg", "pdf"] {
                let own = try run("render", "a.yaml", "-o", "own.\(format)")
                let strangers = try run("render", "a.yaml", "--strangers", "-o", "strangers.\(format)")
                #expect(own.status == 0 && strangers.status == 0, "\(strangers.errors)")
                #expect(folder.data("own.\(format)") == folder.data("strangers.\(format)"))
            }
        }

        @Test("all commands that read documents print the same")
        func commands() throws {
            for arguments in [
                ["inspect", "a.yaml", "--json"], ["explain", "a.yaml", "title"], ["validate", "a.yaml"],
                ["render", "a.yaml", "--record", "-o", "-"], ["diagram", "a.yaml", "-o", "-"],
                ["inspect", "none.yaml"], ["render", "--scale", "2", "--width", "0...70", "a.yaml", "-o", "-"],
            ] {
                let own = try Command().run(arguments, in: folder.url)
                let strangers = try Command().run(arguments + ["--strangers"], in: folder.url)
                #expect(own.status == strangers.status && own.output == strangers.output, "\(arguments)")
                #expect(own.errors == strangers.errors, "\(arguments)")
            }
            let piped = try run("render", "-", "--strangers", input: Self.document)
            let own = try run("render", "-", input: Self.document)
            #expect(piped.status == 0 && piped.output == own.output)
        }

        @Test("variants are files of their own, and a contact sheet is one")
        func variants() throws {
            try folder.write(Self.document + "\nvariants: {scales: [1, 2]}", to: "b.yaml")
            #expect(try run("render", "b.yaml", "--variants", "-o", "own/b.png").status == 0)
            let strangers = try run("render", "b.yaml", "--variants", "--strangers", "-o", "out/b.png")
            #expect(strangers.status == 0, "\(strangers.errors)")
            let names = folder.files.filter { $0.hasPrefix("own/") }
            #expect(names.count == 2)
            for name in names { #expect(folder.data(name) == folder.data(name.replacing("own/", with: "out/"))) }
            #expect(try run("render", "b.yaml", "--contact-sheet", "--strangers", "-o", "sheet.png").status == 0)
        }

        @Test("errors and warnings are as without, and one faulty document does not stop the others")
        func faults() throws {
            try folder.write("layout: {txet: a}", to: "in/bad.yaml")
            try folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: red}", to: "in/good.yaml")
            let own = try run("render", "in", "--output-dir", "own")
            let strangers = try run("render", "in", "--strangers", "--output-dir", "out")
            #expect(own.status == 3 && strangers.status == 3 && own.errors == strangers.errors)
            #expect(folder.data("out/good.png") != nil && folder.data("out/bad.png") == nil)
        }

        @Test("a process that needs more memory or time than allowed is one error")
        func limits() throws {
            let result = try run("render", "a.yaml", "--strangers", "--limit", "pixels=100", "-o", "x.png")
            #expect(result.status == 4 && result.errorLines.count == 1, "\(result.errors)")
        }

        @Test("a process cannot be watched")
        func watch() throws {
            #expect(try run("render", "a.yaml", "--strangers", "--watch").status == 2)
        }
    }
}
