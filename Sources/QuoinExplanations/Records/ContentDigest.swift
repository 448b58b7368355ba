import Quoin
import QuoinSystem

/// A 64-bit FNV-1a hash that detects changed content. It is not cryptographic.
package enum ContentDigest {
    package static func text(of bytes: some Sequence<UInt8>) -> String {
        let hash =
            bytes.withContiguousStorageIfAvailable(hash) ?? Array(bytes).withUnsafeBufferPointer(hash)
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The loop is not generic, because other rooms call it, where it would be a hundred times slower.
    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The digest in place of content. A file keeps its name, but not its folder, which differs between checkouts.
    static func recorded(_ content: PropertyValue.Content) -> PropertyValue.Content {
        switch content {
        case .bytes(let bytes): return .recorded(name: nil, digest: text(of: bytes))
        case .file(let path, let root):
            let bytes = (try? FileDescriptor.content(at: path, below: root, limit: .max)) ?? []
            return .recorded(name: FilePath(path).lastComponent?.string ?? path, digest: text(of: bytes))
        case .recorded: return content
        }
    }
}
