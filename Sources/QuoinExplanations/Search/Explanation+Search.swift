import Quoin

extension PictureComparison.Explanation {
    private typealias Finding = PictureComparison.Finding

    /// Explains the difference between two pictures by their records.
    ///
    /// - Parameter pixels: the pixels that differ, which show whether a change is visible. If they are `nil`, every
    ///   change is a finding.
    package init(of new: PictureRecord?, from reference: PictureRecord?, pixels: Bitmap.Difference?) {
        (pixelCount, bounds) = (pixels?.count ?? 0, pixels?.bounds)
        let differs = pixels.map { $0.count > 0 || !$0.hasSameSize } ?? true
        guard let new, let reference else {
            if differs { categories = [.unknown] }
            return
        }
        hasRecords = true
        document = new.document
        let environment = Finding(environmentOf: new, from: reference)
        if let environment { findings.append(environment) }
        if let canvas = Finding(canvasOf: new, from: reference) { findings.insert(canvas, at: 0) }
        findElements(new, reference, pixels)
        if differs {
            findCauses(pixels)
        } else {
            markAllWithoutEffect()
        }
    }

    private mutating func findElements(
        _ new: PictureRecord, _ reference: PictureRecord, _ pixels: Bitmap.Difference?
    ) {
        var visible = VisiblePixels(pixels, scales: (reference.canvas.scale, new.canvas.scale))
        let search = FindingSearch(reference, new)
        let candidates = search.candidates(changing: visible)
        for candidate in candidates { visible.markExplained(candidate.places) }
        visible.markExplained(search.areasOfConnectors)
        findings += FindingSearch.merged(candidates).map { candidate in
            var finding = candidate.finding
            finding.pixels = visible.count(in: candidate.places)
            return finding
        }
        if findings.contains(where: { $0.subject == .environment }) {
            visible.markExplained(search.old.textAreas + search.new.textAreas)
        }
        guard !findings.contains(where: { $0.subject == .canvas }), let rest = visible.unexplained,
            let bounds = rest.bounds
        else { return }
        unexplained = Unexplained(
            count: rest.count, bounds: bounds,
            element: search.new.innermost(around: bounds).map(search.names.element))
    }

    /// Between equal pictures, no change has an effect.
    private mutating func markAllWithoutEffect() {
        findings.removeAll { $0.isConsequence || $0.subject == .environment }
        for index in findings.indices { findings[index].isWithoutEffect = true }
    }

    private mutating func findCauses(_ pixels: Bitmap.Difference?) {
        categories = Set(findings.filter { !$0.isWithoutEffect }.flatMap { finding in finding.changes.map(\.category) })
        if unexplained != nil || (categories.isEmpty && pixels != nil) { categories.insert(.unknown) }
    }
}

extension RecordedChange {
    /// What sort of reason the change is.
    var category: PictureComparison.Category {
        switch self {
        case .moved, .resized, .cells, .lines, .truncation, .added, .removed, .wrapped, .unwrapped, .shown,
            .unshown, .reordered, .rule:
            .layout
        case .property(let change):
            change.effect.isPaint ? .paint : .layout
        case .text, .kind, .renamed: .paint
        case .library, .font: .textStack
        }
    }
}

extension PropertyEffect {
    /// Whether it is about what an element shows, such as an image or the style of a text, even if the element's size
    /// follows from that.
    fileprivate var isPaint: Bool {
        isDisjoint(with: .layout) || (contains(.pixels) && isDisjoint(with: [.parentLayout, .contentLayout]))
    }
}

extension FindingSearch {
    /// The areas of the elements whose connectors follow something in them that moved or grew: records do not have their ways.
    fileprivate var areasOfConnectors: [Rect] {
        let changed = changes.filter { !$0.value.geometry.isEmpty }.keys.sorted()
        let holders = Set(changed.flatMap { [$0] + new.ancestors(of: $0) })
            .filter { new.elements[$0].properties["connectors"] != nil }
        return holders.sorted().flatMap { index in
            PaintedArea.own(index, in: new) + (matching.oldIndices[index].map { PaintedArea.own($0, in: old) } ?? [])
        }
    }
}

extension RecordTree {
    /// The areas that texts paint: what another text stack can change.
    fileprivate var textAreas: [Rect] {
        elements.indices.filter { elements[$0].text != nil }.flatMap { PaintedArea.own($0, in: self) }
    }

    /// The innermost element around some pixels.
    fileprivate func innermost(around pixels: PixelRect) -> Int? {
        elements.lastIndex { element in
            let frame = PixelRect(around: element.frame, scale: scale)
            return frame.intersection(pixels) == pixels
        }
    }
}

extension PictureComparison.Finding {
    /// The changes of the canvas; `nil` if there are none. Its size is the root's, which has its own finding.
    init?(canvasOf new: PictureRecord, from old: PictureRecord) {
        let changes = CanvasRecord.difference.changes(from: old.canvas.allProperties, to: new.canvas.allProperties)
        guard !changes.isEmpty else { return nil }
        self.init(.canvas, changes.map { .property($0) })
        oldFrame = Rect(origin: .zero, size: old.canvas.size)
        newFrame = Rect(origin: .zero, size: new.canvas.size)
    }

    /// The changes of the libraries that both records name, and of the fonts that both pictures use; `nil` if there are none.
    ///
    /// A font that only one picture uses was added or removed by the layout: by another text or style. Older records name fewer
    /// libraries.
    init?(environmentOf new: PictureRecord, from old: PictureRecord) {
        let (before, now) = (old.environment.libraries, new.environment.libraries)
        let libraries = Set(before.keys).intersection(now.keys).sorted().filter { before[$0] != now[$0] }
        let fonts = new.environment.fonts.sorted { $0.key < $1.key }.compactMap { file, digest -> RecordedChange? in
            guard let former = old.environment.fonts[file], !former.hasCommonStart(with: digest) else { return nil }
            return .font(file: file, from: former, to: digest)
        }
        let changes = libraries.map { RecordedChange.library(name: $0, from: before[$0], to: now[$0]) } + fonts
        guard !changes.isEmpty else { return nil }
        self.init(.environment, changes)
    }
}

extension String {
    /// Whether one of two digests is a prefix of the other: recorded ones are shortened.
    fileprivate func hasCommonStart(with other: String) -> Bool {
        hasPrefix(other) || other.hasPrefix(self)
    }
}

extension CanvasRecord {
    /// The properties, with the scale.
    fileprivate var allProperties: [String: PropertyValue] {
        properties.merging(["scale": .number(scale)]) { first, _ in first }
    }

    fileprivate static let difference = PropertyDifference(of: Canvas.properties)
}

/// The pixels that differ between two pictures, by places in points.
struct VisiblePixels {
    private let difference: Bitmap.Difference?
    private let scale: Double
    /// The pixels outside of all places that were explained.
    private(set) var unexplained: PixelMap?

    /// - Parameters:
    ///   - difference: the pixels that differ. Without it every place counts as changed.
    ///   - scales: the pixels per point of both pictures. If they differ, places cannot be mapped to pixels.
    init(_ difference: Bitmap.Difference?, scales: (old: Double, new: Double)) {
        self.difference = scales.old == scales.new ? difference : nil
        scale = scales.new
        unexplained = self.difference?.map
    }

    /// The number of pixels that differ in some places; `nil` if places cannot be mapped to pixels.
    func count(in places: [Rect]) -> Int? {
        guard let difference else { return nil }
        if places.count == 1 { return difference.map.count(in: PixelRect(around: places[0], scale: scale)) }
        var map = difference.map
        for place in places { map.remove(PixelRect(around: place, scale: scale)) }
        return difference.map.count - map.count
    }

    /// Whether a pixel differs in some places, outside of what covers them.
    func isChanged(in places: [Rect], under covers: [Rect]) -> Bool {
        guard let difference else { return true }
        var map = difference.map
        for cover in covers { map.remove(PixelRect(within: cover, scale: scale)) }
        return places.contains { place in
            let rect = PixelRect(around: place, scale: scale)
            return map.count(in: rect) > 0 || reachesBeyondCommonPart(rect, of: difference)
        }
    }

    private func reachesBeyondCommonPart(_ rect: PixelRect, of difference: Bitmap.Difference) -> Bool {
        !difference.hasSameSize && (rect.maxX > difference.map.width || rect.maxY > difference.map.height)
    }

    /// Marks the pixels of some places as explained.
    mutating func markExplained(_ places: [Rect]) {
        for place in places { unexplained?.remove(PixelRect(around: place, scale: scale)) }
    }
}
