import CPangoCairo
import QuoinScene

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
