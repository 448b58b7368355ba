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

        @Test("help, the version and no arguments at all are no mistakes", arguments: ["help", "--help", "--version"])
        func help(argument: String) throws {
            #expect(try run(argument).status == 0)
            #expect(try run().status == 0)
        }

        @Test("a file without an extension is a PNG, and --format allows every name")
        func namedFormat() throws {
            try folder.write("canvas: {width: 2, height: 2}\nlayout: {}", to: "a.yaml")
            #expect(try run("render", "a.yaml", "-o", "x").status == 0)
            #expect(try run("render", "a.yaml", "-o", "x.gif", "--format", "png").status == 0)
            #expect(folder.data("x.gif") == folder.data("x"))
        }
    }
}
