import QuoinLayout

/// Further canvases of a layout: every size at every scale, in every appearance, and so on. If a list is empty, the
/// variants keep the value of the layout's own canvas.
package struct CanvasVariants: Hashable, Sendable {
    package var sizes: [Canvas.Extent]
    /// Pixels per point, each above 0.
    package var scales: [Double]
    package var appearances: [Appearance]
    package var directions: [LayoutDirection]
    /// Factors for the sizes of all texts, each above 0.
    package var textScales: [Double]
    /// Pseudo-languages of all texts.
    package var languages: [Canvas.PseudoLanguage]

    package init(
        sizes: [Canvas.Extent] = [], scales: [Double] = [], appearances: [Appearance] = [],
        directions: [LayoutDirection] = [], textScales: [Double] = [], languages: [Canvas.PseudoLanguage] = []
    ) {
        (self.sizes, self.scales, self.appearances) = (sizes, scales, appearances)
        (self.directions, self.textScales, self.languages) = (directions, textScales, languages)
    }

    package var isEmpty: Bool {
        counts.allSatisfy { $0 == 0 }
    }

    /// The number of combinations, at most `Int.max`.
    package var count: Int {
        counts.reduce(1) { product, count in
            let (result, isTooLarge) = product.multipliedReportingOverflow(by: max(count, 1))
            return isTooLarge ? .max : result
        }
    }

    private var counts: [Int] {
        [sizes.count, scales.count, appearances.count, directions.count, textScales.count, languages.count]
    }

    /// All combinations, in the order of the lists; the last list changes fastest.
    package func combinations(on canvas: Canvas) -> [CanvasVariant] {
        var canvases = [(canvas: canvas, sizeName: nil as String?)]
        func multiply<Value>(_ values: [Value], _ change: (inout (canvas: Canvas, sizeName: String?), Value) -> Void) {
            guard !values.isEmpty else { return }
            canvases = canvases.flatMap { base in
                values.map { value in
                    var changed = base
                    change(&changed, value)
                    return changed
                }
            }
        }
        multiply(sizes) { ($0.canvas.range, $0.sizeName) = ($1.range(on: canvas.range), $1.name) }
        multiply(scales) { $0.canvas.scale = $1 }
        multiply(appearances) { $0.canvas.appearance = $1 }
        multiply(directions) { $0.canvas.direction = $1 }
        multiply(textScales) { $0.canvas.textScale = $1 }
        multiply(languages) { $0.canvas.language = $1 }
        return canvases.map { CanvasVariant($0.canvas, unlike: canvas, sizeName: $0.sizeName) }
    }
}

/// One of the canvases that a layout is drawn on, and the name of its picture.
package struct CanvasVariant: Hashable, Sendable {
    package var canvas: Canvas
    /// The part that the variant adds to the picture's name: `@2x.phone.dark.rtl.text150`. It has only what differs
    /// from the layout's own canvas, so that names stay when variants are added.
    package var suffix: String

    /// - Parameter own: the layout's own canvas.
    init(_ canvas: Canvas, unlike own: Canvas, sizeName: String?) {
        self.canvas = canvas
        suffix = ""
        if canvas.scale != own.scale { suffix += "@\(shortDescription(canvas.scale))x" }
        if canvas.range != own.range, let sizeName { suffix += ".\(sizeName)" }
        if canvas.appearance != own.appearance { suffix += ".\(canvas.appearance.rawValue)" }
        if canvas.direction != own.direction { suffix += ".\(canvas.direction.rawValue)" }
        if canvas.textScale != own.textScale { suffix += ".text\(shortDescription(canvas.textScale * 100))" }
        if let language = canvas.language, language != own.language { suffix += ".\(language.rawValue)" }
    }

    /// The layout's own canvas.
    package init(own canvas: Canvas) {
        (self.canvas, suffix) = (canvas, "")
    }
}

extension Canvas {
    /// A named size of a canvas.
    public struct Extent: Hashable, Sendable {
        /// The size in the name of a picture: `320w`, `phone`.
        public var name: String
        /// In points; `nil` for the canvas's own.
        public var width: ExtentRange?
        /// In points; `nil` for the canvas's own.
        public var height: ExtentRange?

        /// - Parameters:
        ///   - width: in points; `nil` for the canvas's own.
        ///   - height: in points; `nil` for the canvas's own.
        public init(_ name: String, width: ExtentRange? = nil, height: ExtentRange? = nil) {
            (self.name, self.width, self.height) = (name, width, height)
        }

        /// An exact size in points, named for it: `320w`, `320x480`.
        public init(width: Double, height: Double? = nil) {
            let name = height.map { "\(shortDescription(width))x\(shortDescription($0))" }
            self.init(
                name ?? "\(shortDescription(width))w", width: ExtentRange(exactly: width),
                height: height.map { ExtentRange(exactly: $0) })
        }

        /// The range of a canvas with this size.
        func range(on own: SizeRange) -> SizeRange {
            SizeRange(width: width ?? own[.horizontal], height: height ?? own[.vertical])
        }
    }
}
