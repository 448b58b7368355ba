import QuoinCairo
import QuoinLayout

/// What happened between two pictures, in words of the layout.
public struct DifferenceExplanation: Hashable, Sendable {
    /// Why the pictures differ; empty where they do not.
    public internal(set) var causes: Set<DifferenceCause> = []
    /// What changed: first of itself, then what follows from it, each in paint order.
    public internal(set) var findings: [Finding] = []
    /// How many pixels differ and count.
    public internal(set) var pixelCount = 0
    /// The pixels that differ outside of every finding's place.
    public internal(set) var unexplained: Unexplained?
    /// The name of the document that the new picture was drawn from, if its record says so.
    var document: String?
    /// Whether both pictures have a record; without, nothing is found.
    public internal(set) var hasRecords = false

    /// Pixels that differ for a reason that no record tells.
    public struct Unexplained: Hashable, Sendable {
        /// How many there are, of those that count by the rules.
        public var count: Int
        /// The smallest rectangle around them.
        public var bounds: PixelRect
        /// The innermost element that they are all in.
        public var element: NamedElement?
    }
}

extension DifferenceExplanation {
    /// Explains the difference of two pictures from their records.
    ///
    /// - Parameter pixels: where the pictures differ, so that only what is seen is told; everything that changed where
    ///   absent.
    public init(of new: PictureRecord?, from reference: PictureRecord?, pixels: PixelDifference?) {
        pixelCount = pixels?.count ?? 0
        let differs = pixels.map { $0.count > 0 || !$0.hasSameSize } ?? true
        guard let new, let reference else {
            if differs { causes = [.unknown] }
            return
        }
        hasRecords = true
        document = new.document
        let environment = Finding(environmentOf: new, from: reference)
        if let environment { findings.append(environment) }
        if let canvas = Finding(canvasOf: new, from: reference) { findings.insert(canvas, at: 0) }
        findElements(new, reference, pixels)
        if differs {
            findCauses(seen: pixels)
        } else {
            withdrawEffects()
        }
    }

    private mutating func findElements(
        _ new: PictureRecord, _ reference: PictureRecord, _ pixels: PixelDifference?
    ) {
        var visible = VisiblePixels(pixels, scales: (reference.canvas.scale, new.canvas.scale))
        let search = FindingSearch(reference, new)
        let candidates = search.candidates(seenIn: visible)
        for candidate in candidates { visible.explain(candidate.places) }
        findings += FindingSearch.joined(candidates).map { candidate in
            var finding = candidate.finding
            finding.pixels = visible.count(in: candidate.places)
            return finding
        }
        let explainsAll = findings.contains { $0.subject == .environment || $0.subject == .canvas }
        guard !explainsAll, let rest = visible.rest, let bounds = rest.bounds else { return }
        unexplained = Unexplained(
            count: rest.count, bounds: bounds,
            element: search.new.innermost(around: bounds).map { index in
                NamedElement(search.new.elements[index].reference, ElementNames(search.new).name(of: index))
            })
    }

    /// In pictures that are equal, whatever changed has no effect.
    private mutating func withdrawEffects() {
        findings.removeAll { $0.isConsequence || $0.subject == .environment }
        for index in findings.indices { findings[index].isWithoutEffect = true }
    }

    private mutating func findCauses(seen pixels: PixelDifference?) {
        causes = Set(findings.filter { !$0.isWithoutEffect }.flatMap { finding in finding.changes.map(\.cause) })
        if unexplained != nil || (causes.isEmpty && pixels != nil) { causes.insert(.unknown) }
    }
}

extension Change {
    fileprivate var cause: DifferenceCause {
        switch self {
        case .moved, .resized, .lines, .truncation, .added, .removed, .wrapped, .unwrapped, .shown, .unshown,
            .reordered,
            .rule:
            .layout
        case .property(let change):
            change.effect.isDisjoint(with: [.size, .place, .inside]) || change.key.hasPrefix("text.") ? .paint : .layout
        case .text, .kind, .renamed: .paint
        case .library, .font: .textStack
        }
    }
}

extension RecordTree {
    /// The innermost element that holds some pixels.
    fileprivate func innermost(around pixels: PixelRect) -> Int? {
        elements.lastIndex { element in
            let frame = PixelRect(around: element.frame, scale: scale)
            return frame.intersection(pixels) == pixels
        }
    }
}
