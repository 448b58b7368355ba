import Foundation

/// What a text view that is only read looks for in its text, to show it as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)

    /// The addresses and numbers of telephones in a text, where they are certain: with a scheme, "www", a common ending or
    /// the sign of addresses of mail, and with at least seven digits.
    func links(in string: String) -> [(NSRange, String)] {
        var patterns: [(pattern: String, scheme: String)] = []
        if contains(.link) {
            patterns = [
                (#"[\w.+-]+@[\w-]+(\.[\w-]+)+"#, "mailto:"), (#"https?://[^\s<>"]*[\w/#=&]"#, ""),
                (#"(?<![\w@./-])([a-z0-9-]+\.)+(com|org|net|edu|gov|io|app|dev)\b(/[^\s<>"]*[\w/#=&])?"#, "http://"),
                (#"(?<![\w@./-])www\.[^\s<>"]*[\w/#=&]"#, "http://"),
            ]
        }
        if contains(.phoneNumber) { patterns.append((#"(?<![\w.])[+(]?[0-9][0-9 ()\-]{5,}[0-9](?![\w])"#, "tel:")) }
        let whole = NSRange(string.startIndex..., in: string)
        return patterns.flatMap { pattern, scheme in
            let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            return (expression?.matches(in: string, range: whole) ?? []).map {
                ($0.range, scheme + NSString(string: string).substring(with: $0.range))
            }
        }
    }
}
