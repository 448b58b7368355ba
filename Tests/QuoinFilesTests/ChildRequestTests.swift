import QuoinFiles
import QuoinSystem
import TestSupport
import Testing

@Suite("Requests to another process")
struct ChildRequestTests {
    private let folder = TemporaryFolder()

    /// The request that the other process reads.
    private func read(_ request: ChildRequest) throws -> ChildRequest? {
        try folder.write(String(decoding: request.line() + [0x0A], as: UTF8.self), to: "request")
        let file = try FileDescriptor.open(folder.path("request"), .readOnly)
        defer { try? file.close() }
        var lines = LineReader(file, limit: .max)
        return try ChildRequest.read(from: &lines)
    }

    @Test("are read as they were written")
    func intact() throws {
        var file = DocumentFile(path: "a \"b\"\n.yaml", access: .below("ä"))
        (file.scene, file.language) = ("1", "de")
        var options = RenderingOptions()
        (options.scale, options.textScale, options.fonts) = (2, 1.5, ["a b", "c"])
        (options.width, options.height) = (ExtentRange(min: 10, max: .infinity), ExtentRange(min: 0.1, max: 20))
        (options.appearance, options.direction) = (.dark, .rightToLeft)
        options.language = Canvas.PseudoLanguage.allCases[0]
        options.fallbacks = Canvas.TextFallbacks(missingGlyphs: .box, missingItalic: .slanted)
        (options.view, options.limits) = (.diagram, .strangers)
        (options.diagram.annotations, options.diagram.focus) = (["insets"], ["a"])
        (options.diagram.level, options.diagram.depth, options.diagram.isTransparent) = (.full, 2, true)
        var pictures = PictureOptions(format: .jpg)
        (pictures.selection, pictures.isRecorded, pictures.alternative) = (.contactSheet, true, .given("=\u{1B}"))
        (pictures.hasText, pictures.hasAlternativeFile) = (true, true)
        let request = try #require(try read(ChildRequest(.pictures(pictures), of: file, options)))
        #expect(request.file == file && request.options == options)
        guard case .pictures(pictures) = request.task else {
            Issue.record("\(request.task)")
            return
        }
    }

    @Test("pass on no number that JSON lacks")
    func infinite() throws {
        var options = RenderingOptions()
        options.scale = .infinity
        let request = ChildRequest(.inspection(isJSON: false), of: DocumentFile(path: "a.yaml"), options)
        #expect(throws: QuoinError.self) { try request.line() }
    }
}
