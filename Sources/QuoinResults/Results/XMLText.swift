/// The XML of JUnit files.
package enum XMLText {
    package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    package static func element(_ name: String, _ attributes: [(String, String)], content: () -> String) -> String {
        let written = attributes.map { " \($0.0)=\"\(escaped($0.1, inAttribute: true))\"" }.joined()
        let inside = content()
        return inside.isEmpty ? "<\(name)\(written)/>\n" : "<\(name)\(written)>\(inside)</\(name)>\n"
    }

    /// XML 1.0 cannot represent most control characters. They are written as `\u{1B}`.
    static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            // A parser turns these into spaces unless they are escaped.
            case "\n" where inAttribute: result += "&#10;"
            case "\t" where inAttribute: result += "&#9;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default: result += isAllowed(scalar) ? String(scalar).printable : scalar.asVisibleEscape
            }
        }
    }

    /// XML 1.0, §2.2, without the controls that are allowed but discouraged.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory != .control && scalar.value & 0xFFFE != 0xFFFE
    }

    /// Seconds with three decimals; `0.000` if the value is not a duration.
    static func seconds(_ value: Double) -> String {
        value.isFinite && value > 0 ? DecimalText.text(value, decimals: 3) : "0.000"
    }
}

extension Unicode.Scalar {
    /// `\u{1B}`.
    var asVisibleEscape: String {
        "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}
