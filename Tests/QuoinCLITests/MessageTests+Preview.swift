import Foundation
import TestSupport
import Testing

extension MessageTests {
    @Test("preview shows files, and links to places in them")
    func previewOptions() throws {
        let folder = TemporaryFolder()
        let input = try Command().run(["preview", "-"], in: folder.url)
        #expect(input.status == 2)
        #expect(input.errors.hasPrefix("Error: standard input cannot be shown; name a file\n"))
        let editor = try Command().run(["preview", "--editor", "emacs"], in: folder.url)
        #expect(editor.status == 2)
        #expect(editor.errors.hasPrefix("Error: --editor needs {path}, where the file's path goes\n"))
    }

    @Test("preview says how to build its server where that is missing")
    func previewProgram() throws {
        let folder = TemporaryFolder()
        let copy = folder.url.appendingPathComponent("quoin")
        try FileManager.default.copyItem(at: try Command().executable, to: copy)
        let result = try Command(at: copy.path).run(["preview"], in: folder.url)
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("error: there is no program "))
        #expect(result.errors.hasSuffix("/quoin-preview; build it with: swift build --product quoin-preview\n"))
    }
}
