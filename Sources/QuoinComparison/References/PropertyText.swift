import QuoinLayout
import QuoinScene

/// Writes the values of properties as text: short, and the same for the same value.
struct PropertyText {
    /// Which values of adaptive colors are painted.
    let appearance: Appearance

    /// A value's text; nothing where the value is absent, or of a kind that says nothing, as functions and objects.
    func text(of value: Any) -> String? {
        switch value {
        case let color as Color: PropertyText.text(of: color.resolved(for: appearance))
        case Fill.solid(let color) as Fill: PropertyText.text(of: color.resolved(for: appearance))
        case let color as RGBA: PropertyText.text(of: color)
        case let number as Double: shortDescription(number)
        case let dimension as Dimension: dimension.description
        case let point as Point: point.description
        case let size as Size: size.description
        case let rect as Rect: rect.description
        case let weight as FontWeight: "\(weight.value)"
        case let source as ImageSource: ContentDigest.text(of: source)
        case let image as ImageResource: text(of: image.source)
        case let path as Path: ContentDigest.text(of: "\(path)".utf8)
        case let radii as CornerRadii:
            PropertyText.text(of: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
        case let insets as EdgeInsets:
            PropertyText.text(of: [insets.top, insets.right, insets.bottom, insets.left])
        case is String, is Int, is Bool: "\(value)"
        default: text(of: Mirror(reflecting: value), value)
        }
    }

    /// The text of a value that is made of others.
    private func text(of mirror: Mirror, _ value: Any) -> String? {
        func parts() -> [String] { mirror.children.compactMap { text(of: $0.value) }.filter { !$0.isEmpty } }
        switch mirror.displayStyle {
        case .optional: return parts().first
        case .struct?, .tuple?: return parts().joined(separator: " ")
        case .collection?: return parts().joined(separator: ", ")
        case .dictionary?, .set?: return parts().sorted().joined(separator: ", ")
        case .enum?:
            guard let label = mirror.children.first?.label else { return "\(value)" }
            return ([label] + parts()).joined(separator: " ")
        default: return nil
        }
    }

    /// `#369` or `#336699`, with its opacity where it has one: `#369 at 50%`.
    private static func text(of color: RGBA) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            let byte = UInt8(min(max((component * 255).rounded(), 0), 255))
            return String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
        }
        let isShort = digits.allSatisfy { $0.first == $0.last }
        let hex = "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
        return color.alpha == 1 ? hex : "\(hex) at \(shortDescription(color.alpha * 100))%"
    }

    /// Four lengths around a rectangle; one where all are the same.
    private static func text(of lengths: [Double]) -> String {
        let texts = lengths.map(shortDescription)
        return Set(texts).count == 1 ? texts[0] : texts.joined(separator: " ")
    }
}
