import Foundation

/// The fonts every picture can count on: where Debian's packages put them.
///
/// The files are named one by one, so that a package which adds more faces to a family changes no picture.
enum DefaultFonts {
    /// Font files of one package.
    struct Package {
        let name: String
        let folder: String
        let files: [String]
    }

    static let packages = [
        Package(
            name: "fonts-inter", folder: "/usr/share/fonts/opentype/inter",
            files: ["Inter", "InterDisplay"].flatMap { family in interStyles.map { "\(family)-\($0).otf" } }),
        Package(
            name: "fonts-dejavu-core", folder: "/usr/share/fonts/truetype/dejavu",
            files: ["DejaVuSans", "DejaVuSansMono", "DejaVuSerif"].flatMap { ["\($0).ttf", "\($0)-Bold.ttf"] }),
        Package(
            name: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto", files: ["NotoColorEmoji.ttf"]),
    ]

    private static let interStyles =
        ["Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        .flatMap { [$0, $0 + "Italic"] } + ["Regular", "Italic"]

    /// The files, in the order in which they are searched for a character.
    ///
    /// - Throws: ``FontError/missingDefaults(packages:)``.
    static func files() throws(FontError) -> [String] {
        let manager = FileManager.default
        let missing = packages.filter { package in
            package.files.contains { !manager.isReadableFile(atPath: package.folder + "/" + $0) }
        }
        guard missing.isEmpty else { throw .missingDefaults(packages: missing.map(\.name)) }
        return packages.flatMap { package in package.files.map { package.folder + "/" + $0 } }
    }
}
