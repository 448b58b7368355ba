import CPangoCairo
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

/// The caller's fonts, and those of the default set that texts name.
///
/// Opening all fonts takes longer than drawing a small picture, and most texts need one or two faces of the default
/// set. A text that these do not cover completely is shaped with all fonts, so the result is always the same as with
/// all fonts.
package final class NamedFonts {
    package let pango: PangoFonts
    private let ownFamilies: Set<String>
    private let defaults: [DefaultFonts.Face]
    private var opened: Set<DefaultFonts.Face> = []
    private var characters = KeptValues<Request, OpaquePointer?>(limit: 1_024)

    /// The first character with an emoji presentation. Reading the properties of a character takes a search.
    private static let firstEmoji: UInt32 = 0x231A

    /// Characters that need no glyph.
    private static let invisible: Set<Unicode.Scalar> = ["\n", "\t", "\u{AD}", "\u{2060}", "\u{FFFC}"]

    /// The properties of a style by which a face is chosen.
    private struct Request: Hashable {
        var families: [String]
        var weight: FontWeight
        var isItalic: Bool
    }

    package init(own files: [String], defaults: [DefaultFonts.Face]) throws(QuoinError) {
        let configuration = try FontConfiguration(files: files)
        ownFamilies = Set(configuration.familyNames.joined().map { $0.lowercased() })
        self.defaults = defaults
        pango = try PangoFonts(configuration, others: defaults.map(\.family))
    }

    /// Whether, for each style, the first existing family has the exact face, and that face has all characters.
    package func serve(_ text: TextContent) -> Bool {
        let ellipsis = text.paragraph.ellipsis
        return text.spans.allSatisfy { span in
            serve(span.string, span.style) && serve(ellipsis.string, ellipsis.style ?? span.style)
        }
    }

    private func serve(_ string: String, _ style: TextStyle) -> Bool {
        guard style.width == .normal, style.axes.isEmpty else { return false }
        let request = Request(families: style.families, weight: style.weight, isItalic: style.isItalic)
        guard let face = characters(for: request) else { return false }
        return string.unicodeScalars.allSatisfy { scalar in
            if scalar.value >= NamedFonts.firstEmoji, scalar.properties.isEmojiPresentation {
                let emoji = Request(families: [DefaultFonts.emojiFamily], weight: .regular, isItalic: false)
                return characters(for: emoji).map { FcCharSetHasChar($0, scalar.value) == FcTrue } ?? false
            }
            return NamedFonts.invisible.contains(scalar) || FcCharSetHasChar(face, scalar.value) == FcTrue
        }
    }

    // MARK: - Faces

    /// The characters of the requested face.
    private func characters(for request: Request) -> OpaquePointer? {
        characters.value(for: request) { openedFace(for: request)?.characters }
    }

    /// The exact face in the first family that exists; `nil` if it would be substituted.
    private func openedFace(for request: Request) -> FontPattern? {
        for name in request.families.map({ $0.lowercased() }) {
            let family = FontConfiguration.aliases[name]?.lowercased() ?? name
            if ownFamilies.contains(family) { return pattern(request, family) }
            let faces = defaults.filter { $0.family.lowercased() == family }
            if !faces.isEmpty {
                guard let face = faces.first(where: { $0.weight == request.weight && $0.isItalic == request.isItalic })
                else { return nil }
                return open(face) ? pattern(request, family) : nil
            }
            // A single face may also be a family, such as Inter Medium.
            if defaults.contains(where: { family.hasPrefix($0.family.lowercased()) }) { return nil }
        }
        return nil
    }

    private func open(_ face: DefaultFonts.Face) -> Bool {
        if opened.contains(face) { return true }
        guard pango.open(face.path) else { return false }
        opened.insert(face)
        return true
    }

    private func pattern(_ request: Request, _ family: String) -> FontPattern? {
        pango.configuration.patterns.lazy.compactMap { $0.map { FontPattern(pointer: $0) } }.first { pattern in
            pattern.isItalic == request.isItalic && pattern.weight == request.weight.value
                && pattern.families.contains { $0.lowercased() == family }
        }
    }
}
