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
            let scale = inspection.scene.scales[target] ?? Size(width: 1, height: 1)
            let size = Size(width: frame.size.width * scale.width, height: frame.size.height * scale.height)
            if min(size.width, size.height) < least - pixel / 2 {
                inspection.add(.tapTarget, [target], TargetSize(size: size, least: least, scale: scale))
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

/// The size of a target as it is drawn, in points.
private struct TargetSize: ObservedFigures {
    var size: Size
    var least: Double
    /// How much larger transforms make it.
    var scale: Size

    var amount: Double { max(least - size.width, least - size.height) }

    func message(_ words: ObservedWords) -> String {
        "\(words.name) is \(shortDescription(size.width)) × \(points(size.height))\(words.place.dropFirst()), below "
            + "\(shortDescription(least)) × \(points(least))"
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] {
        guard scale.width > 0, scale.height > 0 else { return [] }
        let (width, height) = (least / scale.width, least / scale.height)
        let short = [("minWidth", size.width, width), ("minHeight", size.height, height)].filter { $0.1 < least }
        let words = short.map { "\($0.0): \(shortDescription($0.2))" }.joined(separator: ", ")
        let larger = search.change(words) { [size, least] element in
            if element.style.width != .auto, size.width < least { element.style.width = .points(width) }
            if element.style.height != .auto, size.height < least { element.style.height = .points(height) }
            return short.allSatisfy { element.set($0.0, to: .number($0.2)) }
        }
        return [larger]
    }
}
