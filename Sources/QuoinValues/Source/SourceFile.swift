/// A file that values of a document come from, other than the document: one with parts of it, or one with data.
package final class SourceFile: Sendable {
    /// The name in messages.
    package let name: String
    /// The folder that paths in the file are relative to, as a path from the document's folder; empty for that folder.
    package let folder: String
    /// The lines, for places within scalars; none for data, whose texts are not written as in documents.
    package let lines: SourceLines?

    /// A file with parts of a document.
    package init(name: String, folder: String, text: String) {
        (self.name, self.folder) = (name, folder)
        lines = SourceLines(text)
    }

    /// A file with data. Paths in it are relative to the document.
    package init(ofData name: String) {
        (self.name, folder, lines) = (name, "", nil)
    }
}

extension SourceFile: Hashable {
    package static func == (first: SourceFile, second: SourceFile) -> Bool {
        first === second || first.name == second.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
