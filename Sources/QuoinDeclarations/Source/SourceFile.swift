/// A file that values of a document come from, other than the document: one with parts of it, or one with data.
package final class SourceFile: Sendable {
    /// The name in messages.
    package let name: String
    /// The folder that paths in the file are relative to, as a path from the document's folder; empty for that folder.
    package let folder: String
    /// The lines, for places within scalars; none for data, whose texts are not written as in documents.
    package let lines: [Substring]

    /// A file with parts of a document.
    package init(name: String, folder: String, text: String) {
        (self.name, self.folder) = (name, folder)
        lines = text.documentLines
    }

    /// A file with data. Paths in it are relative to the document.
    package init(ofData name: String) {
        (self.name, folder, lines) = (name, "", [])
    }
}

extension SourceFile: Hashable {
    package static func == (first: SourceFile, second: SourceFile) -> Bool {
        first === second || first.name == second.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension String {
    /// The lines of a document. Few texts have line ends other than a line feed, and bytes are found faster than characters.
    package var documentLines: [Substring] {
        let hasOthers = utf8.contains { (0x0B...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
        if hasOthers { return split(omittingEmptySubsequences: false) { $0.isNewline } }
        return utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    }
}
