import CPangoCairo
import QuoinScene
import QuoinSystem

/// A fontconfig configuration made in the process, which contains only the given files.
package final class FontConfiguration {
    let pointer: OpaquePointer
    private let library: FontconfigLibrary

    /// - Throws: a ``QuoinError`` for a file that is not a font.
    init(files: [String], in library: FontconfigLibrary = .own) throws(QuoinError) {
        guard let configuration = library.make() else { throw .libraryFailed("fontconfig") }
        (pointer, self.library) = (configuration, library)
        // An empty root overrides FONTCONFIG_SYSROOT, which would change every path.
        library.setRoot(configuration, nil)
        try loadRules()
        for file in files { try add(file) }
    }

    deinit {
        library.release(pointer)
    }

    private func loadRules() throws(QuoinError) {
        // Fontconfig expects a C string.
        let isLoaded = Array(FontConfiguration.rules.utf8CString).withUnsafeBytes { bytes in
            library.parse(pointer, bytes.bindMemory(to: FcChar8.self).baseAddress, FcTrue)
        }
        guard isLoaded == FcTrue else { throw .libraryFailed("fontconfig") }
    }

    /// - Throws: a ``QuoinError`` if it is not a font.
    func add(_ file: String) throws(QuoinError) {
        let before = patterns.count
        guard library.addFile(pointer, file) == FcTrue, patterns.count > before else {
            throw QuoinError("\(file): is not a font")
        }
    }

    /// A pattern for each face and named instance.
    package var patterns: UnsafeBufferPointer<OpaquePointer?> {
        let set = library.fonts(pointer, FcSetApplication)?.pointee
        return UnsafeBufferPointer(start: set?.fonts, count: Int(set?.nfont ?? 0))
    }

    /// The family names of each face, the main one first.
    var familyNames: [[String]] {
        patterns.compactMap { $0.map(library.families) }
    }
}

extension FontConfiguration {
    /// Aliases of families in the default set.
    static let aliases = [
        "sans-serif": "Inter", "sans": "Inter", "system-ui": "Inter", "serif": "DejaVu Serif",
        "monospace": "DejaVu Sans Mono", "emoji": "Noto Color Emoji",
    ]

    /// The rules in fontconfig's notation: aliases, a fixed order of fallback, no hinting, and scaled color emoji.
    static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <config><rescan><int>0</int></rescan></config>
        \(aliases.sorted { $0.key < $1.key }.map(aliasRule).joined(separator: "\n"))
        \(fallbackRule)
        \(hintingRules)
        \(bitmapScalingRules)
        </fontconfig>
        """

    private static func aliasRule(name: String, family: String) -> String {
        """
        <match target="pattern"><test name="family"><string>\(name)</string></test>
        <edit name="family" mode="assign" binding="same"><string>\(family)</string></edit></match>
        """
    }

    /// The families that are searched last for a character.
    static let fallbackFamilies = ["Inter"] + DefaultFonts.scriptFamilies + ["DejaVu Sans", "Noto Color Emoji"]

    /// Families that are bound weakly come after all that have the letters of the language, as DejaVu Sans has of most.
    private static let fallbackRule = """
        <match target="pattern"><edit name="family" mode="append_last" binding="strong">
        \(fallbackFamilies.dropLast(2).map { "<string>\($0)</string>" }.joined())
        </edit><edit name="family" mode="append_last">
        \(fallbackFamilies.suffix(2).map { "<string>\($0)</string>" }.joined())
        </edit></match>
        """

    /// Antialiasing is not set, because scaled bitmap fonts would vanish with it.
    private static let hintingRules = """
        <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit></match>
        """

    /// Bitmap fonts have a few fixed sizes; these are fontconfig's own rules for scaling them.
    private static let bitmapScalingRules = """
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
        <name target="font">pixelsize</name></divide></edit></match>
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
        <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """
}

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

/// The functions of Fontconfig that make configurations: of Quoin's own Fontconfig, or of the one of a library that is loaded
/// when it is needed, which is another copy if Quoin's is part of the program. One copy cannot read what another has made.
package struct FontconfigLibrary: Sendable {
    typealias Configuration = OpaquePointer

    let make: @convention(c) () -> Configuration?
    let setRoot: @convention(c) (Configuration?, UnsafePointer<FcChar8>?) -> Void
    let parse: @convention(c) (Configuration?, UnsafePointer<FcChar8>?, FcBool) -> FcBool
    let addFile: @convention(c) (Configuration?, UnsafePointer<FcChar8>?) -> FcBool
    let fonts: @convention(c) (Configuration?, FcSetName) -> UnsafeMutablePointer<FcFontSet>?
    let release: @convention(c) (Configuration?) -> Void
    let text:
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<UnsafeMutablePointer<FcChar8>?>?
        ) -> FcResult
    let remove: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, CInt) -> FcBool

    /// Quoin's own Fontconfig.
    static let own = {
        let library = FontconfigLibrary(
            make: FcConfigCreate, setRoot: FcConfigSetSysRoot, parse: FcConfigParseAndLoadFromMemory,
            addFile: FcConfigAppFontAddFile, fonts: FcConfigGetFonts, release: FcConfigDestroy,
            text: FcPatternGetString, remove: FcPatternRemove)
        library.leaveOutSystem(FcConfigSetCurrent)
        return library
    }()

    /// The Fontconfig that a library is linked with; `nil` if that is Quoin's own.
    static func copy(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) -> FontconfigLibrary? {
        let own: @convention(c) () -> Configuration? = FcConfigCreate
        guard library["FcConfigCreate"] != unsafeBitCast(own, to: UnsafeMutableRawPointer.self) else { return nil }
        let copy = FontconfigLibrary(
            make: try library.function("FcConfigCreate"), setRoot: try library.function("FcConfigSetSysRoot"),
            parse: try library.function("FcConfigParseAndLoadFromMemory"),
            addFile: try library.function("FcConfigAppFontAddFile"), fonts: try library.function("FcConfigGetFonts"),
            release: try library.function("FcConfigDestroy"), text: try library.function("FcPatternGetString"),
            remove: try library.function("FcPatternRemove"))
        copy.leaveOutSystem(try library.function("FcConfigSetCurrent"))
        return copy
    }

    /// Keeps a library that is linked with Fontconfig from the fonts of the system.
    package static func leaveOutSystem(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        if try copy(of: library) == nil { _ = own }
    }

    /// Makes an empty configuration the current one. Otherwise Pango loads the configuration and the fonts of the system in
    /// another thread.
    private func leaveOutSystem(_ setCurrent: @convention(c) (Configuration?) -> FcBool) {
        guard let configuration = make() else { return }
        setRoot(configuration, nil)
        _ = setCurrent(configuration)
        release(configuration)
    }

    /// The names of the family in a pattern, in several languages.
    func families(of pattern: OpaquePointer) -> [String] {
        var names: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while text(pattern, FC_FAMILY, CInt(names.count), &name) == FcResultMatch, let name {
            names.append(String(cString: name))
        }
        return names
    }
}
