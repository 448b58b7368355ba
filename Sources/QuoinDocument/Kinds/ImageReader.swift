import QuoinLayout
import QuoinScene

extension KindReader {
    /// `image`: a path, or `{source, mode, crop, tint, capInsets, sampling, placeholder}`.
    static let image = KindReader(
        key: ImageNode.name, summary: ImageNode.declaration.summary, synonyms: ["img", "picture"],
        shape: .text
            + .mapping {
                MappingShape(
                    (ImageNode.declaration.properties?.keys ?? []) + [placeholder], required: [["source"], ["placeholder"]])
            },
        element: { $0.imageElement() })

    private static let placeholder = KeyShape(
        "placeholder", ValueForm<Fill>.fill.shape, "What is shown without an image.")
}

extension DocumentValue {
    fileprivate func imageElement() -> AnyElement? {
        guard isMapping else { return ValueForm<ImageResource>.image.read(self).map { Image($0).erased } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var node = ImageNode(nil)
        if let table = ImageNode.declaration.properties { mapping.read(table, into: &node) }
        let placeholder = mapping["placeholder"].flatMap(ValueForm<Fill>.fill.read)
        if mapping.contains("source") { return node.image == nil ? nil : Element(node).erased }
        // A placeholder stands where there is no image yet.
        if let placeholder { return LoadedImage(nil, placeholder: placeholder).erased }
        report("\"source\" is missing")
        return nil
    }
}
