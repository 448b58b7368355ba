import QuoinLayout
import QuoinScene

/// `video`: nothing, or `{poster, mode, playButton}`.
enum VideoReader: KindReader {
    static let key = "video"

    static func element(_ value: DocumentValue) -> AnyElement? {
        if value.isNull { return Video().erased }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let mode = mapping["mode"]?.choice(ContentMode.self) ?? .fit
        let hasButton = mapping["playButton"]?.bool() ?? true
        return Video(poster: mapping["poster"]?.image(), mode: mode).playButton(hasButton).erased
    }
}
