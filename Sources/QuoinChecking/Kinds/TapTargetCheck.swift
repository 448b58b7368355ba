import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinValues

extension CheckKind {
    /// Buttons that are small, or that overlap.
    static let tapTarget = CheckKind(
        .tapTarget, "A tap target is small, or overlaps another",
        Criterion(
            name: "2.5.5 Target Size (Enhanced), AAA; AA is 2.5.8, 24 × 24", page: "target-size-enhanced")
    ) { inspection in
        let least = inspection.settings.minimumTapTarget ?? Document.Check.defaultTapTarget
        let (targets, pixel) = (inspection.scene.targets.filter(inspection.isShown), inspection.pixel)
        for (position, target) in targets.enumerated() {
            let frame = inspection.layout.frames[target]
            if min(frame.size.width, frame.size.height) < least - pixel / 2 {
                inspection.add(Observation(.tapTarget, [target], TargetSize(size: frame.size, least: least)))
            }
            for other in targets[(position + 1)...] {
                let shared = frame.intersection(inspection.layout.frames[other]).size
                let tree = inspection.scene.tree
                guard min(shared.width, shared.height) > pixel, !tree.contains(other, in: target),
                    !tree.contains(target, in: other)
                else { continue }
                inspection.add(Observation(.tapTarget, [target, other], SharedTarget(size: shared)))
            }
        }
    }
}

/// The size of a target, in points.
private struct TargetSize: ObservedFigures {
    var size: Size
    var least: Double

    var amount: Double { max(least - size.width, least - size.height) }

    func message(_ words: ObservedWords) -> String {
        "\(words.name) is \(shortDescription(size.width)) × \(points(size.height))\(words.place.dropFirst()), below "
            + "\(shortDescription(least)) × \(points(least))"
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] {
        let short = [("minWidth", size.width), ("minHeight", size.height)].filter { $0.1 < least }.map(\.0)
        let words = short.map { "\($0): \(shortDescription(least))" }.joined(separator: ", ")
        let larger = search.change(words) { [least] element in
            if element.style.width != .auto, short.contains("minWidth") { element.style.width = .points(least) }
            if element.style.height != .auto, short.contains("minHeight") { element.style.height = .points(least) }
            return short.allSatisfy { element.set($0, to: .number(least)) }
        }
        return [larger]
    }
}

/// The width and the height of the area that two targets share, in points.
private struct SharedTarget: ObservedFigures {
    var size: Size

    var amount: Double { size.width * size.height }

    func message(_ words: ObservedWords) -> String {
        let figures = "\(words.place) by \(tenths(size.width)) × \(points(size.height))"
        return "the target of \(words.name) \(LayoutProblem.overlapping("that of \(words.other)").words(figures))"
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] { search.apart }
}
