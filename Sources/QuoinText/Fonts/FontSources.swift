import QuoinSystem
import QuoinValues

/// The fonts that pictures are drawn with. Other fonts of the machine are never used.
public struct FontSources: Hashable, Sendable {
    /// Whether the default set is included: Inter, DejaVu, and Noto for Arabic, Hebrew and emoji.
    public var includesDefaults: Bool
    /// Font files, and folders that are searched recursively; absolute, or relative to the working folder of the
    /// process.
    public var paths: [String]

    /// By default, the default set alone. Files are opened only by a renderer.
    public init(includesDefaults: Bool = true, paths: [String] = []) {
        self.includesDefaults = includesDefaults
        self.paths = paths
    }

    /// The default set alone.
    public static let defaults = FontSources()
}

extension FontSources {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    /// The files at ``paths``, those of a folder in the order of their paths.
    func ownFiles() throws(QuoinError) -> [String] {
        var files: [String] = []
        for path in paths { files += try FontSources.files(at: path) }
        // Fontconfig finds the families of web fonts, but their glyphs cannot be shaped.
        if let file = files.first(where: FontSources.isWebFont) {
            throw QuoinError(
                "\(file): fonts for web pages, WOFF and WOFF2, are not read; the TTF or OTF that it was made from is, "
                    + "and Python's fonttools unpack it: python3 -c \"import sys; from fontTools.ttLib import TTFont; "
                    + "f = TTFont(sys.argv[1]); f.flavor = None; f.save(sys.argv[2])\" in.woff2 out.ttf")
        }
        return files
    }

    /// The font files at a path: the file itself, or all below a folder in the order of their paths.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be read, also for devices and pipes, which may never end.
    package static func files(at path: String) throws(QuoinError) -> [String] {
        guard try kind(at: path) == .folder else { return [path] }
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw .unreadable(path: path)
        }
        let files = names.filter { FilePath($0).extension.map { extensions.contains($0.lowercased()) } == true }
            .sorted().map { path + "/" + $0 }
        for file in files { _ = try kind(at: file) }
        return files
    }

    /// Whether a file begins as WOFF or WOFF2 does.
    private static func isWebFont(_ path: String) -> Bool {
        guard let file = try? FileDescriptor.open(path, .readOnly) else { return false }
        defer { try? file.close() }
        var start = [UInt8](repeating: 0, count: 3)
        let count = start.withUnsafeMutableBytes { try? file.read(into: $0) }
        return count == 3 && start == Array("wOF".utf8)
    }

    private static func kind(at path: String) throws(QuoinError) -> FileKind {
        guard let kind = try? FileKind(at: path), kind != .other else { throw .unreadable(path: path) }
        return kind
    }
}

extension QuoinError {
    /// The error that there is no such file or folder of fonts, or that it cannot be read.
    static func unreadable(path: String) -> QuoinError {
        QuoinError("\(path): cannot be read as a font file or a folder of fonts")
    }

    /// The error that a library failed, most likely for lack of memory.
    static func libraryFailed(_ name: String) -> QuoinError { QuoinError("\(name) failed", .internalError) }

    /// The error that a font file that a text was shaped with was removed or has changed.
    package static func missingFont(path: String) -> QuoinError {
        QuoinError("\(path): the font that the text was shaped with cannot be opened", .internalError)
    }
}
