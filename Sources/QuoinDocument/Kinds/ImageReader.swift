import QuoinLayout
import QuoinScene

/// `image`: a path, or `{source, mode, crop, tint, capInsets, sampling, placeholder}`.
enum ImageReader: KindReader {
    static let key = "image"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard value.isMapping else { return value.image().map { Image($0).erased } }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let node = node(mapping)
        let placeholder = mapping["placeholder"]?.fill()
        // A placeholder stands where there is no image yet.
        if let placeholder, !mapping.contains("source") { return LoadedImage(nil, placeholder: placeholder).erased }
        return mapping.required("source")?.image().map { image in
            var node = node
            node.image = image
            return Element(node).erased
        }
    }

    /// How an image is shown, before it is known.
    private static func node(_ mapping: DocumentMapping) -> ImageNode {
        var node = ImageNode(nil)
        node.mode = mapping["mode"]?.choice(ContentMode.self) ?? .fill
        node.crop = mapping["crop"]?.imageCrop() ?? .center
        node.tint = mapping["tint"]?.color()
        node.capInsets = mapping["capInsets"]?.edgeInsets() ?? .zero
        node.sampling = mapping["sampling"]?.choice(ImageSampling.self) ?? .smooth
        return node
    }
}

extension DocumentValue {
    /// The image at a path beside the document, or in a data URL.
    func image() -> ImageResource? {
        isRead()
        return resource { path, resources throws(DocumentResourceError) in try resources.image(at: path) }
    }

    /// `[x, y]`: which point is kept in view; `[x, y, width, height]`: which part is shown; in fractions of the image.
    fileprivate func imageCrop() -> ImageCrop? {
        let expected = "[x, y] or [x, y, width, height], each from 0 to 1"
        guard let count = node.items?.count, count == 2 || count == 4 else { return mismatch(expected) }
        guard let numbers = numbers(count: count, expected) else { return nil }
        guard numbers.allSatisfy({ (0...1).contains($0) }) else { return mismatch(expected) }
        if count == 2 { return .alignment(UnitPoint(numbers[0], numbers[1])) }
        let part = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        guard part.size.width > 0, part.size.height > 0, part.maxX <= 1 + 1e-9, part.maxY <= 1 + 1e-9 else {
            return mismatch("a part within the image that is not empty, as [x, y, width, height]")
        }
        return .part(part)
    }
}
