import Foundation
import QuoinScene

extension ImageSource {
    /// An image that a data URL holds: `data:image/png;base64,…`, or percent-encoded (RFC 2397). The type that the URL
    /// names does not count: the content tells what it is.
    ///
    /// - Throws: ``ImageError/malformedDataURL``.
    public init(dataURL url: String) throws(ImageError) {
        guard url.lowercased().hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { throw .malformedDataURL }
        let isBase64 = url[..<comma].lowercased().hasSuffix(";base64")
        let text = String(url[url.index(after: comma)...])
        // Base64 itself may be percent-encoded, for it has a plus and a slash.
        guard let plain = text.removingPercentEncoding else { throw .malformedDataURL }
        guard isBase64 else {
            self = .bytes(Array(plain.utf8))
            return
        }
        guard let data = Data(base64Encoded: plain.filter { !$0.isWhitespace }.padded) else { throw .malformedDataURL }
        self = .bytes(Array(data))
    }
}

extension String {
    /// Base64 with the padding that it may have been written without.
    fileprivate var padded: String { self + String(repeating: "=", count: (4 - count % 4) % 4) }
}
