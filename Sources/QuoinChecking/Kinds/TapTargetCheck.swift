import QuoinDocument

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
            // As it is drawn.
            let scale = inspection.scene.scales[target] ?? Size(width: 1, height: 1)
            let size = Size(width: frame.size.width * scale.width, height: frame.size.height * scale.height)
            if min(size.width, size.height) < least - pixel / 2 {
                inspection.add(.tapTarget, [target], .target(size, scale: scale, least: least))
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
    ///
    /// - Parameter scale: how much larger transforms make it.
    fileprivate static func target(_ size: Size, scale: Size, least: Double) -> Figures {
        let amount = max(least - size.width, least - size.height)
        return Figures(size.width, size.height, scale.width, scale.height, least, amount: amount) { words in
            "\(words.name) is \(shortDescription(size.width)) × \(points(size.height))\(words.place.dropFirst()), below "
                + "\(shortDescription(least)) × \(points(least))"
        } remedies: { search in
            let (width, height) = (least / scale.width, least / scale.height)
            guard width.isFinite, height.isFinite else { return [] }
            let short = [("minWidth", size.width, width), ("minHeight", size.height, height)].filter { $0.1 < least }
            let words = short.map { "\($0.0): \(shortDescription($0.2))" }.joined(separator: ", ")
            let larger = search.change(words) { element in
                if element.style.width != .auto, size.width < least { element.style.width = .points(width) }
                if element.style.height != .auto, size.height < least { element.style.height = .points(height) }
                return short.allSatisfy { element.set($0.0, to: .number($0.2)) }
            }
            return [larger]
        }
    }
}

extension CheckKind {
    /// Letters, tap targets and fields under something that the settings say covers an edge of the canvas, unless they
    /// scroll.
    static let obstructed = CheckKind(
        .obstructed, "Content is under an obstruction",
        Criterion(name: "2.4.11 Focus Not Obscured (Minimum)", page: "focus-not-obscured-minimum")
    ) { inspection in
        let scene = inspection.scene
        let controls = scene.targets + scene.fields.filter { !scene.targets.contains($0) }
        for obstruction in inspection.settings.obstructions {
            let free = inspection.canvas.inset(by: obstruction.insets)
            for (index, excess) in inspection.content(beyond: free, of: controls) {
                let figures = Figures(excess.amount, amount: excess.amount) { words in
                    "\(words.name) is under the \(obstruction.name)\(words.place) by \(points(excess.amount))"
                }
                inspection.add(.obstructed, [index], rule: obstruction.name, figures)
            }
        }
    }
}
