import QuoinLayout

extension ComparisonRules {
    /// The elements that masks name.
    var maskedElements: Set<String> {
        Set(masks.compactMap { if case .element(let id) = $0 { id } else { nil } })
    }

    /// The rules without the masks by elements that neither of two pictures has.
    func applicable(to reference: PictureRecord?, _ new: PictureRecord?) -> ComparisonRules {
        var rules = self
        rules.masks = masks.filter { mask in
            guard case .element(let id) = mask else { return true }
            return [reference, new].contains { $0?.element(withID: id) != nil }
        }
        return rules
    }

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
        self.init(rect, scale: scale, near: .down, far: .up)
    }

    /// The pixels that a rectangle in points covers.
    init(within rect: Rect, scale: Double) {
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
