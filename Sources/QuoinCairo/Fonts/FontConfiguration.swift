import CPangoCairo

/// A fontconfig configuration that was made in the process and holds the given files alone.
final class FontConfiguration {
    let pointer: OpaquePointer

    /// - Throws: any ``FontError`` but the one about missing defaults.
    init(files: [String]) throws(FontError) {
        _ = ProcessEnvironment.emptyFontConfiguration
        guard let configuration = FcConfigCreate() else { throw .libraryFailed("fontconfig") }
        pointer = configuration
        // The empty root shuts out FONTCONFIG_SYSROOT, which would move every path.
        FcConfigSetSysRoot(configuration, nil)
        try loadRules()
        for file in files { try add(file) }
    }

    deinit {
        FcConfigDestroy(pointer)
    }

    private func loadRules() throws(FontError) {
        // Fontconfig reads the bytes as a C string.
        let isLoaded = Array(FontConfiguration.rules.utf8CString).withUnsafeBytes { bytes in
            FcConfigParseAndLoadFromMemory(pointer, bytes.bindMemory(to: FcChar8.self).baseAddress, FcTrue)
        }
        guard isLoaded == FcTrue else { throw .libraryFailed("fontconfig") }
    }

    /// - Throws: ``FontError/notAFont(path:)``.
    func add(_ file: String) throws(FontError) {
        let before = patterns.count
        guard FcConfigAppFontAddFile(pointer, file) == FcTrue, patterns.count > before else {
            throw .notAFont(path: file)
        }
    }

    /// One pattern for each face and named instance.
    var patterns: UnsafeBufferPointer<OpaquePointer?> {
        let set = FcConfigGetFonts(pointer, FcSetApplication)?.pointee
        return UnsafeBufferPointer(start: set?.fonts, count: Int(set?.nfont ?? 0))
    }

    /// The names of each face's family, the main one first.
    var familyNames: [[String]] {
        patterns.compactMap { $0.map { FontPattern(pointer: $0).families } }
    }
}
