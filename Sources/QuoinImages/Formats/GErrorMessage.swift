import CPangoCairo

/// The messages of errors of GLib.
enum GErrorMessage {
    /// Returns the message of an error, and frees the error.
    static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "it cannot be read" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
    }
}
