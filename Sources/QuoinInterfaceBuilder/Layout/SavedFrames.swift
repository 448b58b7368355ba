import QuoinAutoLayout
import QuoinLayout
import QuoinScene
import QuoinValues

/// What is as it was saved, since the file does not say it otherwise.
package enum SavedParts: Sendable {
    case nothing
    /// The safe area, the margins that views have by default, and the sizes of controls, which differ between versions of iOS.
    case areas
    /// These, and the sizes of texts.
    case everything
}

/// The frames that Interface Builder saved for the views of a scene, beside those that the constraints give.
package struct SavedFrames: Sendable {
    /// A view of which a frame was saved.
    package struct View: Sendable {
        package var name: String
        package var kind: String
        package var line: Int
        /// In points of the superview.
        package var saved: Rect
        /// In points of the superview, not rounded to pixels.
        package var computed: Rect
        /// Whether the size of the view hangs on letters or on a symbol.
        package var isText: Bool
        /// Whether the file says that its frame is not what the constraints give.
        package var isMisplaced: Bool
        /// Whether the file, or the solution, says that the constraints leave the frame open.
        package var isAmbiguous: Bool
        /// Whether the view stands where the file says in any case, so that there is nothing to compare.
        package var isFixed: Bool

        /// The greatest difference of an edge, in points.
        package var difference: Double {
            [
                saved.minX - computed.minX, saved.minY - computed.minY, saved.size.width - computed.size.width,
                saved.size.height - computed.size.height,
            ].map(abs).max() ?? 0
        }
    }

    package var views: [View] = []
    /// The names of constraints that contradict others, so that they were left out.
    package var broken: [String] = []

    /// The frames of a scene.
    ///
    /// - Parameter solution: of the scene's document whose texts have the sizes that were saved.
    package init(of scene: InterfaceScene, _ solution: ConstraintSolution) {
        let layout = SceneLayout(scene, keeping: .everything) { _ in nil }
        let report = solution.report
        broken = report.broken.map(\.constraint)
        let open = Set(report.ambiguous.map(\.item))
        let size = solution.container
        func frame(_ index: Int) -> Rect {
            index == 0 ? Rect(origin: .zero, size: size) : solution.frame(of: layout.views[index].item)
        }
        for (index, view) in layout.views.enumerated().dropFirst() where view.element.hasFrame {
            guard let parent = view.parent else { continue }
            var computed = frame(index)
            let corner = layout.contentGuides[parent].map { solution.alignmentRect(of: $0) } ?? frame(parent)
            computed.origin = computed.origin - corner.origin
            let inherited = layout.ancestors(of: index).map { layout.views[$0] }
            views.append(
                View(
                    name: view.name, kind: view.element.name, line: view.element.place.line, saved: view.frame,
                    computed: computed, isText: layout.isText(index),
                    isMisplaced: view.element["misplaced"] == "YES",
                    isAmbiguous: inherited.contains { $0.element["ambiguous"] == "YES" } || open.contains(view.name),
                    isFixed: view.usesMask(in: scene)))
        }
    }
}
