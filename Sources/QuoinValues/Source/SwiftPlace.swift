/// A place in a Swift file, which names an element without an id in messages.
///
/// The compiler cannot check that it is sendable because of the pointer, which leads to a constant.
@usableFromInline package struct SwiftPlace: @unchecked Sendable {
    /// The module and the file, as `#fileID` gives them: `Cards/PostCard.swift`. It ends with a zero. A static string
    /// would make elements larger.
    @usableFromInline let fileID: UnsafePointer<UInt8>
    /// The line, from 1.
    @usableFromInline package let line: UInt32

    @inlinable
    package init(fileID: StaticString, line: UInt32) {
        (self.fileID, self.line) = (fileID.utf8Start, line)
    }
}

extension SwiftPlace: CustomStringConvertible {
    /// The file without its module, and the line: `PostCard.swift:12`.
    @usableFromInline package var description: String {
        let file = String(cString: fileID)
        return "\(file.split(separator: "/").last ?? ""):\(line)"
    }
}
