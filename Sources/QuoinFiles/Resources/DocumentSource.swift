import Quoin
import QuoinSystem
import Synchronization

/// A file or folder that a document is drawn from.
package struct DocumentSource: Codable, Hashable, Sendable {
    package let kind: Kind
    package let path: String

    /// The raw values are in records.
    package enum Kind: String, Codable, Sendable {
        /// The document itself.
        case document
        /// An image, with its variants for other scales.
        case image
        /// A font file, or a folder with all font files below it.
        case fonts
        /// Another file, such as the picture that a document is compared with.
        case file
    }

    /// Records have names relative to the document's folder.
    private enum CodingKeys: String, CodingKey {
        case kind
        case path = "name"
    }

    package static func document(_ path: String) -> Self { Self(kind: .document, path: path) }
    package static func image(_ path: String) -> Self { Self(kind: .image, path: path) }
    package static func fonts(_ path: String) -> Self { Self(kind: .fonts, path: path) }
    package static func file(_ path: String) -> Self { Self(kind: .file, path: path) }

    /// The paths at which files are searched, whether they exist or not.
    package var files: [String] {
        switch kind {
        case .document, .file: [path]
        case .image: ImageResource.Source.files(forImageAt: path)
        case .fonts: (try? FontSources.files(at: path)) ?? [path]
        }
    }
}

/// The states of sources, each as it was when it was first recorded.
package struct SourceStates: Hashable, Sendable {
    /// The fingerprints of the files of each source that exist.
    private var states: [DocumentSource: [String: FileFingerprint]] = [:]

    package init() {}

    /// The states of sources as they are now.
    package init(of sources: Set<DocumentSource>) {
        for source in sources { record(source) }
    }

    /// The fingerprint of a file of a source; `nil` if it did not exist.
    func fingerprint(of file: String, in source: DocumentSource) -> FileFingerprint? { states[source]?[file] }

    /// Whether each source is as it was in the first of several earlier states that has it. They may have more sources.
    package func areKnown(in earlier: [SourceStates]) -> Bool {
        states.allSatisfy { source, files in earlier.lazy.compactMap { $0.states[source] }.first == files }
    }

    /// All sources, whether their files exist or not.
    package var sources: Set<DocumentSource> { Set(states.keys) }

    /// Records a source as it is now, unless it was recorded before.
    package mutating func record(_ source: DocumentSource) {
        guard states[source] == nil else { return }
        states[source] = source.files.reduce(into: [:]) { $0[$1] = FileFingerprint(at: $1) }
    }

    /// Adds the states of other sources. If a source is already recorded, its earlier state stays, so that a change
    /// between the two is detected.
    package mutating func add(_ later: SourceStates) {
        states.merge(later.states) { known, _ in known }
    }

    /// The state of one source; nothing if it was not recorded.
    package func state(of source: DocumentSource) -> SourceStates {
        var result = SourceStates()
        result.states[source] = states[source]
        return result
    }

    /// Forgets sources.
    package mutating func remove(_ sources: Set<DocumentSource>) {
        for source in sources { states[source] = nil }
    }

    /// The sources whose state changed, or that only one of the two has.
    package func changes(since earlier: SourceStates) -> Set<DocumentSource> {
        sources.union(earlier.sources).filter { states[$0] != earlier.states[$0] }
    }
}

/// The files that a document refers to. Some of them are known only after it was laid out.
package final class ResourceLog: Sendable {
    private let paths = Mutex<Set<String>>([])
    private let seen = Mutex(SourceStates())
    /// When the log was begun, by ``FileFingerprint/now``.
    let beginning = FileFingerprint.now

    package init() {}

    /// The resolved paths of the images' files.
    package var images: Set<String> { paths.withLock { $0 } }

    /// The states of all sources of the document, each from before it was first read.
    package var states: SourceStates { seen.withLock { $0 } }

    /// Records a source that is about to be read.
    package func record(_ source: DocumentSource) {
        seen.withLock { $0.record(source) }
    }

    /// Adds sources that were recorded before, for several pictures.
    package func add(_ states: SourceStates) {
        seen.withLock { $0.add(states) }
    }

    func add(_ image: ImageResource) {
        let sources = [image.source] + image.variants.map(\.source)
        for case .file(let path, _) in sources {
            let file = FilePath(path).resolved.string
            _ = paths.withLock { $0.insert(file) }
        }
    }
}
