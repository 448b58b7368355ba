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

extension SavedFrames {
    /// What in a file accounts for a frame that is not what its constraints give.
    package enum Account: Hashable, Sendable {
        /// The file says that the frame is not what the constraints give.
        case misplaced
        /// The file, or the solution, says that the constraints leave the frame open.
        case ambiguous
        /// Required constraints contradict each other.
        case contradictory
        /// The saved frames do not hold a constraint of the file, by some points, and would not have to give it up: something
        /// was changed later.
        case stale(String, Double)
        /// It hangs on where the letters of a text are, which the file does not say.
        case baseline
        /// An old Xcode saved whole points.
        case rounded
        /// The image has another size than it had.
        case image
    }
}

/// Finds what accounts for the saved frames of a scene: which of its constraints they do not hold, and whether the views would
/// stand as they were saved if these had other constants.
struct SavedFrameAccounts {
    private let layout: SceneLayout
    private let rects: ConstraintSolution.Rects
    /// The rules that the saved frames do not hold, and by how much.
    private let errors: [Int: Double]
    /// The solution in which they do.
    private let supposed: ConstraintSolution
    private let contradictory: Set<ConstraintItem>
    private let open: Set<String>
    /// The positions of views whose images have another size now.
    private let resized: Set<Int>

    init(_ layout: SceneLayout, _ solution: ConstraintSolution) {
        self.layout = layout
        rects = layout.savedRects(solution)
        errors = solution.errors(in: rects).filter { rule, _ in
            layout.listedRules.contains(rule) || layout.rules[rule].isOfBaselines
        }
        var contents: [Int: ConstraintsLayout.ViewTraits.IntrinsicContentSize] = [:]
        for (index, view) in layout.views.enumerated() where view.element.name == "imageView" {
            if view.element.hasFrame, let size = solution.layout.views[index - 1].intrinsic, size.width != nil {
                let saved = ConstraintsLayout.ViewTraits.IntrinsicContentSize(
                    width: view.frame.size.width, height: view.frame.size.height)
                if saved != size { contents[index - 1] = saved }
            }
        }
        resized = Set(contents.keys.map { $0 + 1 })
        supposed = solution.supposing(errors, contents: contents)
        contradictory = solution.contradictoryItems
        open = Set(solution.ambiguous.map(\.item))
    }

    func account(for view: SavedFrames.View, at index: Int) -> SavedFrames.Account? {
        let around = layout.ancestors(of: index).map { layout.views[$0] }
        if around[0].element["misplaced"] == "YES" { return .misplaced }
        if open.contains(view.name) || around.contains(where: { $0.element["ambiguous"] == "YES" }) {
            return .ambiguous
        }
        if around.contains(where: { $0.item != .container && contradictory.contains($0.item) }) {
            return .contradictory
        }
        if view.difference < 1, view.saved.isWhole, !view.computed.isWhole { return .rounded }
        var frame = view
        frame.computed = layout.frame(of: index, in: supposed)
        if frame.isEqual {
            guard let (rule, error) = cause(of: index), !resized.contains(index) else { return .image }
            if layout.rules[rule].isOfBaselines { return .baseline }
            return error <= 1 && view.saved.isWhole ? .rounded : .stale(layout.rules[rule].name, error)
        }
        let family = family(of: index)
        guard let given = supposed.constraint(givenUpIn: rects.filter { family.contains($0.key) }),
            given.rule.map(layout.listedRules.contains) ?? true
        else { return nil }
        return .stale(given.name, view.difference)
    }

    /// The rule that the saved frames break the most: one about the view, or about one that it is in, or any.
    private func cause(of index: Int) -> (rule: Int, error: Double)? {
        let items = layout.ancestors(of: index).map { layout.views[$0].item }
        func distance(_ rule: Int) -> Int {
            let sides = [layout.rules[rule].first, layout.rules[rule].second].compactMap(\.self)
            return items.firstIndex { item in item != .container && sides.contains { $0.item == item } } ?? items.count
        }
        return errors.min { (distance($0.key), -abs($0.value), $0.key) < (distance($1.key), -abs($1.value), $1.key) }
            .map { ($0.key, abs($0.value)) }
    }

    /// The view, those that it is in, those beside it, and those in it.
    private func family(of index: Int) -> Set<ConstraintItem> {
        let above = Set(layout.ancestors(of: index))
        return Set(
            layout.views.indices.filter { other in
                above.contains(other) || layout.views[other].parent.map(above.contains) ?? false
                    || layout.ancestors(of: other).contains(index)
            }.map { layout.views[$0].item })
    }
}

extension Rule {
    fileprivate var isOfBaselines: Bool { first.attribute.isBaseline || second?.attribute.isBaseline == true }
}

extension Rect {
    fileprivate var isWhole: Bool {
        [minX, minY, size.width, size.height].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    }
}

extension SceneLayout {
    /// The alignment rectangles of views as they were saved, in points of the scene, where the guides of scrolling contents are
    /// as in a solution.
    fileprivate func savedRects(_ solution: ConstraintSolution) -> ConstraintSolution.Rects {
        var (rects, corners): (ConstraintSolution.Rects, [Point]) = (
            [.container: Rect(origin: .zero, size: scene.size)], []
        )
        for (index, view) in views.enumerated() {
            let computed = index == 0 ? .zero : solution.frame(of: view.item).origin
            var corner = view.parent.map { corners[$0] + view.frame.origin } ?? .zero
            if !view.element.hasFrame { corner = computed }
            if index > 0, view.element.hasFrame {
                rects[view.item] = Rect(origin: corner, size: view.frame.size).inset(by: alignmentInsets(of: index))
            }
            if let guide = contentGuides[index] {
                corner = corner + (solution.alignmentRect(of: guide).origin - computed)
                rects[guide] = Rect(origin: corner, size: Size(.nan, .nan))
            }
            corners.append(corner)
        }
        return rects
    }
}
