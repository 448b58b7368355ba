private import CGLib

/// A SHA-256 (FIPS 180-4) that is computed piece by piece.
package struct SHA256: ~Copyable {
    private let checksum: OpaquePointer

    package init() {
        // Only an unknown kind of checksum gives none.
        checksum = g_checksum_new(G_CHECKSUM_SHA256)!
    }

    deinit { g_checksum_free(checksum) }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            g_checksum_update(checksum, buffer.baseAddress, gssize(buffer.count))
        }
        if isContiguous == nil { update(Array(bytes)) }
    }

    /// The 64 digits, in lower case. Nothing can be added afterwards.
    package consuming func digits() -> String { String(cString: g_checksum_get_string(checksum)) }

    /// The 64 digits for some bytes, in lower case.
    package static func digits(of bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.digits()
    }

    /// The 64 digits for the content of a file, in lower case.
    ///
    /// - Throws: the errors of ``FileDescriptor/content(at:)``.
    package static func digits(ofFile path: String) throws -> String {
        digits(of: try FileDescriptor.content(at: path))
    }
}
