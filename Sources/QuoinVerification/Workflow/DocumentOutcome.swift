import QuoinDocument
import QuoinFiles
import QuoinScene
import QuoinSystem
import SystemPackage

/// The results of verifying one document.
struct DocumentOutcome: Sendable {
    let document: SnapshotDocument
    private(set) var results: [VerificationResults.Snapshot] = []
    /// The ids of masked elements that the document has.
    private(set) var maskedElements: Set<String> = []
    private let log = ResourceLog()

    init(_ document: SnapshotDocument) {
        self.document = document
    }

    /// Draws all variants of the document, and compares each picture with its reference.
    mutating func verify(by comparison: SnapshotComparison, with renderer: DocumentRenderer) {
        do throws(QuoinError) {
            let content = try document.file.read(renderer.options.limits, logging: log)
            for variant in content.allVariants {
                let result = result(of: content, variant, by: comparison, with: renderer)
                results.append(result)
            }
        } catch {
            results.append(errored(unverified(document.name), error))
        }
    }

    private mutating func result(
        of content: Document, _ variant: CanvasVariant, by comparison: SnapshotComparison,
        with renderer: DocumentRenderer
    ) -> VerificationResults.Snapshot {
        let clock = ContinuousClock()
        let start = clock.now
        var result = unverified(document.name(of: variant))
        do throws(QuoinError) {
            let drawing = try SnapshotDrawing.make(of: content, document.file, on: variant, with: renderer)
            maskedElements.formUnion(drawing.ids(among: comparison.rules.maskedElements))
            result = try comparison.result(result, drawing, ReferenceFile(result.name + ".png"))
        } catch {
            result = errored(result, error)
        }
        if result.status == .failed || result.status == .missing || result.status == .environment {
            result.acceptCommand = document.acceptCommand
        }
        result.duration = (clock.now - start) / .seconds(1)
        return result
    }

    private func unverified(_ name: String) -> VerificationResults.Snapshot {
        VerificationResults.Snapshot(
            name: name, status: .passed, document: document.file.path, reference: name + ".png")
    }

    private func errored(_ snapshot: VerificationResults.Snapshot, _ error: QuoinError) -> VerificationResults.Snapshot
    {
        var result = snapshot
        result.status = .errored
        result.explanation = error.messages
        return result
    }

    /// Adds the document's references and images.
    func add(to references: inout DocumentReferences) {
        references.add(document, pictures: results.compactMap(\.reference))
        references.add(images: log.images)
        if results.contains(where: { $0.status == .errored }) { references.add(faulty: document) }
    }
}

extension SnapshotDocument {
    /// The command that accepts the document's pictures, with the same access to files.
    fileprivate var acceptCommand: String {
        let command = "quoin approve \(ShellWord.quoted(file.path))"
        switch file.access {
        case .ownFolder: return command
        case .noFiles: return command + " --no-files"
        case .allFiles: return command + " --all-files"
        case .below(let root):
            let isOwn = FilePath(root).resolved == FilePath(file.folder).resolved
            return isOwn ? command : command + " --root \(ShellWord.quoted(root))"
        }
    }
}

/// Words of shell commands.
private enum ShellWord {
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "@", "+", ",", ":", "=": true
        default: false
        }
    }
}
