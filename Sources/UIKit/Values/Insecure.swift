import Foundation

/// Digests of CryptoKit that are no longer safe, as apps still write them into addresses.
public enum Insecure {
    /// MD5 (RFC 1321).
    public enum MD5 {
        public static func hash(data: some Sequence<UInt8>) -> MD5Digest {
            var bytes = Array(data)
            let length = UInt64(bytes.count) &* 8
            bytes.append(0x80)
            while bytes.count % 64 != 56 { bytes.append(0) }
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
            for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &state) }
            return MD5Digest(
                bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
        }

        private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            func word(_ index: Int) -> UInt32 {
                (0..<4).reduce(0) { $0 | UInt32(block[block.startIndex + index * 4 + $1]) << ($1 * 8) }
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for step in 0..<64 {
                let (mixed, index): (UInt32, Int) =
                    switch step / 16 {
                    case 0: ((b & c) | (~b & d), step)
                    case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * step + 5) % 16)
                    default: (c ^ (b | ~d), 7 * step % 16)
                    }
                let sum = a &+ mixed &+ sines[step] &+ word(index)
                let turn = turns[step / 16][step % 4]
                (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
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
