/// The place on the axes of a variable font.
struct FontVariations {
    private var values: [UInt32: Double] = [:]

    /// Reads fontconfig's form: `wght=650,opsz=14`.
    init(parsing text: String) {
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, sides[0].utf8.count == 4, let value = Double(sides[1]) else { continue }
            values[sides[0].utf8.reduce(0) { $0 << 8 | UInt32($1) }] = value
        }
    }

    /// The value of an axis, by its four-letter tag as a number.
    subscript(tag: UInt32) -> Double? { values[tag] }
}
