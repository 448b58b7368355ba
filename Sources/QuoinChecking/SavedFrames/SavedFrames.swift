import QuoinAutoLayout
import QuoinInterfaceBuilder

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
        /// Whether the view is where the file says in any case, so that there is nothing to compare.
        package var isFixed: Bool
        /// What in the file accounts for a difference; `nil` if there is none, or if nothing does.
        package var account: Account?

        /// The greatest difference of an edge, in points.
        package var difference: Double {
            [
                saved.minX - computed.minX, saved.minY - computed.minY, saved.size.width - computed.size.width,
                saved.size.height - computed.size.height,
            ].map(abs).max() ?? 0
        }

        /// Whether the view is where it was saved, but for the pixels of another screen.
        package var isEqual: Bool { difference <= 0.5 }
    }

    package private(set) var views: [View] = []

    /// The frames of a scene.
    ///
    /// - Parameter solution: of the scene's document whose texts have the sizes that were saved.
    package init(of scene: InterfaceScene, _ solution: ConstraintSolution) {
        let layout = SceneLayout(scene, keeping: .everything)
        var positions: [Int] = []
        for (index, view) in layout.views.enumerated().dropFirst() where view.element.hasFrame {
            positions.append(index)
            views.append(
                View(
                    name: view.name, kind: view.element.name, line: view.element.place.line, saved: view.frame,
                    computed: layout.frame(of: index, in: solution), isText: layout.isText(index),
                    isFixed: view.usesMask(in: scene)))
        }
        guard views.contains(where: { !$0.isFixed && !$0.isEqual }) else { return }
        let accounts = SavedFrameAccounts(layout, solution)
        var found: [Int: Account] = [:]
        for (place, index) in zip(views.indices, positions) where !views[place].isEqual {
            // In a stack of a wrong size nothing can stand as it should.
            let inherited = layout.views[index].isArranged ? layout.views[index].parent.flatMap { found[$0] } : nil
            found[index] = accounts.account(for: views[place], at: index) ?? inherited
            views[place].account = found[index]
        }
    }
}

extension SceneLayout {
    /// The frame of a view in a solution, in points of its superview, not rounded to pixels.
    func frame(of index: Int, in solution: ConstraintSolution) -> Rect {
        func frame(_ index: Int) -> Rect {
            index == 0
                ? Rect(origin: .zero, size: solution.container) : solution.frame(of: views[index].item)
        }
        guard let parent = views[index].parent else { return frame(index) }
        var computed = frame(index)
        let corner = contentGuides[parent].map { solution.alignmentRect(of: $0) } ?? frame(parent)
        computed.origin = computed.origin - corner.origin
        return computed
    }
}
