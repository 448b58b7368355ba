import QuoinValues

extension Codec where Value == Color {
    /// A color in the syntax of CSS, a name from `colors`, or `{light, dark}`.
    public static var color: Codec {
        Codec(
            .named("color") { Self.colorShape },
            takes: { $0.isScalar || $0.hasKey("light") || $0.hasKey("dark") }, read: { $0.color() },
            write: { $0.propertyValue })
    }

    private static var colorShape: ValueShape {
        let one = ValueShape.named("color") { Self.colorShape }
        return .text
            + .mapping {
                MappingShape(
                    [
                        KeyShape("light", one, "The color in the light appearance.", swiftName: "Color.light"),
                        KeyShape("dark", one, "The color in the dark appearance.", swiftName: "Color.dark"),
                    ], required: [["light", "dark"]])
            }
    }
}

/// The names that a document gives to colors.
package enum NamedColors: ReadingKey {
    package static let initial: [String: Color] = [:]
}

extension DocumentValue {
    fileprivate func color() -> Color? {
        if isMapping { return adaptiveColor() }
        guard !isNull else {
            return mismatch("a color (such as \"#ff0000\", in quotes, because a # after a space begins a comment)")
        }
        guard parameterHint.isEmpty else {
            report("\(summary) is not a color\(parameterHint)")
            return nil
        }
        guard let text = string() else { return nil }
        let named = reading[NamedColors.self]
        if let color = named[text] { return color }
        do {
            return try Color(parsing: text)
        } catch {
            if case .unknownName(_, let suggestion) = error {
                let name = nearestName(to: text, among: named.keys) ?? suggestion
                let isName = text.count > 3 && text.allSatisfy(\.isLetter)
                let hint =
                    name == nil && isName ? "; \"colors\" gives colors names" : nearestNameHint(name)
                report("\"\(text)\" is not a color\(hint)")
            } else {
                report("\(error)")
            }
            return nil
        }
    }

    private func adaptiveColor() -> Color? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (light, dark) = (mapping.required("light")?.color(), mapping.required("dark")?.color())
        guard let light, let dark else { return nil }
        return Color(light: light, dark: dark)
    }
}

extension Color {
    /// One color, or `{light, dark}`.
    package var propertyValue: PropertyValue {
        light == dark
            ? .text(light.propertyText)
            : .mapping(["light": .text(light.propertyText), "dark": .text(dark.propertyText)])
    }
}

extension RGBA {
    /// `#369` or `#336699`, `#33669980` with an alpha that is a byte, else `rgb(51 102 153 / 33.3%)`.
    fileprivate var propertyText: String {
        guard abs(alpha * 255 - (alpha * 255).rounded()) < 1e-9 else {
            let numbers = opaque.bytes.map { "\($0)" }.joined(separator: " ")
            return "rgb(\(numbers) / \(shortDescription(alpha * 100))%)"
        }
        // A byte of two equal digits is a multiple of 17.
        guard bytes.allSatisfy({ $0 % 17 == 0 }) else { return hexadecimal }
        return bytes.reduce(into: "#") { $0 += String($1 / 17, radix: 16) }
    }
}
