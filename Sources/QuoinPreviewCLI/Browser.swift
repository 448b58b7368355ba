import QuoinSystem

/// The user's browser.
enum Browser {
    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens an address. It stays printed where there is no browser.
    static func open(_ address: String) {
        // The output of the browser is not read.
        let script = "exec \(opener) \"$0\" >/dev/null 2>&1"
        _ = try? StartedProcess("sh", ["-c", script, address], input: .nothing, environment: .inherited)
    }
}
