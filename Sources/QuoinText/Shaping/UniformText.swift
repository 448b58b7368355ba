import CPangoCairo
import QuoinScene

/// A text in one font, from left to right, shaped once, with the places where its lines may end.
///
/// Where HarfBuzz says that a text can be divided, its parts have on their own the glyphs that they have together. A line
/// between two such places is therefore a part of the result.
final class UniformText {
    /// Pango's item of the whole text.
    let item: UnsafeMutablePointer<PangoItem>
    let glyphs: UnsafeBufferPointer<hb_glyph_info_t>
    let positions: UnsafeBufferPointer<hb_glyph_position_t>
    /// The places within the text where lines may end between words.
    private(set) var wordEnds: [Place] = []
    /// The places within the text where lines may end if a word is too wide.
    private(set) lazy var letterEnds = Array(places { $0.is_char_break != 0 }.dropLast())
    private(set) var end = Place()
    private let bytes: [UInt8]
    /// What Pango knows of each character, and of the end.
    private let characters: [PangoLogAttr]
    private let items: UnsafeMutablePointer<GList>
    private let buffer: OpaquePointer

    /// A place between two characters.
    struct Place {
        /// The numbers of bytes, characters and glyphs before it.
        var byte = 0
        var character = 0
        var glyph = 0
        /// The width of the text before it, in Pango's units.
        var x = 0
        /// The width of the space before it, which a line that ends here does not have; `nil` if there is none.
        var space: Int?
        /// Whether both sides have the same glyphs on their own.
        var isSafe = true
    }

    /// - Returns: `nil` if the text has several styles, fonts or scripts, or letters that depend on others.
    init?(_ paragraph: ParagraphText, fonts: PangoFonts) {
        guard paragraph.isUniform else { return nil }
        let attributes = TextAttributes(paragraph)
        guard let items = paragraph.items(attributes, fonts: fonts) else { return nil }
        (self.items, bytes) = (items, paragraph.bytes)
        item = items.pointee.data.assumingMemoryBound(to: PangoItem.self)
        buffer = hb_buffer_create()
        let isAlone = items.pointee.next == nil && item.isLeftToRight
        characters = isAlone ? item.breaks(in: bytes, attributes) : []
        if isAlone { item.shape(bytes, in: buffer) }
        var count: UInt32 = 0
        glyphs = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        guard !glyphs.isEmpty, glyphs.allSatisfy({ $0.codepoint != 0 }), positions.allSatisfy({ $0.x_advance >= 0 })
        else { return nil }
        wordEnds = places { $0.is_line_break != 0 }
        end = wordEnds.removeLast()
    }

    deinit {
        var link: UnsafeMutablePointer<GList>? = items
        while let node = link {
            pango_item_free(node.pointee.data.assumingMemoryBound(to: PangoItem.self))
            link = node.pointee.next
        }
        g_list_free(items)
        hb_buffer_destroy(buffer)
    }

    /// The places before the characters that are chosen, and the end.
    private func places(_ isPlace: (PangoLogAttr) -> Bool) -> [Place] {
        var places: [Place] = []
        var place = Place()
        while place.byte < bytes.count {
            let last = place
            place.byte += 1
            while place.byte < bytes.count, bytes[place.byte] & 0xC0 == 0x80 { place.byte += 1 }
            place.character += 1
            while place.glyph < glyphs.count, glyphs[place.glyph].cluster < place.byte {
                place.x += Int(positions[place.glyph].x_advance)
                place.glyph += 1
            }
            guard place.byte == bytes.count || isPlace(characters[place.character]) else { continue }
            place.space = characters[last.character].is_white != 0 ? place.x - last.x : nil
            place.isSafe = canEnd(at: place) && (place.space == nil || last.glyph + 1 == place.glyph)
            places.append(place)
        }
        return places
    }

    /// Whether a line can end at a place without a hyphen and without shaping it.
    private func canEnd(at place: Place) -> Bool {
        let character = characters[place.character]
        guard character.break_inserts_hyphen == 0, character.break_removes_preceding == 0 else { return false }
        guard place.glyph < glyphs.count else { return true }
        let glyph = glyphs[place.glyph]
        return glyph.cluster == place.byte && glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0
    }
}

extension ParagraphText {
    /// Whether the text has one style that only chooses a font, and only letters that stand for themselves wherever it is
    /// divided: of scripts before Hebrew, of Chinese and Japanese, and no tabs or soft hyphens.
    fileprivate var isUniform: Bool {
        guard spans.count == 1, let span = spans.first, span.object == nil, direction != .rightToLeft else {
            return false
        }
        let style = span.style
        return style.letterSpacing == 0 && style.wordSpacing == 0 && style.baselineOffset == 0 && style.features.isEmpty
            && bytes.allSatisfy { ($0 < 0xD6 && $0 != 0x09) || (0xE2...0xE9).contains($0) || $0 == 0xEF }
            && partsWithoutHyphens.count == 1
    }

    /// Pango's items of the text. Letters from right to left would be an item of their own, whatever the text begins with.
    fileprivate func items(_ attributes: TextAttributes, fonts: PangoFonts) -> UnsafeMutablePointer<GList>? {
        bytes.withText { text in
            pango_itemize_with_base_dir(
                fonts.context, PANGO_DIRECTION_LTR, text.baseAddress, 0, Int32(text.count), attributes.pointer, nil)
        }
    }
}

extension UnsafeMutablePointer<PangoItem> {
    fileprivate var isLeftToRight: Bool {
        pointee.analysis.level == 0 && pointee.analysis.gravity == PANGO_GRAVITY_SOUTH.rawValue
            && pointee.analysis.font != nil
    }

    /// What Pango knows of each character of the text, as in its layout.
    fileprivate func breaks(in bytes: [UInt8], _ attributes: TextAttributes) -> [PangoLogAttr] {
        let count = pointee.num_chars + 1
        var characters = [PangoLogAttr](repeating: PangoLogAttr(), count: Int(count))
        bytes.withText { text in
            let (start, length) = (text.baseAddress, Int32(text.count))
            pango_default_break(start, length, nil, &characters, count)
            pango_tailor_break(start, length, &pointee.analysis, -1, &characters, count)
            pango_attr_break(start, length, attributes.pointer, 0, &characters, count)
        }
        return characters
    }

    /// Shapes the text as Pango does.
    fileprivate func shape(_ bytes: [UInt8], in buffer: OpaquePointer) {
        let analysis = pointee.analysis
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        let script = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: GUnicodeScript.RawValue(analysis.script)))
        hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
        hb_buffer_set_language(buffer, hb_language_from_string(pango_language_to_string(analysis.language), -1))
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        hb_buffer_set_flags(
            buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_buffer_set_invisible_glyph(buffer, PangoRun.emptyGlyph)
        bytes.withText { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        var features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
        var count: UInt32 = 0
        pango_font_get_features(analysis.font, &features, UInt32(features.count), &count)
        hb_shape(pango_font_get_hb_font(analysis.font), buffer, features, count)
    }
}

extension [UInt8] {
    fileprivate func withText<Result>(_ body: (UnsafeBufferPointer<CChar>) -> Result) -> Result {
        withUnsafeBytes { body($0.bindMemory(to: CChar.self)) }
    }
}
