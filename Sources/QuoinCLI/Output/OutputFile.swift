import Foundation

/// Where a picture goes.
enum OutputFile {
    case standardOutput
    case file(URL)

    /// Writes the whole content, or nothing: into a file beside, which is then renamed.
    func write(_ bytes: [UInt8]) throws(Failure) {
        switch self {
        case .standardOutput:
            do {
                try FileHandle.standardOutput.write(contentsOf: Data(bytes))
            } catch {
                throw Failure(.wrongInput, "standard output cannot be written: \(error.localizedDescription)")
            }
        case .file(let url):
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: url, options: .atomic)
            } catch {
                throw Failure(.wrongInput, "\(url.relativePath): cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
