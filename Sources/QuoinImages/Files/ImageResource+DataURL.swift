import QuoinScene

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ImageResource.Source {
    /// The image in a data URL, in Base64 (`data:image/png;base64,…`) or percent-encoded (RFC 2397). The media type of
    /// the URL is ignored: the format is recognized by the content.
    ///
    /// - Throws: ``ImageError/malformedDataURL``.
    public init(dataURL url: String) throws(ImageError) {
        guard url.lowercased().hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { throw .malformedDataURL }
        let isBase64 = url[..<comma].lowercased().hasSuffix(";base64")
        // Base64 may itself be percent-encoded, because it contains plus signs and slashes.
        guard let plain = Self.withoutPercentEncoding(url[comma...].utf8.dropFirst()) else { throw .malformedDataURL }
        guard isBase64 else {
            self = .bytes(plain)
            return
        }
        let digits = plain.filter { !UnicodeScalar($0).properties.isWhitespace }
        // The padding may be missing.
        let padding = Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let data = Data(base64Encoded: Data(digits + padding)) else { throw .malformedDataURL }
        self = .bytes(Array(data))
    }

    /// `nil` if a percent sign is not followed by two hexadecimal digits.
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
