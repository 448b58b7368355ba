import CPangoCairo
import QuoinScene

/// A set of fonts with all that is needed to shape and draw with them.
///
/// A stack belongs to one thread; several threads work at once with a stack each. Keep it: making one costs more than
/// drawing a small picture.
public final class FontStack {
    let configuration: FontConfiguration
    let pango: PangoFonts
    let glyphs: GlyphRasterizer
    /// The names of the families and their aliases, in lower case.
    let familyNames: Set<String>
    /// The families, in alphabetical order.
    public let families: [String]
    /// The digests of the font files that were asked for, by path.
    var digests: [String: String] = [:]

    /// - Throws: any ``FontError``.
    public init(fonts: FontSources = .defaults) throws(FontError) {
        configuration = try FontConfiguration(files: fonts.files())
        glyphs = try GlyphRasterizer()
        let names = configuration.patterns.compactMap { $0.map { FontPattern(pointer: $0).families } }
        families = Set(names.compactMap(\.first)).sorted()
        let present = Set(names.joined().map { $0.lowercased() })
        let aliases = FontConfiguration.aliases.filter { present.contains($0.value.lowercased()) }
        familyNames = present.union(aliases.keys)
        pango = try PangoFonts(configuration, familyNames: familyNames)
    }

    /// Whether a family is among the fonts, or stands for one that is.
    public func hasFamily(_ name: String) -> Bool {
        familyNames.contains(name.lowercased())
    }
}
