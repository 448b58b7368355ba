import Quoin
import QuoinDiagrams

// The parts of requests that are declared in other rooms. One process reads what another of the same program wrote.

extension Picture.Format: Codable {}
extension Canvas.PseudoLanguage: Codable {}
extension Canvas.TextFallbacks.Glyphs: Codable {}
extension Canvas.TextFallbacks.Italic: Codable {}
extension Diagram.Level: Codable {}
extension Diagram.Content: Codable {}
extension Diagram.Style: Codable {}

extension ExtentRange: Codable {
    public init(from decoder: any Decoder) throws {
        let bounds = try [Double](from: decoder)
        self.init(min: bounds.first ?? 0, max: bounds.count < 2 ? .infinity : bounds[1])
    }

    /// Writes the bounds as a list. JSON has no infinity: a range without an upper bound has one number.
    public func encode(to encoder: any Encoder) throws {
        try (max == .infinity ? [min] : [min, max]).encode(to: encoder)
    }
}

extension Canvas.TextFallbacks: Codable {
    private enum Key: CodingKey { case glyphs, italic }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            missingGlyphs: try values.decodeIfPresent(Glyphs.self, forKey: .glyphs),
            missingItalic: try values.decodeIfPresent(Italic.self, forKey: .italic))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(missingGlyphs, forKey: .glyphs)
        try values.encodeIfPresent(missingItalic, forKey: .italic)
    }
}

extension Limits: Codable {
    public init(from decoder: any Decoder) throws {
        self = try [String: Int](from: decoder).reduce(Limits()) { $0.setting($1.key, to: $1.value) ?? $0 }
    }

    /// Writes the limits by their names, as the option `--limit` has them.
    public func encode(to encoder: any Encoder) throws {
        let values = Self.declarations.map { ($0.name, self[keyPath: $0.path]) }
        try Dictionary(uniqueKeysWithValues: values).encode(to: encoder)
    }
}
