/// Documents that are drawn again when something changes that they are drawn from.
///
/// The pictures that are drawn are no such thing, even where a document shows one of them: documents that show each
/// other's pictures would be drawn forever.
public struct WatchedDocuments: Sendable {
    /// What the latest drawing of each document read, or would have read.
    private var sources: [DocumentFile: Set<DocumentSource>] = [:]
    private var states = SourceStates()
    /// The pictures, and the images, by their paths without detours.
    private var pictures: Set<String> = []
    private var images: [DocumentSource: Set<String>] = [:]
    private let fonts: Set<DocumentSource>

    /// What was seen in one look.
    public struct Look: Hashable, Sendable {
        /// The documents that were looked at, in the order given.
        public var documents: [DocumentFile]
        /// How the fonts look, and what each document was drawn from the last time: of a new one, the document alone.
        public var states: SourceStates
    }

    /// What a look shows that was not known.
    public struct Changes: Hashable, Sendable {
        /// The documents that are to be drawn, in the order in which they were looked at.
        public var outdated: [DocumentFile]
        /// The documents that are no longer looked at, by their paths.
        public var removed: [DocumentFile]
        /// All that is not what it was, or is no longer needed.
        public var sources: Set<DocumentSource>

        /// Whether there is nothing to be done.
        public var isEmpty: Bool { outdated.isEmpty && removed.isEmpty && sources.isEmpty }
    }

    /// - Parameter fonts: files and folders that all documents are drawn with.
    public init(fonts: [String] = []) {
        self.fonts = Set(fonts.map { .fonts($0) })
        states = SourceStates(of: self.fonts)
    }

    /// Looks at documents, and at all that they are drawn from.
    public func look(at documents: [DocumentFile]) -> Look {
        let watched = documents.reduce(into: fonts) { $0.formUnion(watchedSources(of: $1)) }
        return Look(documents: documents, states: SourceStates(of: watched))
    }

    /// What is to be done about that which was seen.
    public func changes(in look: Look) -> Changes {
        let changed = look.states.changes(since: states)
        let outdated = look.documents.filter { document in
            sources[document] == nil || !watchedSources(of: document).isDisjoint(with: changed)
        }
        let removed = Set(sources.keys).subtracting(look.documents)
        return Changes(outdated: outdated, removed: removed.sorted { $0.path < $1.path }, sources: changed)
    }

    /// Takes what was seen for what is known. What it shows as outdated is to be drawn then.
    public mutating func accept(_ look: Look) {
        states = look.states
        let documents = Set(look.documents)
        sources = sources.filter { documents.contains($0.key) }
    }

    /// Takes down what a document was drawn from and into which files, whether that succeeded or not.
    public mutating func note(_ document: DocumentFile, drawnFrom log: ResourceLog, into pictures: [String]) {
        let seen = log.states
        states.add(seen)
        sources[document] = seen.sources
        for case .image(let path) in seen.sources where images[.image(path)] == nil {
            images[.image(path)] = Set(DocumentSource.image(path).files.map(DocumentFile.realPath))
        }
        self.pictures.formUnion(pictures.map(DocumentFile.realPath))
    }

    private func watchedSources(of document: DocumentFile) -> Set<DocumentSource> {
        guard let read = sources[document] else { return fonts.union([.document(document.path)]) }
        return fonts.union(read.filter { images[$0]?.isDisjoint(with: pictures) ?? true })
    }
}
