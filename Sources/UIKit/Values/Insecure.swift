private import CGLib
import Foundation

/// Digests of CryptoKit that are no longer safe, as apps still write them into addresses.
public enum Insecure {
    /// MD5 (RFC 1321).
    public enum MD5 {
        public static func hash(data: some Sequence<UInt8>) -> MD5Digest {
            // Only an unknown kind of checksum gives none.
            guard let checksum = g_checksum_new(G_CHECKSUM_MD5) else { return MD5Digest(bytes: []) }
            defer { g_checksum_free(checksum) }
            let data = Array(data)
            g_checksum_update(checksum, data, gssize(data.count))
            var (bytes, count) = ([UInt8](repeating: 0, count: 16), gsize(16))
            g_checksum_get_digest(checksum, &bytes, &count)
            return MD5Digest(bytes: bytes)
        }
    }

    public struct MD5Digest: Sequence, Hashable, Sendable, CustomStringConvertible {
        let bytes: [UInt8]

        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

        public var description: String {
            "MD5 digest: " + bytes.map { String(format: "%02x", Int($0)) }.joined()
        }
    }
}
