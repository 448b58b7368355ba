import QuoinLayout

/// Something that covers edges of the canvas at times and is not in the document, such as a keyboard.
package struct Obstruction: Hashable, Sendable {
    /// Its name in findings: `keyboard`.
    package var name = "obstruction"
    /// How far it reaches from each edge, in points.
    package var insets = EdgeInsets.zero

    package static let properties = PropertyTable(
        Obstruction(),
        [
            Property("name", \.name, .string, .anything, "What findings call it: keyboard."),
            Property(
                "top", \.insets.top, .points(0...16_384), .anything, "How far it reaches from the top, in points."),
            Property(
                "left", \.insets.left, .points(0...16_384), .anything, "How far it reaches from the left, in points."),
            Property(
                "bottom", \.insets.bottom, .points(0...16_384), .anything,
                "How far it reaches from the bottom, in points."),
            Property(
                "right", \.insets.right, .points(0...16_384), .anything,
                "How far it reaches from the right, in points."),
        ], isInSwift: false)
}
