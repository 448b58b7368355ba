import CPangoCairo
import QuoinSystem
import QuoinText

/// The functions of GLib for what a library returns. It is another copy of GLib than Quoin's if that is part of the program.
struct GObjectLibrary {
    let release: @convention(c) (UnsafeMutableRawPointer) -> Void
    private let freeError: @convention(c) (UnsafeMutablePointer<GError>) -> Void

    /// - Parameter library: one that is linked with GLib. Its messages are dropped if Quoin's own are.
    init(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        release = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
        ProcessEnvironment.dropMessages(of: library)
    }

    /// Returns the message of an error, and frees the error.
    func message(taking error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "it cannot be read" }
        defer { freeError(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
    }
}
