import QuoinSystem

/// The files that a result is made from, except the document: all that were looked up, whether they exist or not.
struct InputFiles: Codable, Hashable, Sendable {
    /// The sources that were looked up, with names in place of paths, sorted.
    var sources: [NamedSource] = []
    /// The states of the sources' files, by name, if they can be recognized by their fingerprints.
    var states: [String: FileDigests.State] = [:]

    /// A source with its name in the document's folder.
    struct NamedSource: Codable, Hashable, Sendable, Comparable {
        var kind: Kind
        var name: String

        /// The raw values are in records.
        enum Kind: String, Codable, Hashable, Sendable {
            case document, image, fonts, file
        }

        static func < (first: Self, second: Self) -> Bool {
            (first.kind.rawValue, first.name) < (second.kind.rawValue, second.name)
        }
    }
}

extension InputFiles.NamedSource {
    init(_ source: DocumentSource, in folder: DocumentFolder) {
        switch source {
        case .document(let path): self.init(kind: .document, name: folder.name(of: path))
        case .image(let path): self.init(kind: .image, name: folder.name(of: path))
        case .fonts(let path): self.init(kind: .fonts, name: folder.name(of: path))
        case .file(let path): self.init(kind: .file, name: folder.name(of: path))
        }
    }

    func source(in folder: DocumentFolder) -> DocumentSource {
        let path = folder.path(of: name)
        return switch kind {
        case .document: .document(path)
        case .image: .image(path)
        case .fonts: .fonts(path)
        case .file: .file(path)
        }
    }
}
