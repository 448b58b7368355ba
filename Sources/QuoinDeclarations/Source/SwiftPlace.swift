/// A place in a Swift file, which names an element without an id in messages.
@usableFromInline package struct SwiftPlace: Sendable {
    /// The module and the file, as `#fileID` gives them: `Cards/PostCard.swift`.
    @usableFromInline package var fileID: StaticString
    /// The line, from 1.
    @usableFromInline package var line: UInt32

    @inlinable
    package init(fileID: StaticString, line: UInt32) {
        (self.fileID, self.line) = (fileID, line)
    }
}

extension SwiftPlace: CustomStringConvertible {
    /// The file without its module, and the line: `PostCard.swift:12`.
    @usableFromInline package var description: String {
        let file = fileID.withUTF8Buffer {
            String(decoding: $0.split(separator: UInt8(ascii: "/")).last ?? $0[...], as: UTF8.self)
        }
        return "\(file):\(line)"
    }
}
