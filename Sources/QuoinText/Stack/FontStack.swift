@_exported import QuoinPixels
import QuoinSystem

/// A set of open fonts, for shaping and drawing.
///
/// A stack belongs to one thread. Keep it: opening one takes longer than drawing a small picture.
package final class FontStack {
    package let glyphs: GlyphRasterizer
    /// The families, in alphabetical order.
    package let families: [String]
    /// The hyphenation patterns of languages.
    let hyphenation = Hyphenation()
    private let ownFiles: [String]
    private let defaults: [DefaultFonts.Face]
    private let named: NamedFonts
    private var all: PangoFonts?
    /// The configuration of all fonts in another Fontconfig than Quoin's own.
    private var copied: FontConfiguration?
    /// The digests that were computed so far, by path.
    var digests = KeptValues<String, String>()

    package init(fonts: FontSources = .defaults) throws(QuoinError) {
        ownFiles = try fonts.ownFiles()
        defaults = fonts.includesDefaults ? try DefaultFonts.faces() : []
        guard !ownFiles.isEmpty || !defaults.isEmpty else {
            throw QuoinError("there is no font: the default set is left out and nothing else is named")
        }
        glyphs = try GlyphRasterizer()
        named = try NamedFonts(own: ownFiles, defaults: defaults)
        let own = named.pango.configuration.familyNames.compactMap { $0.first }
        families = Set(own + defaults.map { $0.family }).sorted()
    }

    /// Whether the fonts have a family, or one that the name is an alias of.
    package func hasFamily(_ name: String) -> Bool {
        named.pango.hasFamily(name) || (try? allFonts().hasFamily(name)) ?? false
    }

    /// The fonts for shaping a text.
    func fonts(for text: TextContent) -> PangoFonts {
        if let all { return all }
        return named.serve(text) ? named.pango : (try? allFonts()) ?? named.pango
    }

    /// All fonts, the caller's before the default set.
    func allFonts() throws(QuoinError) -> PangoFonts {
        if let all { return all }
        let fonts = try PangoFonts(configuration(in: .own))
        all = fonts
        return fonts
    }

    /// All fonts, in the Fontconfig of a library that draws texts with its own.
    func copiedFonts(in library: FontconfigLibrary) throws(QuoinError) -> FontConfiguration {
        if let copied { return copied }
        let fonts = try configuration(in: library)
        copied = fonts
        return fonts
    }

    private func configuration(in library: FontconfigLibrary) throws(QuoinError) -> FontConfiguration {
        try FontConfiguration(files: ownFiles + defaults.map { $0.path }, in: library)
    }
}

/// A font file of a stack, and its faces.
package struct FontFile: Hashable, Sendable {
    /// A path below ``FontSources/paths``, relative to the working folder if that path is; absolute in the default set.
    package var path: String
    /// One for each face and named instance.
    package var faces: [FontFace]
    /// The SHA-256 of the file, in hexadecimal.
    package var digest: String
}

extension FontStack {
    /// The font files, in the order in which they are searched. Reads every file.
    ///
    /// - Throws: a ``QuoinError`` for one that cannot be read.
    package func files() throws(QuoinError) -> [FontFile] {
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
    static func digest(ofFile path: String) throws(QuoinError) -> String {
        do {
            return try SHA256.digits(ofFile: path)
        } catch {
            throw .unreadable(path: path)
        }
    }
}
