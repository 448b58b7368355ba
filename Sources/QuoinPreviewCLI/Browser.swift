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
        // What the browser writes as long as it is open is read by nobody.
        let script = "exec \(opener) \"$0\" >/dev/null 2>&1"
        _ = try? StartedProcess("sh", ["-c", script, address], input: .nothing, environment: .inherited)
    }
}
