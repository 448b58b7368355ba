import QuoinLayout

/// When pixels count as different, and how many may be.
///
/// By default every pixel must be equal.
public struct ComparisonRules: Hashable, Sendable {
    /// How the distance between two colors is measured.
    public var metric = Metric.okLab
    /// The largest distance between two colors that count as equal: from 0, where all components must be equal, to 1,
    /// the distance from black to white. A difference of about 0.02 in ``Metric/okLab`` is just visible.
    public var threshold = 0.0
    /// Whether pixels count that differ only in how an edge is smoothed. They count by default.
    public var antialiasing = Antialiasing.counts
    /// Pixels that do not count.
    public var masks: [Mask] = []
    /// The largest growth of a mask: how many times as many pixels as in the reference it may cover. Up to that, its
    /// area in the new picture is left out, too; beyond that, only its area in the reference is. From 1 to 1,000. With
    /// 2, the default, a masked element may move anywhere or become twice as large.
    public var maskGrowth = 2.0
    /// How many of the pixels that count may differ; none by default.
    public var limits = Limits()
    /// Which differences the threshold, the masks and the limits let pass; by default only those that no record explains.
    public var tolerates = Tolerated.unexplained

    package static let maskGrowths = 1.0...1_000

    /// The strictest rules: every pixel must be equal.
    public init() {}

    /// How the distance between two colors is measured.
    public enum Metric: String, Hashable, Sendable, CaseIterable {
        /// The distance in OKLab, where equal steps look equal.
        case okLab = "oklab"
        /// The distance in YIQ that pixelmatch uses (Kotsarenko and Ramos, 2010), on its scale.
        case yiq
    }

    /// Whether pixels count that differ only in how an edge is smoothed.
    public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
        case counts
        case isIgnored
    }

    /// Pixels that do not count.
    public enum Mask: Hashable, Sendable {
        case pixels(PixelRect)
        /// A rectangle in points, relative to the canvas. Every pixel that it touches is left out.
        case points(Rect)
        /// The frame of the element with an id, in the reference and, unless it grew too much, in the new picture.
        case element(String)
    }

    /// Which differences may pass within the limits.
    public enum Tolerated: String, Hashable, Sendable, CaseIterable {
        /// Differences that nothing on record explains, such as those of another text stack. A change of a text, a color or a
        /// size fails, however few pixels it changes.
        case unexplained
        /// All differences, also those that the layout explains.
        case recorded
    }

    /// How many pixels may differ. All limits that are given must hold; without any, no pixel may differ.
    public struct Limits: Hashable, Sendable {
        /// The largest number of pixels, 0 or more.
        public var count: Int?
        /// The largest share of the picture's pixels, from 0 to 1.
        public var share: Double?
        /// The largest number of pixels in any square. Scattered pixels pass, pixels in one place do not.
        public var window: Window?

        /// Limits; without any, no pixel may differ.
        public init(count: Int? = nil, share: Double? = nil, window: Window? = nil) {
            (self.count, self.share, self.window) = (count, share, window)
        }

        /// A square anywhere in the picture.
        public struct Window: Hashable, Sendable {
            /// In pixels, 1 or more.
            public var side: Int
            /// The largest number of pixels that may differ in it, 0 or more.
            public var count: Int

            public init(side: Int, count: Int) {
                (self.side, self.count) = (side, count)
            }
        }

        package func allow(_ difference: Bitmap.Difference) -> Bool {
            if difference.count == 0 { return true }
            if count == nil, share == nil, window == nil { return false }
            if let count, difference.count > count { return false }
            if let share, difference.share > share { return false }
            if let window, difference.map.worstWindow(side: window.side).count > window.count { return false }
            return true
        }
    }
}

// MARK: - Checking

extension ComparisonRules {
    /// Checks that every rule is within its range.
    ///
    /// - Throws: a ``QuoinError`` for the first that is not.
    package func check() throws(QuoinError) {
        try check("threshold", threshold, 0...1)
        try check("mask growth", maskGrowth, Self.maskGrowths)
        if let count = limits.count { try check("count", Double(count), 0...Double(Int32.max)) }
        if let share = limits.share { try check("share", share, 0...1) }
        if let window = limits.window {
            try check("window side", Double(window.side), 1...Double(UInt16.max))
            try check("window count", Double(window.count), 0...Double(Int32.max))
        }
    }

    private func check(_ name: String, _ value: Double, _ range: ClosedRange<Double>) throws(QuoinError) {
        guard range.contains(value) else {
            let bounds = "\(shortDescription(range.lowerBound)) to \(shortDescription(range.upperBound))"
            throw QuoinError("the \(name) is \(shortDescription(value)); it can be from \(bounds)")
        }
    }
}

extension QuoinError {
    /// The error that a mask names an element that neither picture has. Pictures without records have no known elements.
    package static func unknownMaskElement(id: String, hasRecords: Bool) -> QuoinError {
        QuoinError(
            hasRecords
                ? "the mask names \"\(id)\", which is an element of neither picture"
                : "the mask names \"\(id)\", but neither picture says where its elements are")
    }
}

extension ComparisonRules {
    /// Finds the pixels that differ between two pictures.
    ///
    /// A mask in points counts a point as a pixel.
    ///
    /// - Throws: a ``QuoinError``, also for a mask by element, because a bitmap has no record of its elements,
    ///   and if the task is cancelled.
    public func difference(of new: Bitmap, from reference: Bitmap) throws(QuoinError) -> Bitmap.Difference {
        try difference(of: new, from: reference) { mask throws(QuoinError) in
            switch mask {
            case .pixels(let rect): [rect]
            case .points(let rect): [PixelRect(around: rect, scale: 1)]
            case .element(let id): throw .unknownMaskElement(id: id, hasRecords: false)
            }
        }
    }

    /// Finds the pixels that differ between two pictures.
    ///
    /// - Parameter pixels: the rectangles of pixels that a mask covers.
    package func difference(
        of new: Bitmap, from reference: Bitmap, masking pixels: (Mask) throws(QuoinError) -> [PixelRect]
    ) throws(QuoinError) -> Bitmap.Difference {
        var rects: [PixelRect] = []
        for mask in masks { rects += try pixels(mask) }
        try check()
        let scan = PixelRows.with(reference, new) { PixelScan($0, masks: rects, rules: self) }
        try QuoinError.checkCancellation()
        return Bitmap.Difference(
            referenceSize: PixelSize(width: reference.width, height: reference.height),
            newSize: PixelSize(width: new.width, height: new.height),
            map: scan?.map ?? PixelMap(width: 0, height: 0), antialiased: scan?.antialiased,
            largestDistance: Double((scan?.largest ?? 0).squareRoot()))
    }
}

extension PixelRect {
    /// The pixels that a rectangle in points touches.
    package init(around rect: Rect, scale: Double) {
        self.init(rect, scale: scale, near: .down, far: .up)
    }

    /// The pixels that a rectangle in points covers.
    package init(within rect: Rect, scale: Double) {
        self.init(rect, scale: scale, near: .up, far: .down)
    }

    private init(
        _ rect: Rect, scale: Double, near: FloatingPointRoundingRule, far: FloatingPointRoundingRule
    ) {
        func pixel(_ value: Double, _ rounding: FloatingPointRoundingRule) -> Int {
            let pixels = (value * scale).rounded(rounding)
            return pixels.isNaN ? 0 : Int(min(max(pixels, -1e9), 1e9))
        }
        let (x, y) = (pixel(rect.minX, near), pixel(rect.minY, near))
        self.init(x: x, y: y, width: pixel(rect.maxX, far) - x, height: pixel(rect.maxY, far) - y)
    }
}
