import QuoinLayout
import QuoinScene

/// `map`: nothing, or `{snapshot, pin}`.
enum MapReader: KindReader {
    static let key = "map"

    static func element(_ value: DocumentValue) -> AnyElement? {
        if value.isNull { return MapPlaceholder().erased }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let showsPin = mapping["pin"]?.bool() ?? true
        return MapPlaceholder(snapshot: mapping["snapshot"]?.image(), showsPin: showsPin).erased
    }
}
