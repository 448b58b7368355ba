/// What a property can change.
public struct PropertyEffect: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the element itself.
    public static let size = PropertyEffect(rawValue: 1)
    /// The element's place, and the room of those around it: what its parent reads.
    public static let place = PropertyEffect(rawValue: 2)
    /// Places and sizes of what is inside.
    public static let inside = PropertyEffect(rawValue: 4)
    /// Pixels of the element itself.
    public static let pixels = PropertyEffect(rawValue: 8)
    /// Pixels of the element with all that is inside.
    public static let contentPixels = PropertyEffect(rawValue: 16)

    /// Only from left to right, or only from top to bottom.
    public static let horizontal = PropertyEffect(rawValue: 32)
    public static let vertical = PropertyEffect(rawValue: 64)
    /// Only along the stack, or only across it.
    public static let along = PropertyEffect(rawValue: 128)
    public static let across = PropertyEffect(rawValue: 256)

    /// Anything that moves or resizes elements.
    package static let layout: PropertyEffect = [.size, .place, .inside]
    /// What nothing is known about.
    package static let anything: PropertyEffect = [.size, .place, .inside, .pixels, .contentPixels]
}

extension PropertyEffect: Codable {}
