import CPangoCairo
import QuoinScene

/// A set of fonts with all that is needed to shape and draw with them.
///
/// A stack belongs to one thread; several threads work at once with a stack each. Keep it: making one costs more than
/// drawing a small picture.
public final class FontStack {
    let glyphs: GlyphRasterizer
    /// The families, in alphabetical order.
    public let families: [String]
    private let ownFiles: [String]
    private let defaults: [DefaultFonts.Face]
    private let named: NamedFonts
    private var all: PangoFonts?
    /// The digests of the font files that were asked for, by path.
    var digests: [String: String] = [:]

    /// - Throws: any ``FontError``.
    public init(fonts: FontSources = .defaults) throws(FontError) {
        ownFiles = try fonts.ownFiles()
        defaults = fonts.includesDefaults ? try DefaultFonts.faces() : []
        guard !ownFiles.isEmpty || !defaults.isEmpty else { throw .noFonts }
        glyphs = try GlyphRasterizer()
        named = try NamedFonts(own: ownFiles, defaults: defaults)
        let own = named.pango.configuration.familyNames.compactMap(\.first)
        families = Set(own + defaults.map(\.family)).sorted()
    }

    /// Whether a family is among the fonts, or stands for one that is.
    public func hasFamily(_ name: String) -> Bool {
        named.pango.hasFamily(name) || (try? allFonts().hasFamily(name)) ?? false
    }

    /// The fonts that a text is shaped with.
    func fonts(for text: TextContent) -> PangoFonts {
        if let all { return all }
        return named.serve(text) ? named.pango : (try? allFonts()) ?? named.pango
    }

    /// All fonts, the caller's before the default ones.
    func allFonts() throws(FontError) -> PangoFonts {
        if let all { return all }
        let configuration = try FontConfiguration(files: ownFiles + defaults.map(\.path))
        let fonts = try PangoFonts(configuration)
        all = fonts
        return fonts
    }
}
