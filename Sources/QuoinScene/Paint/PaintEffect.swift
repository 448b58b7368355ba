import QuoinLayout

/// Something that happens to an element with all its children when they are painted, in a type of its own.
///
/// A new effect is a file with its value, its declaration and what it does, and a name in the list beside the other
/// properties of the paint; documents, the schema, records and explanations follow from the declaration.
public protocol PaintEffect: Hashable, Sendable {
    /// The key that sets the effect, in documents and records.
    static var property: Property<Paint> { get }

    /// Adds to what happens to the picture of the element with its children.
    ///
    /// - Parameter frame: the element's frame, in points relative to the canvas.
    func apply(to group: inout PaintGroup, of paint: Paint, in frame: Rect, appearance: Appearance)
}

/// The effects of a paint, at most one of each type.
public struct PaintEffects: Hashable, Sendable {
    /// By their keys, so that neither equality nor what is painted depends on which effect was set first.
    private var effects: [AnyPaintEffect] = []

    init() {}

    public var isEmpty: Bool { effects.isEmpty }

    /// The effect of a type; `nil` takes it away.
    public subscript<Effect: PaintEffect>(type: Effect.Type) -> Effect? {
        get { effects.lazy.compactMap { $0.effect as? Effect }.first }
        set {
            effects.removeAll { $0.effect is Effect }
            guard let newValue else { return }
            let index = effects.firstIndex { $0.key > Effect.property.key } ?? effects.endIndex
            effects.insert(AnyPaintEffect(effect: newValue), at: index)
        }
    }

    func apply(to group: inout PaintGroup, of paint: Paint, in frame: Rect, appearance: Appearance) {
        for effect in effects { effect.effect.apply(to: &group, of: paint, in: frame, appearance: appearance) }
    }
}

/// An effect of whatever type.
private struct AnyPaintEffect: Hashable {
    let effect: any PaintEffect

    var key: String { type(of: effect).property.key }

    static func == (first: AnyPaintEffect, second: AnyPaintEffect) -> Bool {
        func equals<Effect: PaintEffect>(_ effect: Effect) -> Bool { effect == second.effect as? Effect }
        return equals(first.effect)
    }

    func hash(into hasher: inout Hasher) { effect.hash(into: &hasher) }
}
