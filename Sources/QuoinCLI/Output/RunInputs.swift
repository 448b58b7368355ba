import ArgumentParser
import QuoinFiles
import QuoinSystem

/// The files that a run reads, in whose place it writes nothing.
struct RunInputs: Sendable {
    /// What a file is to the run. The raw values are in messages.
    enum Role: String, Sendable {
        case document = "a document"
        case data = "the data"
        case image = "an image that is read"
        case font = "a font that is read"
        case settings = "a file of settings"
        case picture = "a picture that is compared"
        case page = "a page"
        case results = "a file of results"
        case file = "a file that is read"
    }

    /// By resolved path.
    private var roles: [FilePath: Role] = [:]

    /// Adds a file; `-` is none.
    mutating func add(_ path: String, _ role: Role) {
        if path != "-" { roles[FilePath(path).resolved] = role }
    }

    /// Adds all existing files of what was logged while a document was read.
    mutating func add(_ log: ResourceLog) {
        for source in log.states.sources {
            let role: Role =
                switch source.kind {
                case .document: .document
                case .image: .image
                case .fonts: .font
                case .file: .file
                }
            for path in source.files where FileKind.exists(at: path) { add(path, role) }
        }
    }

    /// Adds the font files at paths.
    mutating func add(fonts paths: [String]) {
        for file in paths.flatMap({ DocumentSource.fonts($0).files }) { add(file, .font) }
    }

    mutating func add(_ other: RunInputs) {
        roles.merge(other.roles) { known, _ in known }
    }

    /// Why a file cannot be written at a path; `nil` if it can.
    ///
    /// - Parameter product: what would be written: `the picture`.
    func refusal(of path: String, for product: String) -> String? {
        guard path != "-", let role = roles[FilePath(path).resolved] else { return nil }
        return "\(path.printable) is \(role.rawValue); \(product) would overwrite it"
    }

    /// Throws an error if a path is one of the files.
    func check(_ path: String, for product: String) throws(ValidationError) {
        if let refusal = refusal(of: path, for: product) { throw ValidationError(refusal) }
    }
}
