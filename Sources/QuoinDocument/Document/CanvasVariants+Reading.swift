import QuoinScene

extension CanvasVariants {
    /// The largest number of variants that a document may have.
    package static let largestCount = 1_000

    static let properties = PropertyTable(
        CanvasVariants(),
        [
            Property(
                "sizes", \.sizes, .variants(Canvas.Extent.codec), .anything,
                "Widths or [width, height] in points, or named sizes."),
            Property(
                "scales", \.scales, .variants(.number(Canvas.possibleScales)), .anything,
                "Pixels per point."),
            Property(
                "appearances", \.appearances, .variants(.choice), .anything,
                "Which values of adaptive colors are painted."),
            Property(
                "directions", \.directions, .variants(.choice), .anything,
                "From which side the layout begins."),
            Property(
                "textScales", \.textScales, .variants(Canvas.scales(upTo: Canvas.largestTextScale)), .anything,
                "Factors for the sizes of texts."),
            Property(
                "languages", \.languages, .variants(.choice), .anything,
                "Pseudo-languages in which texts are shown."),
        ], isInSwift: false)
}

extension Codec where Value == CanvasVariants {
    /// The variants of canvases that are not known yet.
    package static var variants: Codec {
        Codec(
            .mapping { CanvasVariants.properties.shape }, read: { $0.variants(of: Canvas()) },
            write: { CanvasVariants.properties.write($0) })
    }
}

extension Codec {
    /// A list of one value or more.
    fileprivate static func variants<Item: Sendable>(_ item: Codec<Item>) -> Codec where Value == [Item] {
        let list = Codec.list(item, count: 1...(.max), "one value or more")
        return Codec(list.shape, read: list.read, write: { $0.isEmpty ? .null : list.write($0) })
    }
}

extension DocumentValue {
    /// Reads the variants of a canvas, which must all have different names.
    func variants(of canvas: Canvas) -> CanvasVariants {
        guard let mapping = mapping() else { return CanvasVariants() }
        var variants = CanvasVariants()
        mapping.read(CanvasVariants.properties, into: &variants)
        mapping.finish()
        guard variants.count <= CanvasVariants.largestCount else {
            report("there are \(variants.count) variants, more than \(CanvasVariants.largestCount)", kind: .limit)
            return CanvasVariants()
        }
        var names: Set<String> = []
        for variant in variants.combinations(on: canvas) where !names.insert(variant.suffix).inserted {
            let name = variant.suffix.isEmpty ? "equal the canvas itself" : "have the name \"\(variant.suffix)\""
            report("two variants \(name)")
            break
        }
        return variants
    }
}

extension Canvas.Extent {
    /// A width in points, `[width, height]`, or `{name, width, height}` with ranges as for the canvas. Missing values
    /// are those of the canvas.
    fileprivate static let codec = Codec<Canvas.Extent>.oneOf(
        "a width in points, [width, height] or {name, width, height}",
        [
            .form(.points(.zeroOrMore), { Canvas.Extent(width: $0) }) { size in
                size.width.flatMap { size == Canvas.Extent(width: $0.min) ? $0.min : nil }
            },
            .form(.size, { Canvas.Extent(width: $0.width, height: $0.height) }) { size in
                guard let width = size.width?.min, let height = size.height?.min else { return nil }
                return size == Canvas.Extent(width: width, height: height) ? Size(width, height) : nil
            },
            .all(.structure(properties)),
        ])

    private static let properties = PropertyTable(
        Canvas.Extent("", width: nil, height: nil),
        [
            Property(
                "name", \.name, variantName, .anything, isRequired: true,
                "A part of the picture's name: letters, digits, - and _."),
            Property(
                "width", \.width, .extentRange, .anything, "The widths that the layout may have, in points."),
            Property(
                "height", \.height, .extentRange, .anything, "The heights that the layout may have, in points."),
        ])

    /// A part of a file's name.
    private static let variantName = Codec<String>.string.checked("a name of letters, digits, - and _") { name in
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    || scalar == "-" || scalar == "_"
            }
    }
}
