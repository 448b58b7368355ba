import QuoinLayout

/// What else than its own canvas a layout is drawn on: every size at every scale, in every appearance, and so on.
public struct CanvasVariants: Hashable, Sendable {
    /// The canvas's own where there are none; so with the others.
    public var sizes: [CanvasSize]
    /// Pixels per point, each above 0.
    public var scales: [Double]
    /// Which values of adaptive colors are drawn.
    public var appearances: [Appearance]
    /// In which directions the layout runs.
    public var directions: [LayoutDirection]
    /// Factors for the lengths of all texts, each above 0.
    public var textScales: [Double]

    /// Variants of what is listed; where a list is empty, the canvas's own value stays.
    public init(
        sizes: [CanvasSize] = [], scales: [Double] = [], appearances: [Appearance] = [],
        directions: [LayoutDirection] = [], textScales: [Double] = []
    ) {
        (self.sizes, self.scales, self.appearances) = (sizes, scales, appearances)
        (self.directions, self.textScales) = (directions, textScales)
    }

    /// Whether there is nothing but a canvas's own picture.
    public var isEmpty: Bool {
        sizes.isEmpty && scales.isEmpty && appearances.isEmpty && directions.isEmpty && textScales.isEmpty
    }

    /// The number of combinations.
    public var count: Int {
        [sizes.count, scales.count, appearances.count, directions.count, textScales.count].reduce(1) { product, count in
            let (result, isTooLarge) = product.multipliedReportingOverflow(by: max(count, 1))
            return isTooLarge ? .max : result
        }
    }

    /// All combinations, in the order of the lists, the last list changing fastest.
    public func combinations(on canvas: Canvas) -> [CanvasVariant] {
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
        return canvases.map { CanvasVariant($0.canvas, unlike: canvas, sizeName: $0.sizeName) }
    }
}

/// A size of a canvas, with a name for it.
public struct CanvasSize: Hashable, Sendable {
    /// What a variant's name says of it: `320w`, `phone`.
    public var name: String
    /// In points; the canvas's own where absent.
    public var width: ExtentRange?
    /// In points; the canvas's own where absent.
    public var height: ExtentRange?

    /// A size with a name, its extents in points; one that is absent is the canvas's own.
    public init(_ name: String, width: ExtentRange? = nil, height: ExtentRange? = nil) {
        (self.name, self.width, self.height) = (name, width, height)
    }

    /// A size of exact extents in points, named for them: `320w`, `320x480`.
    public init(width: Double, height: Double? = nil) {
        let name = height.map { "\(shortDescription(width))x\(shortDescription($0))" }
        self.init(
            name ?? "\(shortDescription(width))w", width: ExtentRange(exactly: width),
            height: height.map { ExtentRange(exactly: $0) })
    }

    /// The range of a canvas with this size in place of its own.
    func range(on own: SizeRange) -> SizeRange {
        SizeRange(width: width ?? own[.horizontal], height: height ?? own[.vertical])
    }
}
