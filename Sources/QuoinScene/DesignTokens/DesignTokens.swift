import QuoinValues

// Values of design are encoded and described as documents have them: a color as `#369`, a shadow as `{radius: 3}`.

extension RGBA: Codable, CustomStringConvertible {
    private enum Key: String, CodingKey {
        case red, green, blue, alpha
    }

    /// Reads `"#369"` or another color of CSS, or an object with components from 0 to 1.
    public init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: Key.self) else {
            self = try Codec.color.decode(from: decoder).light
            return
        }
        func component(_ key: Key) throws -> Double { try container.decode(Double.self, forKey: key) }
        self.init(
            red: try component(.red), green: try component(.green), blue: try component(.blue),
            alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
    }

    /// Writes `"#369"`, or an object where a component is not a byte.
    public func encode(to encoder: any Encoder) throws {
        if let hexadecimalText { return try hexadecimalText.encode(to: encoder) }
        var container = encoder.container(keyedBy: Key.self)
        for (key, component) in [(Key.red, red), (.green, green), (.blue, blue)] {
            try container.encode(component, forKey: key)
        }
        if alpha != 1 { try container.encode(alpha, forKey: .alpha) }
    }

    /// `#369`, or `color(srgb 0.2 0.4 0.61)` if a component is not a byte.
    public var description: String {
        hexadecimalText ?? "color(srgb \(red) \(green) \(blue)" + (alpha == 1 ? ")" : " / \(alpha))")
    }

    /// The color in hexadecimal digits; `nil` if these do not give it back.
    private var hexadecimalText: String? {
        let text = Color(self).propertyValue.description
        return text.hasPrefix("#") && (try? RGBA(parsing: text)) == self ? text : nil
    }
}

extension Color: Codable, CustomStringConvertible {
    private enum Key: String, CodingKey {
        case light, dark
    }

    /// Reads one color, or an object with one for each appearance.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self), container.contains(.light) {
            self.init(
                light: try container.decode(RGBA.self, forKey: .light),
                dark: try container.decode(RGBA.self, forKey: .dark))
        } else {
            self.init(try RGBA(from: decoder))
        }
    }

    /// Writes one color, or an object with one for each appearance.
    public func encode(to encoder: any Encoder) throws {
        if light == dark { return try light.encode(to: encoder) }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(light, forKey: .light)
        try container.encode(dark, forKey: .dark)
    }

    /// `#369`, or `{dark: #fff, light: #000}`.
    public var description: String { light == dark ? "\(light)" : "{dark: \(dark), light: \(light)}" }
}

extension FontWeight: Codable, CustomStringConvertible {
    public init(from decoder: any Decoder) throws { self = try FontWeight.codec.decode(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try FontWeight.codec.encode(self, to: encoder) }

    /// `bold`, or `650`.
    public var description: String { "\(FontWeight.codec.write(self))" }
}

extension Shadow: Codable, CustomStringConvertible {
    public init(from decoder: any Decoder) throws { self = try Shadow.codec.decode(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try Shadow.codec.encode(self, to: encoder) }

    /// What differs from a usual shadow: `{offset: [0, 2], radius: 8}`.
    public var description: String { "\(Shadow.codec.write(self))" }
}

extension TextStyle: Codable, CustomStringConvertible {
    private static let codec = Codec.structure(properties)

    public init(from decoder: any Decoder) throws { self = try TextStyle.codec.decode(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try TextStyle.codec.encode(self, to: encoder) }

    /// What differs from the usual letters: `{size: 17, weight: bold}`.
    public var description: String { "\(TextStyle.codec.write(self))" }
}

extension Canvas: Codable, CustomStringConvertible {
    private static let codec = Codec.structure(
        Canvas(), properties.properties + Canvas.TextFallbacks.properties.properties.map { $0.within(\.fallbacks) })

    public init(from decoder: any Decoder) throws { self = try Canvas.codec.decode(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try Canvas.codec.encode(self, to: encoder) }

    /// What differs from a canvas of any size: `{scale: 2, width: 320}`.
    public var description: String { "\(Canvas.codec.write(self))" }
}
