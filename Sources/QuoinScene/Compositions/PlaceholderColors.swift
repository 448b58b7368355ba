import QuoinLayout

/// The colors of what stands for content that a still picture lacks.
public enum PlaceholderColors {
    /// Where an image is missing.
    public static let empty = Color(light: RGBA(hex: 0xE4E4E7), dark: RGBA(hex: 0x3F3F46))
    /// The land of a map, its streets, its parks, and its water.
    static let land = Color(light: RGBA(hex: 0xF2EFE9), dark: RGBA(hex: 0x2A2F36))
    static let street = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x424A55))
    static let park = Color(light: RGBA(hex: 0xCFE8C6), dark: RGBA(hex: 0x2F4636))
    static let water = Color(light: RGBA(hex: 0xB3D7F2), dark: RGBA(hex: 0x1F3B57))
    /// The mark of a place.
    static let pin = Color(light: RGBA(hex: 0xE5484D), dark: RGBA(hex: 0xE5484D))
}
