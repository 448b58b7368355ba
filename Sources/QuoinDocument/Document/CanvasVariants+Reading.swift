import QuoinLayout
import QuoinScene
import QuoinValues

extension CanvasVariants {
    /// The largest number of variants that a document may have.
    package static let largestCount = 1_000

    static let properties = PropertyTable(
        CanvasVariants(),
        [
            Property(
                "sizes", \.sizes, .variants(.canvasSize), .anything,
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

extension ValueForm where Value == CanvasVariants {
    /// The variants of canvases that are not known yet.
    package static var variants: ValueForm {
        ValueForm(
            .mapping { CanvasVariants.properties.shape }, read: { $0.variants(of: Canvas()) },
            write: { CanvasVariants.properties.write($0) })
    }
}

extension ValueForm {
    /// A list of one value or more.
    fileprivate static func variants<Item: Sendable>(_ item: ValueForm<Item>) -> ValueForm where Value == [Item] {
        ValueForm(
            .list(item.shape, count: 1...(.max)),
            read: { value in
                guard let list = value.list() else { return nil }
                if list.isEmpty { value.report("expected one value or more") }
                return list.compactMap(item.read)
            }, write: { $0.isEmpty ? .null : .list($0.map(item.write)) })
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

    /// A width in points, `[width, height]`, or `{name, width, height}` with ranges as for the canvas. Missing values
    /// are those of the canvas.
    fileprivate func canvasSize() -> CanvasSize? {
        if isList { return size().map { CanvasSize(width: $0.width, height: $0.height) } }
        guard isMapping else {
            return number(.zeroOrMore, "a width in points, [width, height] or {name, width, height}").map {
                CanvasSize(width: $0)
            }
        }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let name = mapping.required("name")?.variantName()
        let (width, height) = (mapping["width"]?.extentRange(), mapping["height"]?.extentRange())
        return name.map { CanvasSize($0, width: width, height: height) }
    }

    /// A part of a file's name.
    private func variantName() -> String? {
        guard let name = string() else { return nil }
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || scalar == "-" || scalar == "_"
        }
        return isPlain && !name.isEmpty ? name : mismatch("a name of letters, digits, - and _")
    }
}

extension ValueForm where Value == CanvasSize {
    fileprivate static var canvasSize: ValueForm {
        let range = ValueForm<ExtentRange>.extentRange.shape
        let size = MappingShape(
            [
                KeyShape(
                    "name", .text, "A part of the picture's name: letters, digits, - and _.",
                    swiftName: "CanvasSize.name"),
                KeyShape(
                    "width", range, "The widths that the layout may have, in points.", swiftName: "CanvasSize.width"),
                KeyShape(
                    "height", range, "The heights that the layout may have, in points.", swiftName: "CanvasSize.height"),
            ], required: [["name"]])
        return ValueForm(
            .number(.zeroOrMore, .points) + ValueForm<Size>.size.shape + .mapping { size },
            read: { $0.canvasSize() }, write: { .text($0.name) })
    }
}
