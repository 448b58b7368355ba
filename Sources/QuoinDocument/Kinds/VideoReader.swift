import QuoinLayout
import QuoinScene

/// `video`: nothing, or `{poster, mode, playButton}`.
enum VideoReader: KindReader {
    static let key = "video"

    static func element(_ value: DocumentValue) -> AnyElement? {
        if value.isNull { return VideoPlaceholder().erased }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let mode = mapping["mode"]?.choice(ContentMode.self) ?? .fit
        let showsButton = mapping["playButton"]?.bool() ?? true
        return VideoPlaceholder(poster: mapping["poster"]?.image(), gravity: mode, showsPlayButton: showsButton).erased
    }
}
