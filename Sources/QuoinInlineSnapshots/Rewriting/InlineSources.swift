import QuoinSnapshots
import QuoinSystem
import QuoinValues

/// The sources that inline snapshots are written into.
enum InlineSources {
    /// Writes a snapshot into the source of its assertion.
    ///
    /// - Parameters:
    ///   - text: the snapshot.
    ///   - expected: the text that the source had when it was built; `nil` for none.
    ///   - closure: where the text is in the call.
    /// - Throws: an ``InlineSourceError`` if the assertion is not found as it was built, or a ``QuoinError`` if the
    ///   source cannot be read or written.
    static func write(
        _ text: String, in place: SnapshotPlace, was expected: String?, _ closure: InlineSnapshotClosure
    ) throws {
        try whileLocked(place.file) {
            let current = try content(of: place.file)
            let journal = InlineJournal(for: place)
            var state = try journal.state(of: current) ?? InlineJournal.State(asBuilt: current, in: place.file)
            let source = InlineSource(state.original)
            let edit = try source.edit(
                writing: text, line: Int(place.line), column: Int(place.column), was: expected, closure)
            if let other = state.edits.first(where: { $0.range == edit.range }) {
                guard other != edit else { return }
                throw InlineSourceError.writtenBefore
            }
            state.edits.append(edit)
            let result = state.result
            // A process that ends between these two leaves the source without this edit and a journal that shows it.
            try journal.write(state)
            try write(Array(result.utf8), to: place.file)
        }
    }

    private static func content(of file: FilePath) throws -> String {
        guard !FileKind.isLink(file.string) else { throw QuoinError(writingThroughLink: file.string) }
        let bytes = try QuoinError.wrapping(
            in: file.string, "cannot be read, so that the snapshot cannot be written into it"
        ) {
            try FileDescriptor.content(at: file.string)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw QuoinError("the file is not UTF-8 text", in: file.string)
        }
        return text
    }

    private static func write(_ bytes: [UInt8], to file: FilePath) throws {
        try QuoinError.wrapping(in: file.string, "cannot be written") { try AtomicFile.write(bytes, to: file) }
    }

    /// Runs a body while no other process writes into the folder of a file. The lock is released when the process ends.
    private static func whileLocked(_ file: FilePath, _ body: () throws -> Void) throws {
        let folder = file.removingLastComponent()
        let descriptor = try QuoinError.wrapping(in: folder.string, "cannot be read") {
            try FileDescriptor.open(folder, .readOnly, options: [.closeOnExec])
        }
        try descriptor.closeAfter {
            while flock(descriptor.rawValue, LOCK_EX) != 0, errno == EINTR {}
            try body()
        }
    }
}
