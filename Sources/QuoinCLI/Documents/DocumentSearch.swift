import Foundation

/// The documents that paths on the command line stand for, and where their pictures go.
struct DocumentSearch {
    /// A document and the path that its picture has below an output folder, without an extension.
    struct Found {
        var file: DocumentFile
        var outputPath: String
    }

    static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// Finds documents: a file stands for itself, a folder for all documents below it.
    static func find(_ paths: [String]) throws(Failure) -> [Found] {
        var found: [Found] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard path == "-" || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure(.wrongInput, "\(path): error: there is no such file or folder")
            }
            found +=
                isFolder.boolValue
                ? try documents(below: path) : [Found(file: DocumentFile(path: path), outputPath: outputPath(of: path))]
        }
        return found
    }

    private static func documents(below folder: String) throws(Failure) -> [Found] {
        let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
        let documents = paths.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted()
        guard !documents.isEmpty else {
            throw Failure(.wrongInput, "\(folder): error: there is no .yaml, .yml or .json file in it")
        }
        return documents.map { path in
            Found(
                file: DocumentFile(path: (folder as NSString).appendingPathComponent(path)),
                outputPath: (path as NSString).deletingPathExtension)
        }
    }

    /// A file's own path where it leads downward, its name where it leads elsewhere.
    private static func outputPath(of path: String) -> String {
        if path == "-" { return "standard-input" }
        let steps = (path as NSString).standardizingPath
        let leadsElsewhere = steps.hasPrefix("/") || steps.hasPrefix("..") || steps.hasPrefix("~")
        return ((leadsElsewhere ? (steps as NSString).lastPathComponent : steps) as NSString).deletingPathExtension
    }
}
