import QuoinSystem
import QuoinValues
import SystemPackage

/// What a confined process printed about its document. A picture that exploits a library may have forged any of it, so it is
/// taken as messages about this document and its files, and no line can look like one about something else.
struct ConfinedMessages {
    /// Printable lines. Those that do not begin with the name of the document or of a file below its folder follow the
    /// document's name.
    private(set) var lines: [String] = []
    /// The keys of documents that the process referred to.
    private(set) var keys: Set<String> = []
    /// Why the process could not give up its rights: `cannot be confined: …`; `nil` if it could.
    private(set) var unconfinedReason: String?

    /// The most lines that are taken, and the most scalars of each.
    private static let limits = (lines: 1_000, scalars: 4_000)

    /// - Parameter output: what the process wrote to standard error.
    init(_ output: [UInt8], about file: DocumentFile) {
        let folder = file.access == .noFiles ? nil : file.strangersFolder.map { FilePath($0).absolute }
        for line in output.split(separator: UInt8(ascii: "\n")).prefix(Self.limits.lines) {
            let line = String(decoding: line, as: UTF8.self).printable(upTo: Self.limits.scalars)
            if let reason = line.wholeMatch(of: /error: the process (cannot be confined: .*)/)?.output.1 {
                unconfinedReason = String(reason)
            } else if let references = line.wholeMatch(of: /see: (quoin help key .*)/)?.output.1 {
                keys.formUnion(references.matches(of: /quoin help key ([A-Za-z]+)/).map { String($0.output.1) })
            } else {
                let name = line.prefixMatch(of: #/(.+?)(:[0-9]+){0,2}: (error|warning): /#).map { String($0.output.1) }
                let isKnown = name == file.name || name.map { Self.isFile($0, below: folder) } == true
                lines.append(isKnown ? line : "\(file.name): \(line)")
            }
        }
    }

    private static func isFile(_ name: String, below folder: FilePath?) -> Bool {
        guard let folder else { return false }
        let path = FilePath(name).absolute
        return path != folder && path.starts(with: folder)
    }
}
