import QuoinLayout
import QuoinScene
import QuoinValues

extension KindReader {
    /// `image`: a path, or `{source, mode, crop, tint, capInsets, sampling, placeholder}`.
    static let image = KindReader(
        key: ImageNode.name, summary: ImageNode.declaration.summary, synonyms: ["img", "picture", "svg"],
        names: [ImageNode.declaration.properties?.names].compactMap(\.self),
        shape: ImageNode.codec.shape, element: { ImageNode.codec.read($0).map { Element($0).erased } })

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
                return Codec.structure(table).read(value)?.erased
            })
    }
}
