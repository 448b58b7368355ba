import QuoinLayout
import QuoinScene

extension KindReader {
    /// `map`: nothing, or `{snapshot, pin}`.
    static let map = placeholder(
        "map", "A map: a snapshot, or a drawing that stands for one.", MapPlaceholder.properties)

    /// `video`: nothing, or `{poster, mode, playButton}`.
    static let video = placeholder(
        "video", "A video: its poster on black, and a play button.", VideoPlaceholder.properties)

    /// `spacer`: nothing. Its `flexGrow` is 1 unless the element says otherwise.
    static let spacer = KindReader(
        key: SpacerLayout.name, summary: SpacerLayout.declaration.summary,
        synonyms: SpacerLayout.declaration.synonyms, shape: .nothing,
        element: { $0.expectNothing() ? Spacer().erased : nil })

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
