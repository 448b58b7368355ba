import QuoinPlatform
import QuoinSystem
import SystemPackage

/// The fonts that pictures are drawn with. Other fonts of the machine are never used.
public struct FontSources: Hashable, Sendable {
    /// Whether the default set is included: Inter, DejaVu and Noto Color Emoji.
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
    func ownFiles() throws(FontError) -> [String] {
        var files: [String] = []
        for path in paths { files += try FontSources.files(at: path) }
        // Fontconfig finds the families of web fonts, but their glyphs cannot be shaped.
        if let file = files.first(where: FontSources.isWebFont) { throw .webFont(path: file) }
        return files
    }

    /// The font files at a path: the file itself, or all below a folder in the order of their paths.
    ///
    /// - Throws: ``FontError/unreadable(path:)``, also for devices and pipes, which may never end.
    package static func files(at path: String) throws(FontError) -> [String] {
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

    private static func kind(at path: String) throws(FontError) -> FileKind {
        guard let kind = try? FileKind(at: path), kind != .other else { throw .unreadable(path: path) }
        return kind
    }
}

/// Why the fonts for drawing cannot be opened.
public enum FontError: Error, Hashable, Sendable {
    /// Files of the default set are not installed, or are of another version; with the names that Debian's packages of them have.
    case missingDefaults(packages: [String])
    /// There is no such file or folder, or it cannot be read.
    case unreadable(path: String)
    /// A file is not a font.
    case notAFont(path: String)
    /// A file is a font for web pages, WOFF or WOFF2, which is compressed.
    case webFont(path: String)
    /// There are no fonts: the default set is excluded and no path is given.
    case noFonts
    /// A library failed, most likely for lack of memory; with its name.
    case libraryFailed(String)
}

extension FontError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingDefaults(let packages):
            "the default fonts are not installed in Quoin's version, those of " + packages.joined(separator: ", ")
                + "; scripts/set-up of Quoin installs them"
        case .unreadable(let path): "\(path): cannot be read as a font file or a folder of fonts"
        case .notAFont(let path): "\(path): is not a font"
        case .webFont(let path):
            "\(path): fonts for web pages, WOFF and WOFF2, are not read; the TTF or OTF that it was made from is, and "
                + "Python's fonttools unpack it: python3 -c \"import sys; from fontTools.ttLib import TTFont; "
                + "f = TTFont(sys.argv[1]); f.flavor = None; f.save(sys.argv[2])\" in.woff2 out.ttf"
        case .noFonts: "there is no font: the default set is left out and nothing else is named"
        case .libraryFailed(let name): "\(name) failed"
        }
    }
}
