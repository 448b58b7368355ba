import Quoin

/// The path of a picture in a folder of pictures that are named by their keys: `ab/cdef….png`.
struct StorePath: Hashable, Sendable {
    let text: String

    private static let digits = 64

    init(_ key: PictureKey, _ format: PictureFormat) {
        text = "\(key.path).\(format.rawValue)"
    }

    /// A path that may be one of such a folder; `nil` for any other.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, PictureFormat(rawValue: String(parts[1])) != nil,
            case let folders = parts[0].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false),
            folders.map(\.count) == [2, Self.digits - 2],
            folders.joined().allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.text = text
    }
}
