import QuoinDeclarations
import QuoinScene
import Synchronization

/// Resources of a document that is read many times, with a note of what each reading is made from.
///
/// It belongs to one thread.
package final class NotedResources: DocumentResources {
    private let base: KeptResources
    private let log: ResourceLog
    private let noted = Mutex<Set<DocumentSource>>([])

    /// - Parameter file: the document.
    package init(for file: DocumentFile, limits: Limits) {
        log = ResourceLog()
        base = KeptResources(file.resources(limits, log))
    }

    package func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        let image = try base.image(at: path)
        if case .file(let file, _) = image.source { note(.image(file)) }
        return image
    }

    package func font(at path: String) throws(DocumentResourceError) -> String {
        let file = try base.font(at: path)
        note(.fonts(file))
        return file
    }

    package func text(at path: String) throws(DocumentResourceError) -> (text: String, name: String) {
        let known = log.states.sources
        let part = try base.text(at: path)
        for source in log.states.sources.subtracting(known) { note(source) }
        return part
    }

    private func note(_ source: DocumentSource) { _ = noted.withLock { $0.insert(source) } }

    /// What was noted since the last call.
    package func takeNotes() -> Set<DocumentSource> {
        noted.withLock { noted in
            defer { noted = [] }
            return noted
        }
    }
}
