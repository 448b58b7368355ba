import CPangoCairo
import QuoinScene

/// The fonts that a caller gave, and those of the default set that texts name.
///
/// Opening a font costs more than drawing a small picture, and most texts need one or two of the default set's faces. A
/// text that these do not serve wholly is shaped with all fonts instead, so that it looks as if all were open from the
/// start.
final class NamedFonts {
    let pango: PangoFonts
    private let ownFamilies: Set<String>
    private let defaults: [DefaultFonts.Face]
    private var opened: Set<DefaultFonts.Face> = []
    private var characters: [Request: OpaquePointer?] = [:]

    /// So many requests are known before all are forgotten.
    private static let requestsLimit = 1_024

    /// No character before it is shown as an emoji of itself; asking for a character's properties takes a search.
    private static let firstEmoji: UInt32 = 0x231A

    /// What a style asks of a face.
    private struct Request: Hashable {
        var families: [String]
        var weight: FontWeight
        var isItalic: Bool
    }

    init(own files: [String], defaults: [DefaultFonts.Face]) throws(FontError) {
        let configuration = try FontConfiguration(files: files)
        ownFamilies = Set(configuration.familyNames.joined().map { $0.lowercased() })
        self.defaults = defaults
        pango = try PangoFonts(configuration, others: defaults.map(\.family))
    }

    /// Whether the first family that each style names has the very face, and the face all characters.
    func serve(_ text: TextContent) -> Bool {
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
            return scalar == "\n" || FcCharSetHasChar(face, scalar.value) == FcTrue
        }
    }

    // MARK: - Faces

    /// The characters of the face that a request means.
    private func characters(for request: Request) -> OpaquePointer? {
        if let known = characters[request] { return known }
        let found = openedFace(for: request)?.characters
        if characters.count >= NamedFonts.requestsLimit { characters.removeAll() }
        characters[request] = .some(found)
        return found
    }

    /// The very face of the first family that is there; nothing where another would be taken in its place.
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
            // A face may have a family of its own too, such as Inter Medium.
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
