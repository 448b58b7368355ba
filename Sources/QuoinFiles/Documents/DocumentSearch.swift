import QuoinSystem

/// The documents that paths stand for, and where their pictures go.
public struct DocumentSearch: Hashable, Sendable {
    /// A document and the path that its picture has below an output folder, without an extension.
    public struct Found: Hashable, Sendable {
        /// With the path as it was given; in a folder, the folder's and the way from there.
        public var file: DocumentFile
        /// The way from the folder that was searched; of a file that was named itself its path where that leads
        /// downward, or else its name.
        public var outputPath: String
    }

    /// What the names of documents in a folder end with, without the dot, and in lowercase: `CARD.YAML` is none.
    public static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// In the order of the paths, those of a folder by their own; what is named twice is there twice.
    public private(set) var found: [Found] = []
    /// The folders in which there is no document.
    public private(set) var failures: [Failure] = []

    /// Finds documents: a file stands for itself, whether it is there or not, a folder for all documents below it.
    public init(_ paths: [String]) {
        for path in paths {
            if path != "-" && FileKind.isFolder(path) {
                addDocuments(below: path)
            } else {
                found.append(Found(file: DocumentFile(path: path), outputPath: Self.outputPath(of: path)))
            }
        }
    }

    private mutating func addDocuments(below folder: String) {
        let root = FilePath(folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let documents = paths.sorted().map { FilePath($0) }.filter { path in
            path.extension.map(Self.extensions.contains) == true && !Self.isLock(path)
                && !FileKind.isFolder(root.pushing(path).string)
        }
        if documents.isEmpty {
            failures.append(Failure(.wrongInput, "\(folder): error: there is no .yaml, .yml or .json file in it"))
        }
        for path in documents {
            let file = DocumentFile(path: root.pushing(path).string)
            found.append(Found(file: file, outputPath: path.removingExtension.string))
        }
    }

    /// Emacs puts a link to nowhere, `.#card.yaml`, beside a file that is being edited.
    private static func isLock(_ path: FilePath) -> Bool {
        path.lastComponent?.string.hasPrefix(".#") == true
    }

    /// A file's own path where it leads downward, its name where it leads elsewhere.
    private static func outputPath(of path: String) -> String {
        if path == "-" { return "standard-input" }
        let steps = FilePath(path).lexicallyNormalized()
        let leadsElsewhere = steps.isAbsolute || steps.starts(with: "..")
        let name = leadsElsewhere ? FilePath(root: nil, steps.components.suffix(1)) : steps
        return name.removingExtension.string
    }
}
