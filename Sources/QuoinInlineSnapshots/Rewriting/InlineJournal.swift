import QuoinExplanations
import QuoinSnapshots
import QuoinSystem

/// The edits of a source since it was built. All processes of a build use the line numbers of the source at that time.
struct InlineJournal {
    private let file: FilePath

    init(for place: SnapshotPlace) {
        file = FilePath("\(place.folder)/inline-\(Self.build).json")
    }

    /// A change of a source: the range of the bytes of the original, and what replaces them.
    struct Edit: Hashable, Codable {
        var range: Range<Int>
        var text: String
    }

    /// The source as it was built, and the edits since then, in order.
    struct State: Hashable, Codable {
        var original: String
        var edits: [Edit] = []

        /// The state of a source that no process of this build has edited.
        ///
        /// - Throws: ``InlineSourceError/changed`` for a source that was written after the program was. Its line
        ///   numbers may have changed, so that they lead to another assertion.
        init(asBuilt original: String, in file: FilePath) throws(InlineSourceError) {
            guard let source = Self.date(of: file.string), let program = Self.date(of: InlineJournal.program),
                source <= program
            else { throw .changed }
            self.original = original
        }

        private static func date(of path: String) -> Date? {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return attributes?[.modificationDate] as? Date
        }

        /// The source with all edits.
        var result: String { result(of: edits) }

        private func result(of edits: [Edit]) -> String {
            var bytes = Array(original.utf8)
            for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(edit.range, with: edit.text.utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// The state at which the source was as given; `nil` if it never was.
        func before(_ current: String) -> State? {
            for count in stride(from: edits.count, through: 0, by: -1) {
                var state = self
                state.edits = Array(edits.prefix(count))
                if state.result == current { return state }
            }
            return nil
        }
    }

    /// The state of the source; `nil` if it was not edited since it was built, or if others changed it.
    func state(of current: String) -> State? {
        guard let bytes = try? FileDescriptor.content(at: file.string),
            let state = try? JSONDecoder().decode(State.self, from: Data(bytes))
        else { return nil }
        return state.before(current)
    }

    func write(_ state: State) throws {
        try OutputFile.file(file.string).write(Array(JSONEncoder().encode(state)))
    }

    /// A digest of the running program, which differs between builds.
    private static let build = ContentDigest.text(
        of: "\(program) \(FileFingerprint(at: program).map { "\($0)" } ?? "")".utf8)

    /// The file of the program or library that contains the tests.
    fileprivate static var program: String {
        #if canImport(Darwin)
            var info = Dl_info()
            if dladdr(#dsohandle, &info) != 0, let name = info.dli_fname { return String(cString: name) }
            return CommandLine.arguments[0]
        #else
            return FilePath("/proc/self/exe").resolved.string
        #endif
    }
}
