import QuoinScene
import QuoinSystem

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

/// The default set of fonts. It is a part of Quoin: every form in which Quoin is installed has the same files, and
/// `scripts/set-up` installs them for programs that are built from source. Without either, those of Debian 12's packages are
/// used, which are the same.
///
/// Files are listed one by one, so that further faces in a new version of a package change no picture.
package enum DefaultFonts {
    /// Font files of one package.
    package struct Package {
        let name: String
        /// The size of all files, in bytes. Files of another version would draw other pictures.
        let size: Int
        package let faces: [Face]

        /// Whether the files are there and readable, in the right version.
        var isInstalled: Bool {
            faces.allSatisfy { FileManager.default.isReadableFile(atPath: $0.path) }
                && faces.reduce(0) { $0 + (Int(FileFingerprint(at: $1.path)?.size ?? 0)) } == size
        }
    }

    /// A file with one face. The description makes it possible to open only the files that a text needs.
    package struct Face: Hashable {
        package let path: String
        package let family: String
        package let weight: FontWeight
        package let isItalic: Bool
    }

    package static let packages = [
        package("fonts-inter", 9_804_192, "/usr/share/fonts/opentype/inter", interFaces),
        package(
            "fonts-dejavu-core", 2_883_376, "/usr/share/fonts/truetype/dejavu",
            upright(["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"], regular: "")),
        package(
            "fonts-noto-color-emoji", 10_980_856, "/usr/share/fonts/truetype/noto",
            [Face(path: "NotoColorEmoji.ttf", family: emojiFamily, weight: .regular, isItalic: false)]),
    ]

    /// Families with letters that Inter lacks. DejaVu Sans replaces them where they are not installed.
    static let scriptFamilies = ["Noto Sans Arabic UI", "Noto Sans Hebrew"]

    /// What is used in addition to the set if it is installed: faces of scripts, and slanted ones. DejaVu Sans has none of
    /// those here: it provides characters that other families lack, and these would be slanted on some machines only.
    private static let additions = [
        package("fonts-noto", 601_020, "/usr/share/fonts/truetype/noto", upright(scriptFamilies, regular: "-Regular")),
        package("fonts-dejavu-extra", 1_202_972, "/usr/share/fonts/truetype/dejavu", slantedFaces),
    ].filter(\.isInstalled)

    private static let slantedFaces =
        [("DejaVu Sans Mono", "Oblique"), ("DejaVu Serif", "Italic")].flatMap { family, style in
            [("", FontWeight.regular), ("Bold", .bold)].map { name, weight in
                Face(
                    path: "\(family.filter { $0 != " " })-\(name)\(style).ttf", family: family, weight: weight,
                    isItalic: true)
            }
        }

    static let emojiFamily = "Noto Color Emoji"

    /// The folders for Quoin's own fonts.
    private static let ownFolders = InstalledFolders.paths.map { $0 + "/fonts" }

    /// The first folder that contains a file; the first folder if none does.
    package static func folder(of file: String, among folders: [String]) -> String {
        folders.first { FileManager.default.isReadableFile(atPath: "\($0)/\(file)") } ?? folders[0]
    }

    private static func package(_ name: String, _ size: Int, _ folder: String, _ faces: [Face]) -> Package {
        let folder = self.folder(of: faces[0].path, among: ownFolders + [folder])
        return Package(
            name: name, size: size,
            faces: faces.map {
                Face(path: "\(folder)/\($0.path)", family: $0.family, weight: $0.weight, isItalic: $0.isItalic)
            })
    }

    private static let interFaces: [Face] = [("Inter", "Inter"), ("InterDisplay", "Inter Display")].flatMap {
        file, family in
        let slanted: [(String, FontWeight)] = [
            ("Thin", .thin), ("ExtraLight", .extraLight), ("Light", .light), ("Medium", .medium),
            ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .extraBold), ("Black", .black),
        ]
        let styles =
            slanted.flatMap { [($0.0, $0.1, false), ($0.0 + "Italic", $0.1, true)] }
            + [("Regular", .regular, false), ("Italic", .regular, true)]
        return styles.map { style, weight, isItalic in
            Face(path: "\(file)-\(style).otf", family: family, weight: weight, isItalic: isItalic)
        }
    }

    /// The regular and the bold faces of families.
    private static func upright(_ families: [String], regular: String) -> [Face] {
        families.flatMap { family in
            let file = family.filter { $0 != " " }
            return [(regular, FontWeight.regular), ("-Bold", .bold)].map { style, weight in
                Face(path: "\(file)\(style).ttf", family: family, weight: weight, isItalic: false)
            }
        }
    }

    /// The faces, in the order in which they are searched for a character.
    ///
    /// - Throws: a ``QuoinError`` for files that are not installed, or are of another version.
    package static func faces() throws(QuoinError) -> [Face] {
        let missing = packages.filter { !$0.isInstalled }
        guard missing.isEmpty else { throw .missingDefaults(packages: missing.map(\.name)) }
        return allFaces
    }

    /// The files of the set, whether they exist or not.
    package static var paths: [String] { allFaces.map(\.path) }

    private static let allFaces = (packages + additions).flatMap(\.faces)
}

extension QuoinError {
    /// The error that files of the default set are not installed, or are of another version.
    ///
    /// - Parameter packages: the names that Debian's packages of them have.
    package static func missingDefaults(packages: [String]) -> QuoinError {
        QuoinError(
            "the default fonts are not installed in Quoin's version, those of " + packages.joined(separator: ", ")
                + "; scripts/set-up of Quoin installs them")
    }
}
