import QuoinExplanations

/// Confirms causes of a difference: undoes them, draws the layout again, and compares the picture with the reference.
package struct CauseConfirmation {
    private let root: AnyElement
    private let canvas: Canvas
    private let draw: (AnyElement, Canvas) throws -> RecordedPicture

    /// - Parameters:
    ///   - root: the root of the new layout.
    ///   - draw: draws a layout on a canvas, as the new picture was drawn.
    package init(
        root: AnyElement, canvas: Canvas, draw: @escaping (AnyElement, Canvas) throws -> RecordedPicture
    ) {
        (self.root, self.canvas, self.draw) = (root, canvas, draw)
    }

    /// Finds the causes of a difference, and confirms them.
    ///
    /// - Returns: `nil` if a picture has no record.
    package func review(
        of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot.Review? {
        guard let record = new.record, let former = old.record else { return nil }
        let search = CauseSearch(of: record, from: former)
        var review = VerificationResults.Snapshot.Review(search, of: new, old, comparison)
        let restoration = LayoutRestoration(search, root: root)
        if let restoration, !search.causes.isEmpty, let without = drawn(restoration) {
            let rest = try? comparison.rules.compare(without, with: old)
            review.isConfirmed = rest?.hasNoDifference == true && without.record?.isSameLayout(as: former) == true
            if !review.isConfirmed { review.rest = rest?.lines(countsPixels: false) ?? [] }
        }
        // If the causes explain everything, libraries and fonts have no effect.
        if review.isConfirmed { review.causes = search.causes }
        return review
    }

    /// The layout without the causes; `nil` if one of them cannot be undone.
    private func drawn(_ restoration: LayoutRestoration) -> RecordedPicture? {
        guard let root = restoration.root, let canvas = restoration.canvas(canvas) else { return nil }
        return try? draw(root, canvas)
    }
}

extension VerificationResults.Snapshot.Review {
    /// The causes of a difference by the records of two pictures, not confirmed; `nil` if a picture has no record.
    package init?(of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison) {
        guard let record = new.record, let former = old.record else { return nil }
        self.init(CauseSearch(of: record, from: former), of: new, old, comparison)
    }

    fileprivate init(
        _ search: CauseSearch, of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison
    ) {
        self.init(
            causes: search.causes + [comparison.environmentCause].compactMap(\.self),
            effects: UnintendedEffects(search, from: old.bitmap, to: new.bitmap).words, isConfirmed: false,
            pixels: comparison.pixels.digest(new, old, in: search.changedAreas, isOfFiles: search.isOfFiles))
        recoloring = search.recoloring
    }
}

extension PictureComparison {
    fileprivate var hasNoDifference: Bool { pixels.hasSameSize && pixels.count == 0 }

    /// The change of libraries and fonts; `nil` if they are the same.
    fileprivate var environmentCause: PictureCause? {
        let finding = explanation.findings.first { $0.subject == .environment }
        return finding.map { finding in
            let change = finding.changes.map(\.description).joined(separator: ", ")
            return PictureCause("the environment", change, identity: change)
        }
    }
}

extension PictureRecord {
    /// Whether another picture has the same canvas and elements, whatever the libraries and fonts.
    package func isSameLayout(as other: PictureRecord) -> Bool {
        canvas == other.canvas && drawnElements == other.drawnElements
    }
}

extension Bitmap.Difference {
    /// A digest of the differing pixels in both pictures, wherever they are: if all of them lie within some areas, of
    /// what differs in each of these, whatever their number; otherwise of the smallest rectangle around them. For
    /// pictures of different sizes, it is a digest of all pixels.
    ///
    /// - Parameter isOfFiles: whether the areas are of elements that only show other files, whose digests say what
    ///   differs there: if nothing differs elsewhere, the result is empty, whatever the elements' sizes are.
    fileprivate func digest(
        _ new: RecordedPicture, _ old: RecordedPicture, in areas: [[Rect]]?, isOfFiles: Bool
    ) -> String {
        guard hasSameSize else { return Self.digest(of: [old.bitmap, new.bitmap]) }
        let inAreas = areas.flatMap { bounds(in: $0, scale: new.record?.canvas.scale ?? 1) }
        if isOfFiles, inAreas != nil { return "" }
        let rects = inAreas ?? bounds.map { [$0] } ?? []
        let digests = Set(rects.map { Self.digest(of: [old.bitmap.part($0), new.bitmap.part($0)]) })
        return digests.count == 1 ? digests.first ?? "" : ContentDigest.text(of: digests.sorted().joined().utf8)
    }

    /// The rectangles around what differs in each area; `nil` if something differs elsewhere.
    private func bounds(in areas: [[Rect]], scale: Double) -> [PixelRect]? {
        var rest = map
        var found: [PixelRect] = []
        for area in areas {
            var outside = map
            for rect in area { outside.remove(PixelRect(around: rect, scale: scale)) }
            if let bounds = map.subtracting(outside).bounds { found.append(bounds) }
            for rect in area { rest.remove(PixelRect(around: rect, scale: scale)) }
        }
        return rest.count == 0 ? found : nil
    }

    private static func digest(of parts: [Bitmap]) -> String {
        let numbers = parts.flatMap { ([UInt32($0.width), UInt32($0.height)] + $0.pixels).map { $0.littleEndian } }
        return numbers.withUnsafeBytes { ContentDigest.text(of: $0) }
    }
}
