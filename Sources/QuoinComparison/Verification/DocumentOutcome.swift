import QuoinDocument
import QuoinFiles
import QuoinScene
import QuoinSystem

/// What came of verifying one document.
struct DocumentOutcome: Sendable {
    let document: SnapshotDocument
    /// The command that accepts the document's pictures.
    private let acceptCommand: String
    private(set) var results: [SnapshotResult] = []
    /// The elements that are there of those that masks name.
    private(set) var maskedElements: Set<String> = []
    private let log = ResourceLog()

    init(_ document: SnapshotDocument, acceptCommand: String) {
        self.document = document
        self.acceptCommand = "\(acceptCommand) \(ShellWord.quoted(document.file.path))"
    }

    /// Draws the document on all its canvases, and compares each picture with its reference.
    mutating func verify(by comparison: SnapshotComparison, with renderer: DocumentRenderer) {
        do throws(Failure) {
            let content = try document.file.read(logging: log)
            for variant in content.allVariants {
                let result = result(of: content, variant, by: comparison, with: renderer)
                results.append(result)
            }
        } catch {
            results.append(errored(known(document.name), error))
        }
    }

    private mutating func result(
        of content: Document, _ variant: CanvasVariant, by comparison: SnapshotComparison,
        with renderer: DocumentRenderer
    ) -> SnapshotResult {
        let clock = ContinuousClock()
        let start = clock.now
        var result = known(document.name(of: variant))
        do throws(Failure) {
            let drawing = try SnapshotDrawing.make(of: content, document.file, on: variant, with: renderer)
            maskedElements.formUnion(drawing.ids(among: comparison.rules.maskedElements))
            result = try comparison.result(result, drawing, ReferenceFile(result.name + ".png"))
        } catch {
            result = errored(result, error)
        }
        if result.status == .failed || result.status == .missing || result.status == .environment {
            result.acceptCommand = acceptCommand
        }
        result.duration = (clock.now - start) / .seconds(1)
        return result
    }

    private func known(_ name: String) -> SnapshotResult {
        SnapshotResult(name: name, status: .passed, document: document.file.path, reference: name + ".png")
    }

    private func errored(_ known: SnapshotResult, _ failure: Failure) -> SnapshotResult {
        var result = known
        result.status = .errored
        result.explanation = failure.messages
        return result
    }

    /// Tells what the document has to do with the pictures there are.
    func add(to references: inout DocumentReferences) {
        references.add(document, gives: results.compactMap(\.reference))
        references.add(images: log.images)
        if results.contains(where: { $0.status == .errored }) { references.add(faulty: document) }
    }
}
