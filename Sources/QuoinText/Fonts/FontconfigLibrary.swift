import CPangoCairo
import QuoinSystem

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
