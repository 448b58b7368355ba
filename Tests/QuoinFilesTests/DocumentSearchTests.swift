import Foundation
import QuoinFiles
import TestSupport
import Testing

@Suite("Documents in a folder")
struct DocumentSearchTests {
    private let folder = TemporaryFolder()

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test("a file or a folder that becomes a link after the search does not lead out", arguments: ["in/a.yaml", "in"])
    func swapped(name: String) throws {
        try folder.write("layout: {}", to: "D/in/a.yaml")
        try folder.write("secret", to: "outside/a.yaml")
        let found = try #require(DocumentSearch([folder.path("D")]).found.first)
        #expect(try found.file.text(Limits()) == "layout: {}")
        try folder.remove("D/\(name)")
        try link("D/\(name)", to: name == "in" ? "../outside" : "../../outside/a.yaml")
        let error = #expect(throws: QuoinError.self) { try found.file.text(Limits()) }
        #expect(error?.messages == ["\(found.file.path): error: cannot be read: it leads out of its folder"])
    }

    @Test("names of the same file share a path, and links out of the folder have their own, whatever they lead to")
    func sharedPaths() throws {
        try folder.write("layout: {}", to: "D/a.yaml")
        try link("D/b.yaml", to: "a.yaml")
        try folder.write("layout: {}", to: "there.yaml")
        for name in ["there", "none"] {
            for path in ["c", "d"] {
                try? folder.remove("D/\(path).yaml")
                try link("D/\(path).yaml", to: "../\(name).yaml")
            }
            let found = DocumentSearch([folder.path("D")]).found.map(\.file)
            #expect(found.map(\.path) == ["a", "b", "c", "d"].map { folder.path("D/\($0).yaml") })
            #expect(Set(found.map(\.sharedPath)).count == 3)
        }
    }
}

@Suite("Canvases of documents")
struct DocumentCanvasTests {
    private let folder = TemporaryFolder()

    private func layOut(_ options: RenderingOptions, _ change: (inout Document) -> Void) throws {
        try folder.write("canvas: {width: 90, scale: 2}\nlayout: {text: a}\n", to: "a.yaml")
        let file = folder.document("a.yaml")
        var document = try file.read()
        change(&document)
        _ = try DocumentRenderer(options: options).layOut(document, file)
    }

    @Test("values that Swift code sets are checked: in a document that was read, and in options")
    func changed() throws {
        try layOut(RenderingOptions()) { _ in }
        #expect(throws: QuoinError.self) { try layOut(RenderingOptions()) { $0.canvas.scale = -1 } }
        #expect(throws: QuoinError.self) { try layOut(RenderingOptions()) { $0.canvas.textScale = .nan } }
        var options = RenderingOptions()
        options.scale = 0
        #expect(throws: QuoinError.self) { try layOut(options) { _ in } }
    }
}
