import QuoinCairo
import QuoinComparison
import QuoinGeometry
import QuoinImages
import QuoinSystem

extension ComparisonRules {
    /// Compares a new picture with its reference.
    ///
    /// - Throws: any ``Problem``.
    public func compare(
        _ new: RecordedPicture, with reference: RecordedPicture
    ) throws(Problem) -> PictureComparison {
        let records = [reference.record, new.record].compactMap(\.self)
        let pixels = try difference(of: new.bitmap, from: reference.bitmap) { mask throws(Problem) in
            try mask.pixels(in: records)
        }
        let explanation = PictureComparison.Explanation(of: new.record, from: reference.record, pixels: pixels)
        return PictureComparison(
            rules: self, verdict: verdict(pixels, explanation), pixels: pixels, explanation: explanation)
    }

    private func verdict(
        _ pixels: PixelDifference, _ explanation: PictureComparison.Explanation
    ) -> PictureComparison.Verdict {
        guard pixels.hasSameSize else { return .different }
        if pixels.count == 0 { return .equal }
        if limits.allow(pixels) { return .tolerated }
        return explanation.causes == [.textStack] ? .otherEnvironment : .different
    }
}

// MARK: - Files

extension ComparisonRules {
    /// Compares the file of a new picture with that of its reference, in any formats that Quoin reads. Files with the same
    /// bytes are equal and not decoded.
    ///
    /// - Throws: any ``Problem``.
    package func compare(_ new: ImageFile, with reference: ImageFile) throws(Problem) -> PictureComparison {
        if new.bytes == reference.bytes { return try equal(reference) }
        let pictures = WorkerThreads.map([new, reference], workers: 2) {
            { file in Result { () throws(ImageError) in try RecordedPicture(file) } }
        }
        let read: [RecordedPicture]
        do throws(ImageError) {
            read = [try pictures[0].get(), try pictures[1].get()]
        } catch {
            throw .image(error)
        }
        return try compare(read[0], with: read[1])
    }

    private func equal(_ file: ImageFile) throws(Problem) -> PictureComparison {
        try check()
        let size: PixelSize
        do throws(ImageError) {
            let (width, height) = try file.pixelSize()
            size = PixelSize(width: width, height: height)
        } catch {
            throw .image(error)
        }
        let pixels = PixelDifference(
            referenceSize: size, newSize: size, map: PixelMap(width: size.width, height: size.height),
            antialiased: nil, largestDistance: 0)
        return PictureComparison(
            rules: self, verdict: .equal, pixels: pixels,
            explanation: PictureComparison.Explanation(of: nil, from: nil, pixels: pixels))
    }
}

// MARK: - Masks

extension ComparisonRules {
    /// The ids of the elements that are masked.
    package var maskedElements: Set<String> {
        Set(masks.compactMap { if case .element(let id) = $0 { id } else { nil } })
    }

    /// The rules without the masks for elements that neither of two pictures has.
    package func applicable(to reference: PictureRecord?, _ new: PictureRecord?) -> ComparisonRules {
        var rules = self
        rules.masks = masks.filter { mask in
            guard case .element(let id) = mask else { return true }
            return [reference, new].contains { $0?.element(withID: id) != nil }
        }
        return rules
    }
}

extension ComparisonRules.Mask {
    /// The rectangles of pixels that the mask covers in two pictures, by their records.
    fileprivate func pixels(in records: [PictureRecord]) throws(ComparisonRules.Problem) -> [PixelRect] {
        switch self {
        case .pixels(let rect):
            return [rect]
        case .points(let rect):
            let scales = records.isEmpty ? [1] : records.map(\.canvas.scale)
            return scales.map { PixelRect(around: rect, scale: $0) }
        case .element(let id):
            let found = records.compactMap { record in
                record.element(withID: id).map { PixelRect(around: $0.frame, scale: record.canvas.scale) }
            }
            if found.isEmpty { throw .unknownMaskElement(id: id, hasRecords: !records.isEmpty) }
            return found
        }
    }
}
