import Foundation

/// The documents that paths stand for, and where their pictures go.
public struct DocumentSearch: Sendable {
    /// A document and the path that its picture has below an output folder, without an extension.
    public struct Found: Hashable, Sendable {
        public var file: DocumentFile
        public var outputPath: String
    }

    public static let extensions: Set<String> = ["yaml", "yml", "json"]

    public private(set) var found: [Found] = []
    /// The folders in which there is no document.
    public private(set) var failures: [Failure] = []

    /// Finds documents: a file stands for itself, whether it is there or not, a folder for all documents below it.
    public init(_ paths: [String]) {
        for path in paths {
            if path != "-" && Self.isFolder(path) {
                addDocuments(below: path)
            } else {
                found.append(Found(file: DocumentFile(path: path), outputPath: Self.outputPath(of: path)))
            }
        }
    }

    private mutating func addDocuments(below folder: String) {
        let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
        let documents = paths.filter { path in
            Self.extensions.contains((path as NSString).pathExtension)
                && !Self.isFolder((folder as NSString).appendingPathComponent(path))
        }
        if documents.isEmpty {
            failures.append(Failure(.wrongInput, "\(folder): error: there is no .yaml, .yml or .json file in it"))
        }
        for path in documents.sorted() {
            let file = DocumentFile(path: (folder as NSString).appendingPathComponent(path))
            found.append(Found(file: file, outputPath: (path as NSString).deletingPathExtension))
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A file's own path where it leads downward, its name where it leads elsewhere.
    private static func outputPath(of path: String) -> String {
        if path == "-" { return "standard-input" }
        let steps = (path as NSString).standardizingPath
        let leadsElsewhere = steps.hasPrefix("/") || steps.hasPrefix("..") || steps.hasPrefix("~")
        return ((leadsElsewhere ? (steps as NSString).lastPathComponent : steps) as NSString).deletingPathExtension
    }
}
