import QuoinScene
import QuoinSystem

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
