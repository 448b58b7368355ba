import QuoinLayout
import QuoinScene

/// The paint that an element's keys ask for. A key that is absent leaves what the kind has by default.
struct PaintKeys {
    static let names = ["fill", "cornerRadius", "border", "opacity", "clip", "hidden"]

    private var changes: [(inout Paint) -> Void] = []

    var isEmpty: Bool { changes.isEmpty }

    init(_ mapping: DocumentMapping) {
        read(mapping["fill"], { $0.fills() }) { $0.fills = $1 }
        read(mapping["cornerRadius"], { $0.cornerRadii() }) { $0.cornerRadii = $1 }
        read(mapping["border"], { $0.border() }) { $0.border = $1 }
        read(mapping["opacity"], { $0.number(0...1) }) { $0.opacity = $1 }
        read(mapping["clip"], { $0.bool() }) { $0.clips = $1 }
        read(mapping["hidden"], { $0.bool() }) { $0.isHidden = $1 }
    }

    func apply(to paint: inout Paint) {
        for change in changes { change(&paint) }
    }

    private mutating func read<Value>(
        _ value: DocumentValue?, _ reading: (DocumentValue) -> Value?, set: @escaping (inout Paint, Value) -> Void
    ) {
        guard let value, let result = reading(value) else { return }
        changes.append { set(&$0, result) }
    }
}
