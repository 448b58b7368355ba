import QuoinPixels
import QuoinPlatform

extension ImageFile {
    /// The SVG as librsvg shall read it: what it shows wrong, shows by the settings of the machine, or ends the process for is
    /// changed.
    var prepared: ImageFile {
        var copy = self
        copy.bytes = copy.withoutTiles
        copy.bytes = copy.withFixedLanguage
        copy.bytes = copy.withConvertedImages
        return copy
    }

    /// With the images of data URLs upright and in sRGB, because librsvg shows the pixels as they are stored, and under the
    /// type that they have, because it shows no others. Damaged ones stay as they are.
    private var withConvertedImages: [UInt8] {
        replacing("data:") { rest in
            let url = rest.prefix { !"\"'<".utf8.contains($0) }
            return (converted(url), url.endIndex)
        }
    }

    /// A data URL with the image as it is seen.
    private func converted(_ url: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: url, as: UTF8.self).replacing(#/&#(10|13|9|32|x[aAdD9]|x20);/#, with: "")
        do throws(QuoinError) {
            let image = try ImageFile(ImageResource.Source(dataURL: text), limits: limits)
            let (type, content) = try image.readable
            guard content != image.bytes || !text.hasPrefix("data:\(type)") else { return Array(url) }
            return Array("data:\(type);base64,\(Data(content).base64EncodedString())".utf8)
        } catch {
            return Array(url)
        }
    }

    /// The content in a form that librsvg shows as it is meant, and its type.
    private var readable: (type: String, bytes: [UInt8]) {
        get throws(QuoinError) {
            if SVGDrawing.recognizes(bytes) { return (SVGDrawing.mediaType, prepared.bytes) }
            let decoder = try decoder()
            guard decoder.isEmbeddable else {
                return (PNGImageDecoder.mediaType, PNGEncoder.encode(try decoder.bitmap(), scale: 1))
            }
            return (type(of: decoder).mediaType, bytes)
        }
    }

    /// With English as the language of the reader, which librsvg takes from the environment.
    private var withFixedLanguage: [UInt8] {
        let attribute = "systemLanguage"
        return replacing(attribute) { rest in
            let sign = rest.dropFirst(attribute.utf8.count).drop { $0 <= UInt8(ascii: " ") }
            let start = sign.dropFirst().drop { $0 <= UInt8(ascii: " ") }
            guard sign.first == UInt8(ascii: "="), let quote = start.first, "\"'".utf8.contains(quote) else {
                return nil
            }
            let value = start.dropFirst().prefix { $0 != quote }
            let isEnglish = String(decoding: value, as: UTF8.self).split { ", \n\t".contains($0) }
                .contains { $0.lowercased() == "en" || $0.lowercased().hasPrefix("en-") }
            // "No linguistic content" is the language of nobody.
            return (isEnglish ? [] : Array("\(attribute)=\"zxx\"".utf8), min(value.endIndex + 1, bytes.endIndex))
        }
    }

    /// With elements that librsvg does not know instead of `feTile`, because it ends the process for one that has nothing to
    /// repeat. That depends on where the shape is.
    private var withoutTiles: [UInt8] {
        replacing("feTile") { rest in (Array("feNone".utf8), rest.startIndex + 6) }
    }

    /// A copy of the bytes in which a word is replaced.
    ///
    /// - Parameter replacement: is called with the bytes from the word on, and returns what stands there instead, up to an index;
    ///   `nil` to keep the word.
    private func replacing(
        _ word: String, with replacement: (ArraySlice<UInt8>) -> (bytes: [UInt8], end: Int)?
    ) -> [UInt8] {
        let word = Array(word.utf8)
        var copy: [UInt8] = []
        var (start, place) = (0, 0)
        // `firstRange(of:)` takes forty nanoseconds for each byte.
        while let next = bytes[place...].firstIndex(of: word[0]) {
            place = next + 1
            guard bytes[next...].starts(with: word) else { continue }
            let (new, end) = replacement(bytes[next...]) ?? (word, next + word.count)
            copy += bytes[start..<next] + new
            (start, place) = (end, end)
        }
        return copy + bytes[start...]
    }
}

/// A property of an SVG's element that names other elements, which are then shown: `mask: url(#hole)`.
struct SVGStyle {
    let property: String
    /// The names of the elements; none for another value.
    let targets: [String]

    /// `nil` for a property that names no elements.
    init?(_ property: some StringProtocol, _ value: some StringProtocol) {
        guard Self.inherited.contains(String(property)) || Self.own.contains(String(property)) else { return nil }
        self.property = String(property)
        targets = value.split(separator: "url(").dropFirst(value.hasPrefix("url(") ? 0 : 1).map { text in
            String(text.drop { " \t\r\n\"'#".contains($0) }.prefix { !" \t\r\n\"')".contains($0) })
        }
    }

    var isInherited: Bool { Self.inherited.contains(property) }

    /// Properties of an element alone.
    private static let own: Set = ["mask", "clip-path", "filter"]
    /// Properties that count for all elements within one, too.
    private static let inherited: Set = ["fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end"]

    static func isMarker(_ property: String) -> Bool { property.hasPrefix("marker") }

    /// Whether an element has a fill and a stroke itself.
    static func isPainted(_ element: String) -> Bool {
        ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"].contains(element)
    }

    /// The styles of declarations: `fill: url(#a); mask: none`.
    static func styles(of declarations: some StringProtocol) -> [SVGStyle] {
        declarations.split(separator: ";").compactMap { declaration -> SVGStyle? in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return SVGStyle(String(parts[0].filter { !$0.isWhitespace }), parts[1].drop(while: \.isWhitespace))
        }
    }

    /// The styles of a style sheet by what their selectors name last: a type, a class, an id, or `*` for any element.
    static func rules(of sheet: String) -> [String: [SVGStyle]] {
        var rules: [String: [SVGStyle]] = [:]
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard let declarations = parts.last, parts.count > 1 else { continue }
            let styles = Self.styles(of: declarations).filter { !$0.targets.isEmpty }
            if styles.isEmpty { continue }
            for selector in parts[parts.count - 2].split(separator: ",") {
                rules[label(of: selector), default: []] += styles
            }
        }
        return rules
    }

    /// About how many steps it takes to compare the selectors of a style sheet with elements. Those that count or pass
    /// siblings look at them all for each, and those with several parts at what is around the elements of the last one.
    ///
    /// - Parameters:
    ///   - labels: how many elements have each label.
    ///   - depth: the number of elements around the innermost one.
    static func steps(of sheet: String, elements: Int, labels: [String: Int], depth: Int) -> Int {
        let selectors = sheet.split(separator: "}").compactMap { $0.split(separator: "{").dropLast().last }
            .flatMap { $0.split(separator: ",") }
        var steps = 0
        for selector in selectors {
            let others = selector.split { " \t\r\n>".contains($0) }.count - 1
            let found = labels[label(of: selector)] ?? 0
            let own = selector.contains { ":~+".contains($0) } ? elements * elements : elements
            steps = min(steps + own + found * max(others, 0) * depth, 1 << 40)
        }
        return steps
    }

    /// The class, the id or the type that a selector ends with; `*` for other selectors, which count for any element.
    private static func label(of selector: Substring) -> String {
        let last = selector.split { " \t\r\n>+~".contains($0) }.last ?? "*"
        if last.contains(where: { ":[/\\".contains($0) }) { return "*" }
        guard let mark = last.lastIndex(where: { ".#".contains($0) }) else { return String(last) }
        return String(last[mark...])
    }
}
