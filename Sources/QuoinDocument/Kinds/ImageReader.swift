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
        guard let path = string() else { return nil }
        if path.contains("://") {
            report("\"\(path)\" is on a network; only files are read")
            return nil
        }
        do {
            return try reading.resources.image(at: path)
        } catch {
            report(error.message, cause: error.isLimit ? .limit : .input)
            return nil
        }
    }
}
