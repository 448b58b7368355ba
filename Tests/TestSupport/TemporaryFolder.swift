import Foundation
import QuoinFiles
import QuoinSystem

/// A folder for one test, which is deleted after the test.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-" + UUID().uuidString)

    package init() {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    package func document(_ name: String) -> DocumentFile { DocumentFile(path: path(name)) }

    /// Writes a file as many editors do: a temporary file that is renamed. Missing folders are created.
    @discardableResult
    package func write(_ data: Data, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return file
    }

    /// Writes a text as a file.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> URL {
        try write(Data(text.utf8), to: name)
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }

    package func data(_ name: String) -> Data? {
        FileManager.default.contents(atPath: path(name))
    }

    /// The paths of all files, sorted.
    package var files: [String] {
        FilePath(url.path).contents.filter { !FileKind.isFolder(path($0)) && FileKind.exists(at: path($0)) }.sorted()
    }

    /// Waits until no file can be written again at the same time of the clock: until then nothing that is made from it is kept.
    package func settle() {
        while !files.allSatisfy({ FileFingerprint(at: path($0))?.isSettled(at: FileFingerprint.now) != false }) {
            usleep(10_000)
        }
    }
}

/// A program that runs beside the tests, with both of its outputs as one text.
package struct StartedProgram {
    private let process = Process()
    private let pipe = Pipe()

    /// The program of the tests themselves.
    package static var ofTests: String { CommandLine.arguments[0] }

    /// - Parameters:
    ///   - folder: the working folder; that of the tests by default.
    ///   - environment: what differs from the variables of the tests; a variable with `nil` is left out.
    package init(
        _ path: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String?] = [:]
    ) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
    }

    /// Waits for the end of the program.
    package func finish() -> (status: Int32, output: String) {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
