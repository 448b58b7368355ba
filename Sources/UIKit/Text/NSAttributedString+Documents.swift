import Foundation

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The text of a plain document. Another one makes the next picture fail: Linux reads no HTML and no RTF.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        if type != .plain {
            let reason =
                "NSAttributedString reads no documents of the type \(type.rawValue) on Linux; make the text by code"
            ViewProblems.report(reason, at: "\(file):\(line)")
            throw CocoaError(.fileReadUnknown)
        }
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}
