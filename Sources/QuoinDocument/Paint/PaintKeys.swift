import QuoinLayout
import QuoinScene

/// The paint that an element's keys ask for. A key that is absent leaves what the kind has by default.
struct PaintKeys {
    static let names = [
        "fill", "shape", "cornerRadius", "cornerCurve", "cornerRounding", "border", "outline", "shadow", "opacity",
        "blend", "blur", "backdropBlur", "transform", "clip", "hidden",
    ]

    private var changes: [(inout Paint) -> Void] = []

    var isEmpty: Bool { changes.isEmpty }

    init(_ mapping: DocumentMapping) {
        readForm(mapping)
        readEffects(mapping)
    }

    /// What is drawn of the element itself.
    private mutating func readForm(_ mapping: DocumentMapping) {
        set(\.fills, mapping["fill"]?.fills())
        let shape = mapping["shape"]?.shape()
        set(\.shape, shape)
        set(\.cornerRadii, mapping["cornerRadius"]?.cornerRadii())
        set(\.cornerCurve, mapping["cornerCurve"]?.choice(CornerCurve.self))
        set(\.cornerRounding, mapping["cornerRounding"]?.cornerRounding())
        let (border, outline) = (mapping["border"]?.border(), mapping["outline"]?.outline())
        if let border { set(\.border, border) }
        if let outline { set(\.outline, outline) }
        set(\.shadows, mapping["shadow"]?.shadows())
        guard let shape, shape != .rectangle else { return }
        if border?.isUniform == false {
            mapping.warn("only a rectangle has sides: around another shape runs the line of the top", at: "border")
        }
        if outline.map({ $0.offset != 0 }) == true {
            mapping.warn("an offset has no effect around a shape that is no rectangle", at: "outline")
        }
    }

    /// What happens to the element with its children.
    private mutating func readEffects(_ mapping: DocumentMapping) {
        set(\.opacity, mapping["opacity"]?.number(0...1))
        set(\.blendMode, mapping["blend"]?.choice(BlendMode.self))
        set(\.blur, mapping["blur"]?.number(0...1_000))
        set(\.backdropBlur, mapping["backdropBlur"]?.number(0...1_000))
        if let transform = mapping["transform"]?.transform() { set(\.transform, transform) }
        if let clip = mapping["clip"]?.clip() {
            set(\.clips, clip != .none)
            if case .shape(let shape) = clip { set(\.clipShape, shape) }
        }
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
