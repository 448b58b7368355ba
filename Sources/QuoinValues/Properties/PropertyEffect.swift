/// What a change of a property can affect.
public struct PropertyEffect: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the element itself.
    public static let size = PropertyEffect(rawValue: 1)
    /// The positions and sizes of the element and its siblings, because the parent reads the property.
    public static let parentLayout = PropertyEffect(rawValue: 2)
    /// The positions and sizes of what the element contains.
    public static let contentLayout = PropertyEffect(rawValue: 4)
    /// The pixels of the element itself.
    public static let pixels = PropertyEffect(rawValue: 8)
    /// The pixels of the element and its content.
    public static let contentPixels = PropertyEffect(rawValue: 16)

    /// Only horizontally.
    public static let horizontal = PropertyEffect(rawValue: 32)
    /// Only vertically.
    public static let vertical = PropertyEffect(rawValue: 64)
    /// Only along the main axis of the stack.
    public static let mainAxis = PropertyEffect(rawValue: 128)
    /// Only along the cross axis of the stack.
    public static let crossAxis = PropertyEffect(rawValue: 256)

    /// Anything that moves or resizes elements.
    package static let layout: PropertyEffect = [.size, .parentLayout, .contentLayout]
    /// The effect of a property that does not declare one.
    package static let anything: PropertyEffect = [.size, .parentLayout, .contentLayout, .pixels, .contentPixels]
}

extension PropertyEffect: Codable {}
