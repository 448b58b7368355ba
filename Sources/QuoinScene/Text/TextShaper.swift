import QuoinLayout

/// Breaks text into lines and chooses and places its glyphs.
public protocol TextShaper {
    /// The text as it stands in the room given.
    ///
    /// - Parameters:
    ///   - text: what to shape.
    ///   - room: in points; lines break at its width and are aligned in it, lines that pass its height are left out, but
    ///     never the first. Either extent may be infinite.
    func shape(_ text: TextContent, in room: Size) -> ShapedText
}

/// The key under which a layout environment has its text shaper.
public enum TextShaperKey: LayoutEnvironment.Key {
    /// What measures texts; without one they take no room.
    public typealias Value = any TextShaper
}
