/// The pictures that a confined process writes to standard output, each with the suffix of its variant.
package enum PictureStream {
    /// A picture in the stream: a line with the two lengths in bytes, the suffix, and the file.
    package static func frame(_ file: [UInt8], suffix: String) -> [UInt8] {
        Array("\(suffix.utf8.count) \(file.count)\n\(suffix)".utf8) + file
    }

    /// The pictures of a whole stream; `nil` if it is malformed.
    package static func pictures(in stream: [UInt8]) -> [(suffix: String, file: [UInt8])]? {
        var pictures: [(suffix: String, file: [UInt8])] = []
        var rest = stream[...]
        while !rest.isEmpty {
            guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let counts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            rest = rest[(end + 1)...]
            guard counts.count == 2, counts.allSatisfy({ (0...rest.count).contains($0) }), counts[0] <= 1_024,
                counts[0] + counts[1] <= rest.count
            else { return nil }
            let suffix = String(decoding: rest.prefix(counts[0]), as: UTF8.self)
            rest = rest.dropFirst(counts[0])
            pictures.append((suffix, Array(rest.prefix(counts[1]))))
            rest = rest.dropFirst(counts[1])
        }
        return pictures
    }
}
