import Quoin
import QuoinSystem

/// A file with a line of JSON for each row: its number, its pictures with their digests, and its messages.
struct Manifest {
    private let file: FileDescriptor
    private let name: String
    private var buffer: [UInt8] = []

    private static let partSize = 1 << 16

    /// A line.
    private struct Line: Encodable {
        var row: Int
        var pictures: [Picture]
        var cached: Bool?
        var warnings: [String]
        var errors: [String]

        struct Picture: Encodable {
            var file: String
            var digest: String
            var key: String?
        }
    }

    /// - Parameter path: `-` for standard output.
    init(_ path: String) throws(QuoinError) {
        name = path == "-" ? "<standard output>" : path
        file = try QuoinError.wrapping(in: name, "cannot be written") {
            let path = FilePath(path)
            if path == "-" { return .standardOutput }
            if !path.removingLastComponent().isEmpty { try path.removingLastComponent().makeFolder() }
            return try .open(
                path, .writeOnly, options: [.create, .truncate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
        }
    }

    /// Whether there is no file at a path, an empty one, a device, or a file that begins as a manifest does.
    static func mayReplaceFile(at path: String) -> Bool {
        guard (try? FileKind(at: path)) == .file, let file = try? FileDescriptor.open(FilePath(path), .readOnly) else {
            return true
        }
        defer { try? file.close() }
        var first: UInt8 = 0
        let count = (try? withUnsafeMutableBytes(of: &first) { try file.read(into: $0) }) ?? 0
        return count == 0 || first == UInt8(ascii: "{")
    }

    /// Adds a row.
    ///
    /// - Parameter folder: the one to which paths are relative.
    mutating func add(_ outcome: RowOutcome, row: Int, below folder: String) throws(QuoinError) {
        let line = Line(
            row: row,
            pictures: outcome.pictures.map { picture in
                let path =
                    picture.path.hasPrefix(folder + "/") ? picture.path.dropFirst(folder.count + 1) : picture.path[...]
                return Line.Picture(file: String(path), digest: picture.digest, key: picture.key?.digits)
            }, cached: outcome.isCached ? true : nil, warnings: outcome.warnings,
            errors: outcome.failure?.messages ?? [])
        try QuoinError.wrapping(in: name, "cannot be written") {
            buffer += try JSONText.text(of: line, isCompact: true).utf8
        }
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= Self.partSize { try write() }
    }

    mutating func finish() throws(QuoinError) { try write() }

    private mutating func write() throws(QuoinError) {
        _ = try QuoinError.wrapping(in: name, "cannot be written") { try file.writeAll(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }
}
