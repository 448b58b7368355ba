import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension ValueForm where Value == CanvasVariants {
    /// The variants of canvases that are not known yet.
    package static var variants: ValueForm {
        ValueForm(
            .mapping { CanvasVariants.shape }, read: { $0.variants(of: Canvas()) },
            write: { variants in
                func list<Item>(_ items: [Item], _ write: (Item) -> PropertyValue) -> PropertyValue? {
                    items.isEmpty ? nil : .list(items.map(write))
                }
                return .mapping(of: [
                    ("sizes", list(variants.sizes) { .text($0.name) }),
                    ("scales", list(variants.scales) { .number($0) }),
                    ("appearances", list(variants.appearances) { .text($0.rawValue) }),
                    ("directions", list(variants.directions) { .text($0.rawValue) }),
                    ("textScales", list(variants.textScales) { .number($0) }),
                    ("languages", list(variants.languages) { .text($0.rawValue) }),
                ])
            })
    }
}

extension DocumentValue {
    /// Reads the variants of a canvas, which must all have different names.
    func variants(of canvas: Canvas) -> CanvasVariants {
        guard let mapping = mapping() else { return CanvasVariants() }
        let variants = CanvasVariants(mapping)
        guard variants.count <= CanvasVariants.largestCount else {
            report("there are \(variants.count) variants, more than \(CanvasVariants.largestCount)", cause: .limit)
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

    /// The values of a list that must not be empty.
    fileprivate func values<Value>(_ read: (DocumentValue) -> Value?) -> [Value] {
        guard let list = list() else { return [] }
        if list.isEmpty { report("expected one value or more") }
        return list.compactMap(read)
    }

    /// A width in points, `[width, height]`, or `{name, width, height}` with ranges as for the canvas. What is missing is
    /// as on the canvas.
    fileprivate func canvasSize() -> CanvasSize? {
        if isList { return size().map { CanvasSize(width: $0.width, height: $0.height) } }
        guard isMapping else {
            return number(0...1e9, "a width in points, [width, height] or {name, width, height}").map {
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

extension CanvasVariants {
    /// The most variants that a document may have.
    package static let largestCount = 1_000

    fileprivate init(_ mapping: DocumentMapping) {
        self.init(
            sizes: mapping["sizes"]?.values { $0.canvasSize() } ?? [],
            scales: mapping["scales"]?.values(Canvas.scales(upTo: Canvas.largestScale).read) ?? [],
            appearances: mapping["appearances"]?.values { $0.choice(Appearance.self) } ?? [],
            directions: mapping["directions"]?.values { $0.choice(LayoutDirection.self) } ?? [],
            textScales: mapping["textScales"]?.values(Canvas.scales(upTo: Canvas.largestTextScale).read) ?? [],
            languages: mapping["languages"]?.values { $0.choice(PseudoLanguage.self) } ?? [])
        mapping.finish()
    }
}

extension CanvasVariants {
    static let shape: MappingShape = {
        let range = ValueForm<ExtentRange>.extentRange.shape
        let size = MappingShape(
            [
                KeyShape("name", .text, "A part of the picture's name: letters, digits, - and _."),
                KeyShape("width", range, "The widths that the layout may have, in points."),
                KeyShape("height", range, "The heights that the layout may have, in points."),
            ], required: [["name"]])
        func list(_ key: String, _ item: ValueShape, _ summary: String) -> KeyShape {
            KeyShape(key, .list(item, count: 1...(.max)), summary)
        }
        return MappingShape([
            list(
                "sizes", .number(0...1e9, .points) + ValueForm<Size>.size.shape + .mapping { size },
                "Widths or [width, height] in points, or named sizes."),
            list("scales", Canvas.scales(upTo: Canvas.largestScale).shape, "Pixels per point."),
            list("appearances", ValueForm<Appearance>.choice.shape, "Which values of adaptive colors are painted."),
            list("directions", ValueForm<LayoutDirection>.choice.shape, "From which side the layout begins."),
            list("textScales", Canvas.scales(upTo: Canvas.largestTextScale).shape, "Factors for the sizes of texts."),
            list("languages", ValueForm<PseudoLanguage>.choice.shape, "Made-up languages in which texts are shown."),
        ])
    }()
}
