import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Mistakes on the command line")
    struct MistakeTests {
        private let folder = TemporaryFolder()

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        @Test(
            "an unknown command is reported with the nearest one",
            arguments: [
                (["rendr"], "error: there is no command \"rendr\"; did you mean \"render\"?\n"),
                (["verfy", "Snapshots"], "error: there is no command \"verfy\"; did you mean \"verify\"?\n"),
                (["a.yaml"], "error: there is no command \"a.yaml\"; to draw a document: quoin render a.yaml\n"),
                (["xyzzy"], "error: there is no command \"xyzzy\"; quoin --help lists the commands\n"),
            ])
        func unknownCommand(arguments: [String], message: String) throws {
            try folder.write("layout: {}", to: "a.yaml")
            let result = try Command().run(arguments, in: folder.url)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors == message)
        }

        @Test("help, the version and no arguments at all are no mistakes", arguments: ["help", "--help", "--version"])
        func help(argument: String) throws {
            #expect(try run(argument).status == 0)
            #expect(try run().status == 0)
        }

        @Test(
            "a picture cannot have an extension of another format",
            arguments: [
                ["render", "a.yaml", "-o", "x.gif"], ["diagram", "a.yaml", "-o", "x.GIF"],
                ["render", "a.yaml", "-o", "x.txt"],
            ])
        func otherExtension(arguments: [String]) throws {
            try folder.write("layout: {}", to: "a.yaml")
            let result = try Command().run(arguments, in: folder.url)
            #expect(result.status == 2 && folder.files == ["a.yaml"])
            let name = try #require(arguments.last)
            let ending = name.dropFirst()
            #expect(
                result.errors.hasPrefix(
                    "Error: \(name): \(ending) is not a picture format; the formats are png, jpg, webp, svg, pdf"))
        }

        @Test("a file without an extension is a PNG, and --format allows every name")
        func namedFormat() throws {
            try folder.write("canvas: {width: 2, height: 2}\nlayout: {}", to: "a.yaml")
            #expect(try run("render", "a.yaml", "-o", "x").status == 0)
            #expect(try run("render", "a.yaml", "-o", "x.gif", "--format", "png").status == 0)
            #expect(folder.data("x.gif") == folder.data("x"))
        }

        @Test("a picture is no document")
        func picture() throws {
            try folder.write("layout: {}", to: "a.png")
            let result = try run("render", "a.png")
            #expect(result.status == 2)
            #expect(
                result.errors.hasPrefix(
                    "Error: a.png is a picture; documents are drawn, and pictures are for quoin inspect and quoin diff\n"
                ))
        }

        @Test("the picture of a difference is a PNG")
        func difference() throws {
            let result = try run("diff", "a.png", "b.png", "-o", "x.jpg")
            #expect(result.status == 2)
            #expect(result.errors.hasPrefix("Error: x.jpg: the picture of the difference is a PNG; name it .png\n"))
        }

        @Test("without the folder Snapshots there is advice where documents can be", arguments: ["verify", "approve"])
        func noSnapshots(command: String) throws {
            let result = try run(command)
            #expect(result.status == 3 && result.output.isEmpty)
            #expect(
                result.errors == """
                    error: there is no folder Snapshots here; make it for the documents, name their folders as arguments, or \
                    list them under "paths" in a file quoin.yaml

                    """)
        }
    }
}
