import QuoinBitmap
import QuoinCairo
import QuoinLayout

extension ComparisonRules {
    /// Finds the pixels that differ between two pictures.
    ///
    /// A mask in points counts a point as a pixel.
    ///
    /// - Throws: ``Problem``, also for a mask by element, because a bitmap has no record of its elements.
    public func difference(of new: Bitmap, from reference: Bitmap) throws(Problem) -> PixelDifference {
        try difference(of: new, from: reference) { mask throws(Problem) in
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
        of new: Bitmap, from reference: Bitmap, masking pixels: (Mask) throws(Problem) -> [PixelRect]
    ) throws(Problem) -> PixelDifference {
        var rects: [PixelRect] = []
        for mask in masks { rects += try pixels(mask) }
        try check()
        let scan = PixelRows.with(reference, new) { PixelScan($0, masks: rects, rules: self) }
        return PixelDifference(
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
