import QuoinFiles

/// What is known of the references after documents were drawn.
struct DocumentReferences: Sendable {
    /// The paths of the pictures that documents give, and which documents give them.
    private(set) var givers: [String: [String]] = [:]
    /// The files that documents use as images, without detours.
    private(set) var images: Set<String> = []
    /// The documents of which not everything is known, because they are faulty.
    private(set) var faulty: [SnapshotDocument] = []

    mutating func add(_ document: SnapshotDocument, gives references: [String]) {
        for reference in references { givers[reference, default: []].append(document.file.path) }
    }

    mutating func add(images: Set<String>) {
        self.images.formUnion(images)
    }

    mutating func add(faulty document: SnapshotDocument) {
        faulty.append(document)
    }

    /// The pictures that several documents give, with what is wrong about that.
    var clashes: [String: String] {
        givers.compactMapValues { documents in
            guard documents.count > 1 else { return nil }
            return documents.sorted().joined(separator: " and ") + " would both have this picture; rename one of them"
        }
    }

    /// Which of some pictures have to do with the documents. As long as a document is faulty nobody knows which images it
    /// uses, so no picture is said to be superfluous.
    func use(of pictures: Set<String>) -> ReferenceUse {
        let given = Set(givers.keys)
        let used = faulty.isEmpty ? pictures.filter { images.contains(DocumentFile.realPath($0)) } : pictures
        return ReferenceUse(
            found: pictures.union(given.filter { ReferenceFile($0).exists }), touched: given.union(used))
    }
}
