import QuoinScene

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ImageSource {
    /// An image that a data URL holds: `data:image/png;base64,…`, or percent-encoded (RFC 2397). The type that the URL
    /// names does not count: the content tells what it is.
    ///
    /// - Throws: ``ImageError/malformedDataURL``.
    public init(dataURL url: String) throws(ImageError) {
        guard url.lowercased().hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { throw .malformedDataURL }
        let isBase64 = url[..<comma].lowercased().hasSuffix(";base64")
        // Base64 itself may be percent-encoded, for it has a plus and a slash.
        guard let plain = Self.withoutPercentEncoding(url[comma...].utf8.dropFirst()) else { throw .malformedDataURL }
        guard isBase64 else {
            self = .bytes(plain)
            return
        }
        let digits = plain.filter { !UnicodeScalar($0).properties.isWhitespace }
        // It may have been written without its padding.
        let padding = Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let data = Data(base64Encoded: Data(digits + padding)) else { throw .malformedDataURL }
        self = .bytes(Array(data))
    }

    /// Nothing where two hexadecimal digits do not follow a percent sign.
    private static func withoutPercentEncoding(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
