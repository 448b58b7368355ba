import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutInspection {
    /// Finds images and boxes without a width or a height.
    mutating func inspectExtents() {
        for leaf in scene.items where leaf.isLeaf && leaf.text == nil && isShown(leaf.index) {
            let size = layout.frames[leaf.index].size
            guard size.width < pixel || size.height < pixel else { continue }
            let style = scene.tree.style(of: leaf.index)
            let isIntended = [style.width, style.height, style.maxWidth, style.maxHeight].contains {
                $0.resolved(in: 1, auto: 1) == 0
            }
            guard !isIntended else { continue }
            add(Observation(kind: .squeezed, elements: [leaf.index], detail: .nothing(size)))
        }
    }

    /// Finds buttons that are small, or that overlap.
    mutating func inspectTargets() {
        let least = settings.minimumTapTarget ?? Document.Check.defaultTapTarget
        let targets = scene.targets.filter(isShown)
        for (position, target) in targets.enumerated() {
            let frame = layout.frames[target]
            if frame.size.width < least - pixel / 2 || frame.size.height < least - pixel / 2 {
                add(Observation(kind: .tapTarget, elements: [target], detail: .target(frame.size, least: least)))
            }
            for other in targets[(position + 1)...] {
                let shared = frame.intersection(layout.frames[other])
                let isInside = scene.tree.contains(other, in: target) || scene.tree.contains(target, in: other)
                guard shared.size.width > pixel, shared.size.height > pixel, !isInside else { continue }
                add(Observation(kind: .tapTarget, elements: [target, other], detail: .shared(shared.size)))
            }
        }
    }
}
