import QuoinSystem

/// The folder of a document. Files that the document is drawn from have names relative to it, which are the same in each copy of
/// a project.
struct DocumentFolder: Hashable, Sendable {
    /// The absolute path as it is written, and with symbolic links resolved. Files are logged by either.
    private let written: FilePath
    private let resolved: FilePath
    /// The resolved path with a slash at its end.
    private let prefix: String

    init(_ folder: String) {
        (written, resolved) = (FilePath(folder).absolute, FilePath(folder).resolved)
        prefix = resolved.components.isEmpty ? resolved.string : resolved.string + "/"
    }

    /// The name of a file: `../images/a.png`.
    func name(of file: String) -> String {
        // A path that was made from a name.
        if file.utf8.starts(with: prefix.utf8) { return String(file.utf8.dropFirst(prefix.utf8.count)) ?? file }
        let path = FilePath(file).absolute
        var rest = path
        if rest.removePrefix(written) || rest.removePrefix(resolved) { return rest.string }
        let (own, other) = (Array(resolved.components), Array(path.components))
        let common = zip(own, other).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: own.count - common) + other[common...].map(\.string)
        return steps.joined(separator: "/")
    }

    /// The path of a file with a name.
    func path(of name: String) -> String {
        name.hasPrefix("..") ? resolved.pushing(FilePath(name)).lexicallyNormalized().string : prefix + name
    }
}
