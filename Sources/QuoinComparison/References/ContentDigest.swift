import QuoinScene
import QuoinSystem

/// A short name for content, by which a change of it is seen: FNV-1a with 64 bits. It protects from nobody.
enum ContentDigest {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The name of an image's file with the digest of what is in it; the folder differs from one checkout to the next.
    static func text(of source: ImageSource) -> String {
        switch source {
        case .bytes(let bytes): return text(of: bytes)
        case .file(let path):
            let content = (try? FileDescriptor.content(at: path)) ?? []
            return (FilePath(path).lastComponent?.string ?? path) + " " + text(of: content)
        }
    }
}
