import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// What somebody types into a shell and sees. The examples below a heading have one folder, which is new.
    @Suite("Sessions")
    struct SessionTests {
        private static let names = RecordedExamples.names().filter { $0.hasPrefix("Sessions/") }
        private static let functions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded/Sessions/functions.sh").path

        @Test("give what is recorded", .timeLimit(.minutes(10)), arguments: names)
        func recorded(name: String) throws {
            try RecordedExamples(name).expectBelowHeadings { sessions in
                try sessions.flatMap { commands in
                    let (folder, temporary) = (TemporaryFolder(), TemporaryFolder())
                    return try commands.map { try Self.lines(of: $0, in: folder, temporary) }
                }
            }
        }

        /// What commands print. Names that differ between two runs are always the same ones here.
        private static func lines(
            of commands: String, in folder: TemporaryFolder, _ temporary: TemporaryFolder
        ) throws -> [String] {
            let script = "exec 2>&1\n. '\(functions)'\n\(commands)"
            let result = try Command(at: "/bin/sh").run(
                ["-c", script], in: folder.url,
                environment: [
                    "QUOIN": Command().executable.path, "SNAPSHOTS": PackageFolder.snapshots.path,
                    "FOLDER": folder.url.path, "TMPDIR": temporary.url.path, "GIT_CONFIG_GLOBAL": "/dev/null",
                ])
            return result.outputText.replacing(temporary.url.path, with: "TMPDIR")
                .replacing(folder.url.path, with: "FOLDER")
                .replacing(/(quoin-[a-z]+)-[0-9a-f]{8}\//) { "\($0.output.1)/" }
                .split(separator: "\n").map(String.init)
        }
    }
}
