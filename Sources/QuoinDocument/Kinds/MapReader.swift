import QuoinLayout
import QuoinScene

/// `map`: nothing, or `{snapshot}`.
enum MapReader: KindReader {
    static let key = "map"

    static func element(_ value: DocumentValue) -> AnyElement? {
        if value.isNull { return Map().erased }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        return Map(snapshot: mapping["snapshot"]?.image()).erased
    }
}
