import CPangoCairo
import QuoinScene
import QuoinSystem
import SystemPackage

/// A font file of a stack and its faces.
public struct FontFile: Hashable, Sendable {
    /// As ``FontSources/paths`` leads to it, so relative to the working folder where that is; absolute in the default
    /// set.
    public var path: String
    /// One for each face and named instance.
    package var faces: [FontFace]
    /// The SHA-256 of the file, in hexadecimal.
    public var digest: String
}

extension FontStack {
    /// The font files, in the order in which they are searched. Reads every file.
    ///
    /// - Throws: ``FontError/unreadable(path:)``.
    public func files() throws(FontError) -> [FontFile] {
        var files: [FontFile] = []
        for case let pointer? in try allFonts().configuration.patterns {
            let face = FontPattern(pointer: pointer).face
            if let known = files.firstIndex(where: { $0.path == face.path }) {
                files[known].faces.append(face)
            } else {
                files.append(FontFile(path: face.path, faces: [face], digest: try FontFile.digest(ofFile: face.path)))
            }
        }
        return files
    }
}

extension FontFile {
    /// The SHA-256 of a file, in hexadecimal.
    static func digest(ofFile path: String) throws(FontError) -> String {
        guard let content = try? FileDescriptor.content(at: path) else { throw .unreadable(path: path) }
        let text = content.withUnsafeBytes { bytes in
            g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let text else { throw .libraryFailed("glib") }
        defer { g_free(text) }
        return String(cString: text)
    }
}
