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
                inspection.add(.tapTarget, [target], .target(frame.size, least: least))
            }
            for other in targets[(position + 1)...] {
                let shared = frame.intersection(inspection.layout.frames[other]).size
                let tree = inspection.scene.tree
                guard min(shared.width, shared.height) > pixel, !tree.contains(other, in: target),
                    !tree.contains(target, in: other)
                else { continue }
                inspection.add(.tapTarget, [target, other], .sharedArea(shared, isOfTargets: true))
            }
        }
    }
}

extension Figures {
    /// The size of a target.
    fileprivate static func target(_ size: Size, least: Double) -> Figures {
        Figures(size.width, size.height, least, amount: max(least - size.width, least - size.height)) { words in
            "\(words.name) is \(shortDescription(size.width)) × \(points(size.height))\(words.place.dropFirst()), below "
                + "\(shortDescription(least)) × \(points(least))"
        } remedies: { search in
            let short = [("minWidth", size.width), ("minHeight", size.height)].filter { $0.1 < least }.map(\.0)
            let words = short.map { "\($0): \(shortDescription(least))" }.joined(separator: ", ")
            let larger = search.change(words) { element in
                if element.style.width != .auto, short.contains("minWidth") { element.style.width = .points(least) }
                if element.style.height != .auto, short.contains("minHeight") { element.style.height = .points(least) }
                return short.allSatisfy { element.set($0, to: .number(least)) }
            }
            return [larger]
        }
    }
}
