/// Documents that are drawn again when one of their sources changes.
///
/// The pictures that are drawn do not count as sources, even if a document shows one of them: two documents that show
/// each other's pictures would be drawn forever.
package struct WatchedDocuments: Sendable {
    /// The sources of each document's latest drawing, whether they exist or not.
    private var sources: [DocumentFile: Set<DocumentSource>] = [:]
    private var states = SourceStates()
    /// The resolved paths of the pictures, and of each image's files.
    private var pictures: Set<String> = []
    private var images: [DocumentSource: Set<String>] = [:]
    private let fonts: Set<DocumentSource>

    /// The state of all documents and sources at one time.
    package struct State: Hashable, Sendable {
        /// The documents, in the order given.
        package var documents: [DocumentFile]
        /// The states of the fonts and of each document's sources. A document that was not drawn yet is its only
        /// source.
        package var states: SourceStates
    }

    /// The differences between a state and the last accepted one.
    package struct Changes: Hashable, Sendable {
        /// The documents to draw, in the order of the state.
        package var outdated: [DocumentFile]
        /// The documents that the state does not have any more, sorted by path.
        package var removed: [DocumentFile]
        /// The sources that changed or are no longer needed.
        package var sources: Set<DocumentSource>

        package var isEmpty: Bool { outdated.isEmpty && removed.isEmpty && sources.isEmpty }
    }

    /// - Parameter fonts: font files and folders that all documents are drawn with.
    package init(fonts: [String] = []) {
        self.fonts = Set(fonts.map { .fonts($0) })
        states = SourceStates(of: self.fonts)
    }

    /// The current state of documents and their sources.
    package func state(of documents: [DocumentFile]) -> State {
        let watched = documents.reduce(into: fonts) { $0.formUnion(watchedSources(of: $1)) }
        return State(documents: documents, states: SourceStates(of: watched))
    }

    /// What changed since the last accepted state.
    package func changes(in state: State) -> Changes {
        let changed = state.states.changes(since: states)
        let outdated = state.documents.filter { document in
            sources[document] == nil || !watchedSources(of: document).isDisjoint(with: changed)
        }
        let removed = Set(sources.keys).subtracting(state.documents)
        return Changes(outdated: outdated, removed: removed.sorted { $0.path < $1.path }, sources: changed)
    }

    /// Accepts a state, which later states are compared with. The caller then draws its outdated documents.
    package mutating func accept(_ state: State) {
        states = state.states
        let documents = Set(state.documents)
        sources = sources.filter { documents.contains($0.key) }
    }

    /// Records the sources and the pictures of a drawing, whether it succeeded or not.
    package mutating func record(_ document: DocumentFile, drawnFrom log: ResourceLog, into pictures: [String]) {
        let seen = log.states
        states.add(seen)
        sources[document] = seen.sources
        for case .image(let path) in seen.sources where images[.image(path)] == nil {
            images[.image(path)] = Set(DocumentSource.image(path).files.map(DocumentFile.realPath))
        }
        self.pictures.formUnion(pictures.map(DocumentFile.realPath))
    }

    /// The sources of all documents that were drawn.
    package var allSources: Set<DocumentSource> { sources.values.reduce(into: fonts) { $0.formUnion($1) } }

    private func watchedSources(of document: DocumentFile) -> Set<DocumentSource> {
        guard let read = sources[document] else { return fonts.union([.document(document.path)]) }
        return fonts.union(read.filter { images[$0]?.isDisjoint(with: pictures) ?? true })
    }
}
