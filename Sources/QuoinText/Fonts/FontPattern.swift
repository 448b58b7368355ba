import CPangoCairo
import QuoinScene

/// Reads the properties of a face from its fontconfig pattern.
struct FontPattern {
    let pointer: OpaquePointer

    /// The names of the family, in several languages.
    var families: [String] { FontconfigLibrary.own.families(of: pointer) }

    /// Whether the face is italic or oblique.
    var isItalic: Bool { (integer(FC_SLANT) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN }

    /// Whether its glyphs may have colors of their own.
    var hasColors: Bool {
        var value: FcBool = FcFalse
        return FcPatternGetBool(pointer, FC_COLOR, 0, &value) == FcResultMatch && value != FcFalse
    }

    /// From 1 to 1,000; the requested weight of a variable font.
    var weight: Int? { number(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) } }

    /// In percent of the normal width; the requested width of a variable font.
    var width: Double? { number(FC_WIDTH) }

    /// The vertical scale, which is not 1 for bitmap fonts.
    var verticalScale: Double {
        var matrix: UnsafeMutablePointer<FcMatrix>?
        guard FcPatternGetMatrix(pointer, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else { return 1 }
        return matrix.pointee.yy
    }

    /// The characters of the face, as fontconfig's set.
    var characters: OpaquePointer? {
        var set: OpaquePointer?
        return FcPatternGetCharSet(pointer, FC_CHARSET, 0, &set) == FcResultMatch ? set : nil
    }

    var face: FontFace {
        FontFace(
            path: string(FC_FILE) ?? "", index: Int(integer(FC_INDEX) ?? 0),
            variations: string(FC_FONT_VARIATIONS) ?? "", family: families.first ?? "", style: string(FC_STYLE) ?? "")
    }

    private func string(_ property: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pointer, property, 0, &value) == FcResultMatch else { return nil }
        return value.map { String(cString: $0) }
    }

    private func number(_ property: String) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(pointer, property, 0, &value) == FcResultMatch ? value : nil
    }

    private func integer(_ property: String) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pointer, property, 0, &value) == FcResultMatch ? value : nil
    }
}
