import CPangoCairo

/// The cryptographic digest SHA-256, by GLib.
package enum SHA256 {
    /// The digest of some bytes, in hexadecimal.
    package static func text(of bytes: [UInt8]) -> String {
        bytes.withUnsafeBytes { bytes in
            let text = g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
            defer { g_free(text) }
            // GLib has this digest in every version.
            return text.map { String(cString: $0) } ?? ""
        }
    }
}
