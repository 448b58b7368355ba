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
                inspection.add(.tapTarget, [target], TargetSize(size: frame.size, least: least))
            }
            for other in targets[(position + 1)...] {
                let shared = frame.intersection(inspection.layout.frames[other]).size
                let tree = inspection.scene.tree
                guard min(shared.width, shared.height) > pixel, !tree.contains(other, in: target),
                    !tree.contains(target, in: other)
                else { continue }
                inspection.add(.tapTarget, [target, other], SharedArea(size: shared, isOfTargets: true))
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
