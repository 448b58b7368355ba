import QuoinScene

/// Bounds for SVGs, because librsvg draws without a time limit.
enum SVGCost {
    /// The limit that an SVG exceeds before its references are counted; `nil` if it exceeds none.
    static func excess(of file: [UInt8], _ limits: Limits) -> Limits.Excess? {
        for bound in bounds {
            for value in values(of: bound.attribute, in: file) {
                let numbers = String(decoding: value, as: UTF8.self).split { $0.isWhitespace || $0 == "," }
                if numbers.isEmpty || numbers.contains(where: { Int($0).map { $0 > bound.largest } ?? true }) {
                    return Limits.Excess(ofFixed: bound.attribute, bound.largest, bound.message)
                }
            }
        }
        if attributes(in: file) > mostAttributes {
            return Limits.Excess(
                ofFixed: "attributes", mostAttributes,
                "the image has an element of more than \(mostAttributes) attributes")
        }
        let elements = zip(file, file.dropFirst()).count { $0 == UInt8(ascii: "<") && isLetter($1) }
        if elements > limits.elements {
            return limits.excess(\.elements, "the image has \(elements) elements")
        }
        return nil
    }

    /// libxml2 compares each attribute of an element with all before it.
    private static let mostAttributes = 500

    /// The most attributes of an element. Equals signs before quotes are counted up to the next `<`, which no value contains.
    private static func attributes(in file: [UInt8]) -> Int {
        var (most, count) = (0, 0)
        var isAfterSign = false
        for byte in file {
            if byte == UInt8(ascii: "<") { count = 0 }
            if isAfterSign, isQuote(byte) { count += 1 }
            isAfterSign = byte == UInt8(ascii: "=") || isAfterSign && isSpace(byte)
            most = max(most, count)
        }
        return most
    }

    /// The most steps to find the elements of style rules: a few seconds.
    static let mostRuleSteps = 40_000_000

    /// Texts have one line in librsvg, and Cairo takes a time for the letters of a line that grows with their square: a second
    /// for as many as this.
    private static let longestText = 10_000

    /// The limit that the content of an SVG exceeds, with referenced content counted each time; `nil` if it exceeds
    /// none.
    static func excess(of references: SVGReferences, _ limits: Limits) -> Limits.Excess? {
        if references.longestText > longestText {
            return Limits.Excess(
                ofFixed: "text line", longestText, "the image has a line of text of more than \(longestText) bytes")
        }
        if references.mostSegments > limits.pathSegments {
            return limits.excess(
                \.pathSegments, "a path of the image has more than \(limits.pathSegments) segments")
        }
        if references.ruleSteps > mostRuleSteps {
            return Limits.Excess(
                ofFixed: "style steps", mostRuleSteps, "the image has too many style rules for so many elements")
        }
        let (elements, bytes) = (references.shownElements, references.shownTextBytes)
        if elements > limits.elements {
            return limits.excess(
                \.elements, "the image shows \(elements) elements, those of references counted each time")
        }
        if bytes > limits.textBytes {
            return limits.excess(
                \.textBytes, "the image shows \(bytes) bytes of text, that of references counted each time")
        }
        let pixels = references.shownImagePixels
        if pixels > limits.imagePixels {
            return limits.excess(
                \.imagePixels, "images in the image have \(pixels) pixels, those of references counted each time")
        }
        guard references.shownFillSteps > Path.mostFillSteps else { return nil }
        return Limits.Excess(
            ofFixed: "path steps", Path.mostFillSteps,
            "the paths of the image may cross themselves too often, those of references counted each time")
    }

    /// The most seconds that filters may take, by the time of their steps.
    private static let mostFilterSeconds = 15

    /// The limit that the filters of an SVG exceed at a size; `nil` if they exceed none.
    ///
    /// - Parameter cost: about how many nanoseconds they take for each pixel.
    static func excess(ofFilters cost: Int, at size: PixelSize) -> Limits.Excess? {
        guard size.count > 0, cost > mostFilterSeconds * 1_000_000_000 / size.count else { return nil }
        return Limits.Excess(
            ofFixed: "filter seconds", mostFilterSeconds,
            "the filters of the image take too long for so many pixels, those of references counted each time")
    }

    private struct Bound {
        var attribute: String
        var largest: Int
        var message: String
    }

    private static let bounds = [
        // Each further octave changes a color by less than 1/1024.
        Bound(attribute: "numOctaves", largest: 10, message: "the image has noise of more than 10 octaves"),
        // librsvg takes as many steps for each pixel as the kernel has numbers, and terminates the process for some
        // sizes.
        Bound(
            attribute: "order", largest: 16,
            message: "the image has a convolution with a kernel of more than 16 by 16"),
    ]

    /// The values of an attribute, in all elements.
    private static func values(of attribute: String, in file: [UInt8]) -> [ArraySlice<UInt8>] {
        let name = Array(attribute.utf8)
        var values: [ArraySlice<UInt8>] = []
        var rest = file[...]
        while let place = rest.firstIndex(of: UInt8(ascii: "=")) {
            let before = rest[..<place].reversed().drop(while: isSpace)
            let isOwn = before.starts(with: name.reversed()) && before.dropFirst(name.count).first.map(isSpace) == true
            rest = rest[(place + 1)...].drop(while: isSpace)
            guard isOwn, let quote = rest.first, isQuote(quote) else { continue }
            rest = rest.dropFirst()
            let value = rest.prefix { $0 != quote }
            values.append(value)
            rest = rest[value.endIndex...]
        }
        return values
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
