import QuoinFiles
import QuoinScene

/// The references that a document would have.
struct DocumentProposal: Sendable {
    let document: SnapshotDocument
    /// The paths of all its references, whether they are to be written or not.
    private(set) var names: [String] = []
    /// Those to be written.
    private(set) var references: [ProposedReference] = []
    private(set) var failures: [Failure] = []
    private let log = ResourceLog()

    init(_ document: SnapshotDocument) {
        self.document = document
    }

    mutating func draw(with renderer: DocumentRenderer, _ scope: Approval.Scope, includesRecord: Bool) {
        do throws(Failure) {
            let content = try document.file.read(logging: log)
            for variant in content.allVariants {
                let file = ReferenceFile(document.name(of: variant) + ".png")
                names.append(file.path)
                do throws(Failure) {
                    let drawing = try SnapshotDrawing.make(of: content, document.file, on: variant, with: renderer)
                    let proposed = try ProposedReference(file, drawing, scope, includesRecord: includesRecord)
                    if let proposed { references.append(proposed) }
                } catch {
                    failures.append(error)
                }
            }
        } catch {
            failures.append(error)
        }
    }

    /// Whether the document may look otherwise, or be no longer faulty, after files were written.
    func isAffected(by files: Set<String>) -> Bool {
        !files.isEmpty && (!failures.isEmpty || !log.images.isDisjoint(with: files))
    }

    /// Tells what the document has to do with the pictures there are.
    func add(to known: inout DocumentReferences) {
        known.add(document, gives: names)
        known.add(images: log.images)
        if !failures.isEmpty { known.add(faulty: document) }
    }
}
