import QuoinLayout
import QuoinScene
import QuoinValues

extension KindReader {
    /// `image`: a path, or `{source, mode, crop, tint, capInsets, sampling, placeholder}`.
    static let image = KindReader(
        key: ImageNode.name, summary: ImageNode.declaration.summary, synonyms: ["img", "picture", "svg"],
        names: [ImageNode.declaration.properties?.names].compactMap(\.self),
        shape: .text
            + .mapping {
                MappingShape(ImageNode.declaration.properties?.keys ?? [], required: [["source"], ["placeholder"]])
            },
        element: { $0.imageElement() })

    /// `map`: nothing, or `{snapshot, pin}`.
    static let map = placeholder(
        "map", "A map: a snapshot, or a drawing that stands for one.", MapPlaceholder.properties)

    /// `video`: nothing, or `{poster, mode, playButton}`.
    static let video = placeholder(
        "video", "A video: its poster on black, and a play button.", VideoPlaceholder.properties)

    private static func placeholder<Placeholder: LayoutElement>(
        _ key: String, _ summary: String, _ table: PropertyTable<Placeholder>
    ) -> KindReader {
        KindReader(
            key: key, summary: summary, shape: .null + .mapping { table.shape },
            element: { value in
                if value.isNull { return table.base.erased }
                return ValueForm.structure(table).read(value)?.erased
            })
    }
}

extension DocumentValue {
    fileprivate func imageElement() -> AnyElement? {
        guard isMapping else { return ValueForm<ImageResource>.image.read(self).map { Image($0).erased } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var node = ImageNode(nil)
        if let table = ImageNode.declaration.properties { mapping.read(table, into: &node) }
        if !mapping.contains("source"), !mapping.contains("placeholder") { report("\"source\" is missing") }
        return Element(node).erased
    }
}
