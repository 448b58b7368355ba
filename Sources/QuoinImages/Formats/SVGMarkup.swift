import QuoinSystem
import QuoinValues

/// The shapes of an SVG as elements for another one.
package struct SVGMarkup {
    /// How many units of its own it is wide and high.
    package let size: PixelSize
    /// The elements, with names in the order of their definitions.
    private let content: String

    /// - Parameter source: an SVG that Cairo has written.
    init(_ source: String, size: PixelSize) {
        self.size = size
        let inner =
            source.firstRange(of: "<svg ").flatMap { source[$0.upperBound...].firstIndex(of: ">") }
            .map { source[source.index(after: $0)...] } ?? ""
        let elements = inner.prefix(upTo: inner.firstRange(of: "</svg>")?.lowerBound ?? inner.endIndex)
        content = Self.named(String(elements).replacing("xlink:href", with: "href"))
    }

    /// Cairo counts its names for all files of a process.
    private static func named(_ elements: String) -> String {
        var names: [Substring: Int] = [:]
        for match in elements.matches(of: #/ id="([^"]*)"/#) where names[match.1] == nil {
            names[match.1] = names.count
        }
        return elements.replacing(#/( id="|"#|\(#)([^"\)]*)/#) { match in
            names[match.2].map { "\(match.1)\(placeholder)\($0)" } ?? String(match.0)
        }
    }

    /// No name has this character.
    private static let placeholder = "\u{1}"

    /// The elements with names that no other text has.
    ///
    /// - Parameter place: where the shapes stand, so that the same ones have other names elsewhere.
    package func elements(at place: String) -> String {
        let digest = SHA256.digits(of: (content + place).utf8).prefix(10)
        return content.replacing(Self.placeholder, with: "v\(digest)-")
    }
}
