/// What a change of a property can affect.
public struct PropertyEffect: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the element itself.
    public static let size = PropertyEffect(rawValue: 1)
    /// The positions and sizes of the element and its siblings, because the parent reads the property.
    public static let place = PropertyEffect(rawValue: 2)
    /// The positions and sizes of the element's content.
    public static let inside = PropertyEffect(rawValue: 4)
    /// The pixels of the element itself.
    public static let pixels = PropertyEffect(rawValue: 8)
    /// The pixels of the element and its content.
    public static let contentPixels = PropertyEffect(rawValue: 16)

    /// Only horizontally.
    public static let horizontal = PropertyEffect(rawValue: 32)
    /// Only vertically.
    public static let vertical = PropertyEffect(rawValue: 64)
    /// Only along the stack.
    public static let along = PropertyEffect(rawValue: 128)
    /// Only across the stack.
    public static let across = PropertyEffect(rawValue: 256)

    /// Anything that moves or resizes elements.
    package static let layout: PropertyEffect = [.size, .place, .inside]
    /// The effect of a property that does not declare one.
    package static let anything: PropertyEffect = [.size, .place, .inside, .pixels, .contentPixels]
}

extension PropertyEffect: Codable {}
