import QuoinLayout

extension CauseSearch {
    /// Effects that a reviewer has to see separately, because they are seldom intended: text that wraps or is cut off, and
    /// elements that leave the canvas or their parent, overlap a neighbor or have no size left. Sorted, without duplicates.
    package var effects: [String] {
        var effects: Set<String> = []
        for (index, change) in findings.changes where matching.oldIndices[index] != nil {
            for geometry in change.geometry {
                if let words = Self.words(for: geometry) { effects.insert("\(subjects.name(of: index)) \(words)") }
            }
        }
        for (index, element) in new.elements.enumerated() where new.elements[index].extent != nil {
            guard let was = matching.oldIndices[index] else { continue }
            let subject = subjects.name(of: index)
            if element.frame.size.isEmpty, !old.elements[was].frame.size.isEmpty {
                effects.insert("\(subject) has no size left")
            }
            if let outside = newlyLeft(by: index, was) { effects.insert("\(subject) reaches beyond \(outside)") }
        }
        for (first, second) in neighbors where isNewlyOverlapping(first, second) {
            effects.insert("\(subjects.name(of: first)) overlaps \(subjects.name(of: second))")
        }
        return effects.sorted()
    }

    private static func words(for change: RecordedChange) -> String? {
        switch change {
        case .lines(let before, let now): "has \(now > before ? "more" : "fewer") lines"
        case .truncation(let isTruncated): "is \(isTruncated ? "" : "no longer ")cut off"
        default: nil
        }
    }

    /// What an element reaches beyond now and did not before: the canvas, or the innermost element around it that it
    /// leaves. Its own frame need not have changed within its parent.
    private func newlyLeft(by index: Int, _ was: Int) -> String? {
        let (frame, former) = (new.elements[index].frame, old.elements[was].frame)
        if !frame.isWithin(canvases.new), former.isWithin(canvases.old) { return "the canvas" }
        for ancestor in new.ancestors(of: index) {
            guard let before = matching.oldIndices[ancestor] else { continue }
            if !frame.isWithin(new.elements[ancestor].frame), former.isWithin(old.elements[before].frame) {
                return subjects.name(of: ancestor)
            }
        }
        return nil
    }

    /// Elements that follow each other in the same parent.
    private var neighbors: [(Int, Int)] { new.children.flatMap { Array(zip($0, $0.dropFirst())) } }

    private func isNewlyOverlapping(_ first: Int, _ second: Int) -> Bool {
        guard let before = matching.oldIndices[first], let other = matching.oldIndices[second] else { return false }
        return new.elements[first].frame.overlaps(new.elements[second].frame)
            && !old.elements[before].frame.overlaps(old.elements[other].frame)
    }
}

extension Rect {
    /// Differences of less are those of computing with fractions.
    private static let tolerance = 0.001

    fileprivate func isWithin(_ canvas: Size) -> Bool { isWithin(Rect(origin: .zero, size: canvas)) }

    fileprivate func isWithin(_ other: Rect) -> Bool {
        minX >= other.minX - Self.tolerance && minY >= other.minY - Self.tolerance
            && maxX <= other.maxX + Self.tolerance && maxY <= other.maxY + Self.tolerance
    }

    fileprivate func overlaps(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > Self.tolerance
            && min(maxY, other.maxY) - max(minY, other.minY) > Self.tolerance
    }
}

extension Size {
    fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
