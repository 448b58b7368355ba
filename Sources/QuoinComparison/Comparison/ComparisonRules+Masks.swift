import QuoinLayout

extension ComparisonRules {
    /// The masks as rectangles of pixels.
    ///
    /// - Throws: ``ComparisonError/unknownMaskElement(id:hasRecords:)``.
    func pixelMasks(
        _ reference: PictureRecord?, _ new: PictureRecord?
    ) throws(ComparisonError) -> [PixelRect] {
        let records = [reference, new].compactMap { $0 }
        var rects: [PixelRect] = []
        for mask in masks {
            switch mask {
            case .pixels(let rect): rects.append(rect)
            case .points(let rect):
                let scales = records.isEmpty ? [1] : records.map(\.canvas.scale)
                rects += scales.map { PixelRect(around: rect, scale: $0) }
            case .element(let id):
                let found = records.compactMap { record in
                    record.element(withID: id).map { PixelRect(around: $0.frame, scale: record.canvas.scale) }
                }
                if found.isEmpty { throw .unknownMaskElement(id: id, hasRecords: !records.isEmpty) }
                rects += found
            }
        }
        return rects
    }
}

extension PixelRect {
    /// The pixels that a rectangle in points touches.
    init(around rect: Rect, scale: Double) {
        func pixel(_ value: Double, _ rounding: FloatingPointRoundingRule) -> Int {
            Int((min(max(value, -1e6), 1e6) * scale).rounded(rounding))
        }
        let (x, y) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
        self.init(x: x, y: y, width: pixel(rect.maxX, .up) - x, height: pixel(rect.maxY, .up) - y)
    }
}
