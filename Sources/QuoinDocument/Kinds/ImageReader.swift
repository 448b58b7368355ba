import QuoinLayout
import QuoinScene

/// `image`: a path, or `{source, mode}`.
enum ImageReader: KindReader {
    static let key = "image"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard value.isMapping else { return value.image().map { Image($0).erased } }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let mode = mapping["mode"]?.choice(ContentMode.self) ?? .fill
        return mapping.required("source")?.image().map { Image($0, mode: mode).erased }
    }
}

extension DocumentValue {
    /// The image at a path beside the document.
    fileprivate func image() -> ImageResource? {
        resource { path, resources throws(DocumentResourceError) in try resources.image(at: path) }
    }
}
