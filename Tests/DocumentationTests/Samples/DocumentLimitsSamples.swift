import Foundation
import QuoinFiles
import Testing

@Suite("Samples: Limits")
struct LimitsSamples {
    @Test("a document is read and laid out within limits")
    func limits() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("canvas: {width: 20}\nlayout: {text: Hello}".utf8).write(to: file)
        func draw(_ file: DocumentFile) throws -> DocumentLayout {
            var limits = Limits.strangers
            limits.pixels = 4_000_000
            var options = RenderingOptions()
            options.limits = limits
            let document = try file.read(limits: limits)
            return try DocumentRenderer(options: options).layOut(document, file)
        }
        #expect(try draw(DocumentFile(path: file.path)).canvas.scale == 1)
    }
}
