/// The pictures that a confined process writes to standard output.
package enum PictureStream {
    /// A picture in the stream.
    package struct Picture: Hashable, Sendable {
        package var file: [UInt8]
        /// The suffix of its variant in the name of the file.
        package var suffix: String
        /// The alternative text; empty if there is none.
        package var alternative: String
        /// The resolved paths of the images that it was drawn from, which it must not replace.
        package var images: Set<String> = []

        package init(file: [UInt8], suffix: String, alternative: String = "") {
            (self.file, self.suffix, self.alternative) = (file, suffix, alternative)
        }

        /// A line with four lengths in bytes, the suffix, the alternative text, the paths, and the file.
        package var frame: [UInt8] {
            let paths = images.sorted().joined(separator: "\0")
            let lengths = [suffix.utf8.count, alternative.utf8.count, paths.utf8.count, file.count].map(String.init)
            return Array("\(lengths.joined(separator: " "))\n\(suffix)\(alternative)\(paths)".utf8) + file
        }
    }

    /// In bytes.
    private static let suffixLimit = 1_024

    /// The pictures of a whole stream; `nil` if it is malformed, or if a suffix would lead into another folder.
    package static func pictures(in stream: [UInt8]) -> [Picture]? {
        var pictures: [Picture] = []
        var rest = stream[...]
        func next(_ count: Int) -> ArraySlice<UInt8> {
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        while !rest.isEmpty {
            guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let counts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            rest = rest[(end + 1)...]
            guard counts.count == 4, counts.allSatisfy({ (0...rest.count).contains($0) }), counts[0] <= suffixLimit,
                counts.reduce(0, +) <= rest.count
            else { return nil }
            let suffix = String(decoding: next(counts[0]), as: UTF8.self)
            if suffix.utf8.contains(UInt8(ascii: "/")) { return nil }
            let alternative = String(decoding: next(counts[1]), as: UTF8.self)
            let paths = String(decoding: next(counts[2]), as: UTF8.self).split(separator: "\0").map(String.init)
            var picture = Picture(file: Array(next(counts[3])), suffix: suffix, alternative: alternative)
            picture.images = Set(paths)
            pictures.append(picture)
        }
        return pictures
    }
}
