import QuoinExplanations
import QuoinSystem

/// How a value becomes a snapshot that can be written to a file and compared.
public struct Snapshotting<Value, Format: Hashable & Sendable>: Sendable {
    /// How the snapshot is written, read and compared.
    public var diffing: Diffing<Format>
    /// Makes the snapshot of a value. An error fails the assertion.
    public var snapshot: @Sendable (Value) throws -> Format

    /// Finds the causes of differences of a value's pictures.
    package var review: @Sendable (Value) throws -> CauseReview? = { _ in nil }

    /// A custom strategy.
    public init(diffing: Diffing<Format>, snapshot: @escaping @Sendable (Value) throws -> Format) {
        (self.diffing, self.snapshot) = (diffing, snapshot)
    }

    /// The strategy for another type of value, which is converted to a value of this type.
    public func pullback<Other>(
        _ value: @escaping @Sendable (Other) throws -> Value
    ) -> Snapshotting<Other, Format> {
        var strategy = Snapshotting<Other, Format>(diffing: diffing) { try snapshot(value($0)) }
        strategy.review = { try review(value($0)) }
        return strategy
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(diffing: .lines) { $0 } }
}

extension Snapshotting where Format == String {
    /// Any values, as text by `String(describing:)`.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }

    /// Any values as their properties, indented, a line each.
    ///
    /// Sets and dictionaries are sorted by the texts of their elements. The addresses of classes are left out. A type
    /// that conforms to ``SnapshotTextConvertible`` has its own text.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, unchanged, in a file without an extension.
    public static var data: Snapshotting { data(pathExtension: "") }

    /// Bytes, unchanged.
    ///
    /// - Parameter pathExtension: the extension of references, without the dot.
    public static func data(pathExtension: String) -> Snapshotting {
        Snapshotting(diffing: .data(pathExtension: pathExtension)) { $0 }
    }
}

extension Diffing where Format == Data {
    /// Bytes. The description of a difference has the position of the first byte that differs.
    ///
    /// - Parameter pathExtension: the extension of references, without the dot.
    public static func data(pathExtension: String) -> Diffing {
        Diffing(pathExtension: pathExtension) {
            Array($0)
        } read: {
            Data(try FileDescriptor.content(at: $0))
        } difference: { reference, new in
            guard reference != new else { return nil }
            var lines: [String] = []
            if reference.count != new.count { lines.append("\(reference.count) → \(new.count) bytes") }
            if let (index, bytes) = zip(reference, new).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
                lines.append("byte \(index) is \(bytes.1), not \(bytes.0)")
            }
            return Difference(lines)
        }
    }
}

extension Snapshotting where Value: Encodable & SendableMetatype, Format == String {
    /// Values as JSON, with sorted keys.
    public static var json: Snapshotting {
        json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return encoder
        }
    }

    /// Values as JSON.
    ///
    /// - Parameter encoder: makes the encoder.
    public static func json(_ encoder: @escaping @Sendable () -> JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder().encode($0) }
    }

    /// Values as a property list in XML.
    public static var plist: Snapshotting {
        plist {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            return encoder
        }
    }

    /// Values as a property list.
    ///
    /// - Parameter encoder: makes the encoder, whose format is a text.
    public static func plist(_ encoder: @escaping @Sendable () -> PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder().encode($0) }
    }

    private static func encoded(
        pathExtension: String, _ encode: @escaping @Sendable (Value) throws -> Data
    ) -> Snapshotting {
        var lines = Diffing.lines
        lines.pathExtension = pathExtension
        return Snapshotting(diffing: lines) { value in
            let text = String(decoding: try encode(value), as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
    }
}

extension Snapshotting where Value: LayoutElement, Format == String {
    /// The layout as text, with a line for each element.
    public static var layout: Snapshotting { layout() }

    /// The layout as text, with a line for each element.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the element.
    ///   - height: in points; by default as high as the element.
    ///   - scale: pixels per point, above 0. Frames are rounded to pixels.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for font sizes and all other sizes of texts, above 0.
    ///   - fonts: the fonts.
    public static func layout(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fonts: FontSources = .defaults
    ) -> Snapshotting {
        layout(
            on: Canvas(
                width: width, height: height, scale: scale, direction: direction, textScale: textScale),
            fonts: fonts)
    }

    /// The layout on a canvas as text, with a line for each element.
    public static func layout(on canvas: Canvas, fonts: FontSources = .defaults) -> Snapshotting {
        CanvasDrawing<Value>.element(fonts: fonts).layoutStrategy { _ in canvas }
    }
}

/// The format of all strategies that make pictures.
public typealias RecordedPicture = QuoinExplanations.RecordedPicture

extension Snapshotting where Value: LayoutElement, Format == RecordedPicture {
    /// Elements as pictures.
    public static var image: Snapshotting { image() }

    /// Elements as pictures.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the element. ``image(on:fonts:rules:)`` takes ranges.
    ///   - height: in points; by default as high as the element.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: the appearance in which adaptive colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for font sizes and all other sizes of texts, above 0.
    ///   - fill: the background.
    ///   - fonts: the fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Fill? = nil,
        fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let canvas = Canvas(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: fill)
        return image(on: canvas, fonts: fonts, rules: rules)
    }

    /// Elements as pictures in front of a color.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Color,
        fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        image(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: .solid(fill), fonts: fonts, rules: rules)
    }

    /// Elements as pictures on a canvas.
    public static func image(
        on canvas: Canvas, fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let drawing = CanvasDrawing<Value>.element(fonts: fonts)
        return drawing.strategy(rules) { _ in canvas }
    }
}

extension Snapshotting where Value == Bitmap, Format == RecordedPicture {
    /// Pictures.
    public static var image: Snapshotting { image() }

    /// Pictures.
    ///
    /// - Parameter rules: when pixels count as different, and how many may be.
    public static func image(rules: ComparisonRules = ComparisonRules()) -> Snapshotting {
        Snapshotting(diffing: .picture(rules: rules)) { RecordedPicture($0) }
    }
}

extension Snapshotting where Value == RecordedPicture, Format == RecordedPicture {
    /// Pictures with their records.
    public static var image: Snapshotting {
        Snapshotting(diffing: .picture()) { $0 }
    }
}
