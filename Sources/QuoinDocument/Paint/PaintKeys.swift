import QuoinLayout
import QuoinScene

/// The paint that an element's keys ask for. A key that is absent leaves what the kind has by default.
struct PaintKeys {
    static let names = ["fill", "cornerRadius", "border", "opacity", "clip", "hidden"]

    private var changes: [(inout Paint) -> Void] = []

    var isEmpty: Bool { changes.isEmpty }

    init(_ mapping: DocumentMapping) {
        set(\.fills, mapping["fill"]?.fills())
        set(\.cornerRadii, mapping["cornerRadius"]?.cornerRadii())
        if let border = mapping["border"]?.border() { set(\.border, border) }
        set(\.opacity, mapping["opacity"]?.number(0...1))
        set(\.clips, mapping["clip"]?.bool())
        set(\.isHidden, mapping["hidden"]?.bool())
    }

    func apply(to paint: inout Paint) {
        for change in changes { change(&paint) }
    }

    private mutating func set<Value>(_ property: WritableKeyPath<Paint, Value> & Sendable, _ value: Value?) {
        guard let value else { return }
        changes.append { $0[keyPath: property] = value }
    }
}
