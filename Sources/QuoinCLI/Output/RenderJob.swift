import Quoin

/// A document and where its picture goes.
struct RenderJob: Sendable {
    var file: DocumentFile
    var output: OutputFile
    var format: PictureFormat
    /// Whether a PNG carries what it was drawn from.
    var isRecorded = false

    /// Draws the document into its file.
    func run(with renderer: DocumentRenderer) -> RenderOutcome {
        var outcome = RenderOutcome()
        do throws(Failure) {
            let document = try file.read()
            outcome.warnings = document.warnings.map { $0.text(file: file.name) }
            let layout = try renderer.layOut(document, file)
            outcome.warnings = layout.warnings.map { $0.text(file: file.name) }
            let list = try renderer.displayList(of: layout)
            var bytes = try renderer.file(list, of: layout, as: format)
            if isRecorded { bytes = try renderer.record(of: layout, painted: list).added(toPNG: bytes) }
            outcome.warnings += list.warnings.map { Diagnostic($0).text(file: file.name) }
            try output.write(bytes)
        } catch {
            outcome.failure = error
        }
        return outcome
    }
}

/// What came of drawing one document.
struct RenderOutcome: Sendable {
    /// What has no effect in the document, as lines for a person.
    var warnings: [String] = []
    var failure: Failure?
}
