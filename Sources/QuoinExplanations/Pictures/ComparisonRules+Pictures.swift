import Quoin
import QuoinSystem

extension ComparisonRules {
    /// Compares a new picture with its reference.
    ///
    /// - Throws: a ``QuoinError``.
    public func compare(
        _ new: RecordedPicture, with reference: RecordedPicture
    ) throws(QuoinError) -> PictureComparison {
        var notes: [String] = []
        let pixels = try difference(of: new.bitmap, from: reference.bitmap) { mask throws(QuoinError) in
            let coverage = try mask.coverage(in: reference, new)
            if let note = coverage.note(naming: mask.name, growth: maskGrowth) { notes.append(note) }
            let covered = [coverage.reference, coverage.isWithin(growth: maskGrowth) ? coverage.new : nil]
            return covered.compactMap(\.self)
        }
        var explanation = PictureComparison.Explanation(of: new.record, from: reference.record, pixels: pixels)
        explanation.confirmEffects(reference, new)
        let comparison = PictureComparison(
            rules: self, verdict: verdict(pixels, explanation), pixels: pixels, explanation: explanation,
            notes: notes)
        guard comparison.isAccepted, new.bitmap != reference.bitmap else { return comparison }
        return try checked(comparison, new, reference)
    }

    /// The comparison of pictures that are not the same and pass. A change on record passes only if the rules tolerate it.
    private func checked(
        _ accepted: PictureComparison, _ new: RecordedPicture, _ reference: RecordedPicture
    ) throws(QuoinError) -> PictureComparison {
        var exact = ComparisonRules()
        exact.metric = metric
        let pixels = try exact.difference(of: new.bitmap, from: reference.bitmap)
        var explanation = PictureComparison.Explanation(of: new.record, from: reference.record, pixels: pixels)
        explanation.confirmEffects(reference, new)
        guard tolerates == .unexplained, explanation.hasRecordedChange else {
            var accepted = accepted
            accepted.notes += margin(accepted.pixels, largestDistance: pixels.largestDistance)
            return accepted
        }
        let reason =
            "within the limits, which are for what no record explains; `tolerate: recorded` lets such changes pass"
        return PictureComparison(
            rules: self, verdict: .different, pixels: pixels, explanation: explanation,
            notes: accepted.notes + [reason])
    }

    /// How near to the limits a picture is that passes: `12 of at most 40 pixels differ`.
    ///
    /// - Parameter distance: the largest distance of two colors, also where it does not count.
    private func margin(_ pixels: Bitmap.Difference, largestDistance distance: Double) -> [String] {
        func percent(_ share: Double) -> String { shortDescription(share * 100) + " %" }
        let parts = [
            limits.count.map { "\(pixels.count) of at most \($0) pixels differ" },
            limits.share.map { "\(percent(pixels.share)) of at most \(percent($0)) of the pixels differ" },
            limits.window.map { window in
                "at worst \(pixels.map.worstWindow(side: window.side).count) of at most \(window.count) pixels differ"
                    + " in \(window.side) × \(window.side)"
            },
            threshold > 0
                ? "the largest distance of colors is \(shortDescription(distance)), and \(shortDescription(threshold)) passes"
                : nil,
        ]
        let text = parts.compactMap(\.self).joined(separator: ", ")
        return text.isEmpty ? [] : [text]
    }

    private func verdict(
        _ pixels: Bitmap.Difference, _ explanation: PictureComparison.Explanation
    ) -> PictureComparison.Verdict {
        guard pixels.hasSameSize else { return .different }
        if pixels.count == 0 { return .equal }
        if limits.allow(pixels) { return .tolerated }
        return explanation.categories == [.textStack] ? .otherEnvironment : .different
    }
}

// MARK: - Files

extension ComparisonRules {
    /// Compares the file of a new picture with that of its reference, in any formats that Quoin reads. Files with the
    /// same bytes are equal and not decoded.
    ///
    /// - Throws: a ``QuoinError``.
    package func compare(_ new: ImageFile, with reference: ImageFile) throws(QuoinError) -> PictureComparison {
        if new.bytes == reference.bytes { return try equal(reference) }
        let bitmaps = try ImageFile.bitmaps(new, reference)
        let pictures = WorkerThreads.map([(bitmaps.0, new), (bitmaps.1, reference)], workers: 2) {
            { RecordedPicture($0.0, of: $0.1) }
        }
        var comparison = try compare(pictures[0], with: pictures[1])
        comparison.files = (pictures[1].fileState, pictures[0].fileState)
        return comparison
    }

    private func equal(_ file: ImageFile) throws(QuoinError) -> PictureComparison {
        try check()
        let size = try file.pixelSize()
        let pixels = Bitmap.Difference(
            referenceSize: size, newSize: size, map: PixelMap(width: size.width, height: size.height),
            antialiased: nil, largestDistance: 0)
        var comparison = PictureComparison(
            rules: self, verdict: .equal, pixels: pixels,
            explanation: PictureComparison.Explanation(of: nil, from: nil, pixels: pixels))
        let (record, flaws) = RecordedPicture.record(in: file)
        let state = PictureComparison.FileState(hasRecord: record != nil, flaws: flaws)
        comparison.files = (state, state)
        return comparison
    }
}

extension RecordedPicture {
    fileprivate var fileState: PictureComparison.FileState {
        PictureComparison.FileState(hasRecord: record != nil, flaws: flaws)
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
    /// The name in messages: `` `badge` ``, `40 × 12 at 10, 20`.
    fileprivate var name: String {
        switch self {
        case .element(let id): "`\(id)`"
        case .points(let rect):
            "\(shortDescription(rect.size.width)) × \(shortDescription(rect.size.height)) pt at"
                + " \(shortDescription(rect.minX)), \(shortDescription(rect.minY))"
        case .pixels(let rect): "\(rect)"
        }
    }

    /// The pixels that the mask covers in two pictures, by their records.
    fileprivate func coverage(
        in reference: RecordedPicture, _ new: RecordedPicture
    ) throws(QuoinError) -> MaskCoverage {
        let size = PixelSize(width: reference.bitmap.width, height: reference.bitmap.height)
        func coverage(_ pixels: (PictureRecord) -> PixelRect?) -> MaskCoverage {
            MaskCoverage(
                reference: reference.record.flatMap(pixels), new: new.record.flatMap(pixels), in: size)
        }
        switch self {
        case .pixels(let rect):
            return MaskCoverage(reference: rect, new: nil, in: size)
        case .points(let rect):
            guard reference.record == nil else { return coverage { PixelRect(around: rect, scale: $0.canvas.scale) } }
            let scale = new.record?.canvas.scale ?? 1
            return MaskCoverage(reference: PixelRect(around: rect, scale: scale), new: nil, in: size)
        case .element(let id):
            let found = coverage { record in
                record.element(withID: id).map { PixelRect(around: $0.frame, scale: record.canvas.scale) }
            }
            guard found.reference != nil || found.new != nil else {
                let hasRecords = reference.record != nil || new.record != nil
                throw .unknownMaskElement(id: id, hasRecords: hasRecords)
            }
            return found
        }
    }
}

/// The pixels that a mask covers in a reference and in the new picture.
struct MaskCoverage {
    /// `nil` if the reference has no such element or no record.
    let reference: PixelRect?
    /// `nil` if the new picture has no such element, and for a mask that is the same rectangle in both pictures.
    let new: PixelRect?

    /// - Parameter size: the size of the reference. Pixels beyond it do not count.
    init(reference: PixelRect?, new: PixelRect?, in size: PixelSize) {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        self.reference = reference?.intersection(picture)
        self.new = new?.intersection(picture)
    }

    /// Whether both rectangles together have at most a number of times as many pixels as that of the reference.
    func isWithin(growth: Double) -> Bool {
        guard let new, !new.isEmpty else { return true }
        guard let reference else { return false }
        let both = reference.area + new.area - reference.intersection(new).area
        return Double(both) <= growth * Double(reference.area)
    }

    /// The note to report; `nil` if the mask does not cover more than before.
    ///
    /// - Parameter name: the name of the mask: `` `badge` ``.
    func note(naming name: String, growth: Double) -> String? {
        guard let new, new.area > reference?.area ?? 0 else { return nil }
        guard let reference else {
            return "the mask \(name) is not applied: the reference has no record of it"
        }
        let sizes = "\(reference.width) × \(reference.height) to \(new.width) × \(new.height) px"
        guard !isWithin(growth: growth) else { return "the mask \(name) grew from \(sizes)" }
        return "the mask \(name) grew from \(sizes), too much: only what it covers in the reference is left out"
    }
}

extension PixelRect {
    fileprivate var area: Int { isEmpty ? 0 : width * height }
}

extension Picture {
    /// The pixels in which the picture differs from a reference.
    ///
    /// - Throws: a ``QuoinError``.
    public func diff(
        _ reference: Picture, rules: ComparisonRules = ComparisonRules()
    ) throws(QuoinError) -> Bitmap.Difference {
        try rules.difference(of: bitmap, from: reference.bitmap)
    }
}
