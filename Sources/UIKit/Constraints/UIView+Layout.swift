import Foundation
import QuoinAutoLayout

extension UIView {
    /// Whether what is in the view is laid out by itself, in the frame that the view has: the cells of a collection.
    var isLayoutRoot: Bool { self is any LayoutRoot }

    /// Whether constraints keep the frame of the view.
    var keepsFrame: Bool {
        translatesAutoresizingMaskIntoConstraints && (superview as? UIStackView)?.arranges(self) != true
    }

    /// The name, the priorities and the content of the view in a layout of constraints.
    func layoutTraits(named name: String) -> (ConstraintsLayout.ViewTraits, AnyElement?) {
        var traits = ConstraintsLayout.ViewTraits(name)
        traits.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(
            huggings.horizontal.priority, huggings.vertical.priority)
        traits.compression = ConstraintsLayout.ViewTraits.AxisPriorities(
            resistances.horizontal.priority, resistances.vertical.priority)
        if let image = (self as? UIImageView)?.shown, let offset = image.baselineOffsetFromBottom {
            (traits.firstBaseline, traits.lastBaseline) = (Double(image.size.height - offset), Double(offset))
        }
        if hasTextInMiddle { traits.shareAbove = 0.5 }
        let insets = alignmentRectInsets
        if insets != .zero { traits.alignmentInsets = insets.insets }
        guard !keepsFrame else {
            traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize()
            return (traits, contentElement()?.element)
        }
        if let content = contentElement(), content.isMeasured, hasOwnContentSize { return (traits, content.element) }
        let size = intrinsicContentSize
        traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(
            width: size.width < 0 ? nil : Double(size.width), height: size.height < 0 ? nil : Double(size.height))
        return (traits, contentElement()?.element)
    }

    /// Whether the baseline is in the middle of the view, whatever its height.
    private var hasTextInMiddle: Bool {
        self is UILabel || self is UITextField || (self as? UIButton)?.contentVerticalAlignment == .center
    }

    /// Whether the app's class does not change the intrinsic size that the content has.
    fileprivate var hasOwnContentSize: Bool {
        let isOfSystem = String(reflecting: type(of: self)).hasPrefix("UIKit.")
        return isOfSystem || intrinsicContentSize == contentSizeOfSystem
    }

    /// The size of the content in some range; none if it is not measured.
    func measuredContentSize(in range: SizeRange) -> CGSize {
        guard let content = contentElement(), content.isMeasured else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let environment = ThreadRenderer.environment(for: traitCollection)
        return (try? content.element.layout(in: range, environment: environment)).map { CGSize($0.size) } ?? .zero
    }

    // MARK: Layout passes

    func layOutTreeIfChanged() { if hasChanges { layOutTree() } }

    /// Lays the tree out until neither constraints nor the code of views changes anything.
    func layOutTree() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        var contradicting: [UIView] = []
        var last: [CGRect] = []
        // What is on the screen may have changed in ways that nothing notes.
        eachBelow { $0.solved.place = nil }
        for _ in 0..<Self.passes {
            hasChanges = false
            updateConstraintsIfNeeded()
            contradicting = solve()
            var frames = framesBelow
            var flagged: [UIView] = []
            eachBelow { if $0.needsLayout { flagged.append($0) } }
            for view in flagged where view.needsLayout {
                view.needsLayout = false
                view.controller?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.controller?.viewDidLayoutSubviews()
            }
            NSKeyValueObservation.reportChanges()
            if !hasChanges, flagged.isEmpty { break }
            if !hasChanges, !needsLayoutBelow { break }
            // Code may set in each pass what it set before.
            frames += framesBelow
            if frames == last { break }
            last = frames
        }
        hasChanges = false
        for view in contradicting { ViewSystem(view, names: ViewNames(below: view)).reportConflicts() }
    }

    /// The most passes of a layout: code that changes something in each pass would never end.
    private static let passes = 6

    private var framesBelow: [CGRect] {
        var frames: [CGRect] = []
        eachBelow { frames.append($0.plainFrame) }
        return frames
    }

    var needsLayoutBelow: Bool { needsLayout || subviews.contains { $0.needsLayoutBelow } }

    /// Solves the constraints below the view in its size, and below each of the layout roots in it.
    ///
    /// - Returns: the roots in which views keep frames that constraints are about.
    private func solve() -> [UIView] {
        guard !subviews.isEmpty || !layoutGuides.isEmpty || !builtGuides.isEmpty else { return [] }
        let (system, found) = ViewSystem.solved(below: self, in: SizeRange(exactly: plainFrame.size.size))
        solved.solution = found?.solution
        let isSeen = plainFrame.width > 0 && plainFrame.height > 0
        let contradicting = !system.contradicted.isEmpty && isSeen ? [self] : []
        guard let layout = found?.layout else { return contradicting }
        system.write(system.frames(of: layout))
        return system.items.reduce(contradicting) { found, item in
            if case .view(let view) = item, view.isLayoutRoot { found + view.solveIfChanged() } else { found }
        }
    }

    /// Solves the constraints below the view unless it is where it was when they were solved, and nothing in it changed.
    private func solveIfChanged() -> [UIView] {
        let place = SolvedPlace(frame: plainFrame, safeArea: safeAreaInsets)
        if place == solved.place { return [] }
        let contradicting = solve()
        solved.place = contradicting.isEmpty ? place : nil
        return contradicting
    }

    /// The smallest size of the view, or that in a given extent where its priority is required.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        func range(_ extent: CGFloat, _ priority: UILayoutPriority) -> ExtentRange {
            if priority == .required { return ExtentRange(exactly: Double(extent)) }
            return priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
                ? ExtentRange(min: 0, max: Double(extent)) : .unconstrained
        }
        let sizes = SizeRange(width: range(target.width, horizontal), height: range(target.height, vertical))
        if let content = contentElement(), content.isMeasured, subviews.isEmpty {
            return measuredContentSize(in: sizes)
        }
        return ViewSystem.solved(below: self, in: sizes, withContentSize: true).solved.map { CGSize($0.layout.size) }
            ?? .zero
    }

    /// The frame that an autoresizing mask gives in a superview of a new size.
    func autoresized(in size: CGSize, from before: CGSize) -> CGRect {
        let mask = Autoresizing.Mask(rawValue: Int(autoresizingMask.rawValue))
        let resizing = Autoresizing(plainFrame.rect, in: before.size, mask)
        var values: [Attribute: Double] = [:]
        for rule in resizing.rules(of: .view(0), in: .container, name: "") {
            let extent = rule.second?.attribute == .width ? Double(size.width) : Double(size.height)
            let factor = rule.second?.attribute.kind == .dimension ? rule.multiplier : 0
            values[rule.first.attribute] = rule.constant + factor * extent
        }
        return CGRect(
            x: values[.left] ?? 0, y: values[.top] ?? 0, width: values[.width] ?? 0, height: values[.height] ?? 0)
    }
}

/// How the constraints in a view were solved the last time.
struct SolvedConstraints {
    /// Where the view was, if nothing in it changed since, while its root is laid out.
    var place: SolvedPlace?
    var solution: ConstraintSolution?
}

/// What the constraints in a view depend on outside of it.
struct SolvedPlace: Equatable {
    var frame: CGRect
    var safeArea: UIEdgeInsets
}

/// A view whose content is laid out by itself, in the frame that its superview gives it.
@MainActor protocol LayoutRoot: UIView {}

extension ViewSystem {
    /// The constraints below a view, and their layout in a range of sizes.
    ///
    /// They are solved twice where the app's code decides how large texts of several lines are: it is asked again in the
    /// widths that came out.
    static func solved(
        below root: UIView, in range: SizeRange, withContentSize: Bool = false
    ) -> (system: ViewSystem, solved: Solved?) {
        func solve() -> (system: ViewSystem, solved: Solved?) {
            var system = ViewSystem(root)
            if withContentSize { system.addContentSize() }
            return (system, system.layout(in: range))
        }
        root.eachBelow { ($0 as? UILabel)?.widthForLines = UIView.layoutFittingExpandedSize.width }
        let first = solve()
        guard let layout = first.solved?.layout else { return first }
        var needsWidths = false
        for case (.view(let view as UILabel), let frame) in zip(first.system.items, first.system.frames(of: layout)) {
            let isAsked = view.numberOfLines != 1 && !view.hasOwnContentSize
            view.widthForLines = isAsked ? frame.width : nil
            needsWidths = needsWidths || isAsked
        }
        return needsWidths ? solve() : first
    }

    typealias Solved = (layout: Layout, solution: ConstraintSolution?)

    private func layout(in range: SizeRange) -> Solved? {
        var environment = ThreadRenderer.environment(for: root.traitCollection)
        environment.direction = direction
        let receiver = SolutionReceiver()
        environment[SolutionReceiver.Key.self] = receiver
        return ViewProblems.reporting {
            (try element.layout(in: range, environment: environment), receiver.solution)
        }
    }

    private var direction: LayoutDirection { root.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The constraints in the present size of the root, for explanations.
    ///
    /// - Parameter known: the last solution, which may be of other constraints.
    func solving(known: ConstraintSolution? = nil) -> SolvedViews {
        let size = root.plainFrame.size.size
        let own = known?.named(as: kind, in: SizeRange(exactly: size), direction)
        return SolvedViews(element: element, size: size, direction: direction, known: own)
    }

    /// Reports constraints that contradict the frames of views whose masks are still translated.
    func reportConflicts() {
        for broken in solving().solution(in: ThreadRenderer.environment(for: root.traitCollection)).broken {
            let rules = [broken.constraint] + broken.conflictsWith
            let views = contradictedNames.filter { view in
                rules.contains { $0.hasPrefix("\(view): autoresizing ") }
            }
            guard let view = views.first else { continue }
            ViewProblems.report(
                "Unable to simultaneously satisfy constraints: \(broken). The autoresizing mask of \(view) is still "
                    + "translated: set its translatesAutoresizingMaskIntoConstraints to false.",
                at: broken.place?.fileAndLine)
        }
    }

    /// The frames of the items in the root, in points.
    fileprivate func frames(of layout: Layout) -> [CGRect] {
        layout.tree.children(of: 0).map { CGRect(layout.frames[$0]) }
    }

    /// Lets the root have its intrinsic size if its constraints leave it open.
    mutating func addContentSize() {
        let (traits, _) = root.layoutTraits(named: "")
        let size = root.intrinsicContentSize
        func add(_ attribute: Attribute, _ extent: CGFloat, _ hugging: LayoutPriority, _ resistance: LayoutPriority) {
            guard extent >= 0 else { return }
            for (relation, priority) in [(Relation.lessOrEqual, hugging), (.greaterOrEqual, resistance)] {
                var rule = Rule(Rule.Side(.container, attribute), relation, constant: Double(extent), text: "content")
                rule.priority = priority
                rules.append(rule)
            }
        }
        add(.width, size.width, traits.hugging.horizontal, traits.compression.horizontal)
        add(.height, size.height, traits.hugging.vertical, traits.compression.vertical)
    }

    /// Gives the views their frames.
    func write(_ frames: [CGRect]) {
        var origins: [ObjectIdentifier: CGPoint] = [ObjectIdentifier(root): .zero]
        for (item, frame) in zip(items, frames) {
            if case .view(let view) = item { origins[ObjectIdentifier(view)] = frame.origin }
        }
        func local(_ frame: CGRect, in view: UIView?) -> CGRect {
            guard let view else { return frame }
            let origin = origins[ObjectIdentifier(view)] ?? .zero
            return frame.offsetBy(dx: view.boundsOrigin.x - origin.x, dy: view.boundsOrigin.y - origin.y)
        }
        for (item, frame) in zip(items, frames) {
            switch item {
            case .view(let view):
                if contradicted.contains(where: { $0 === view }) { continue }
                let frame = local(frame, in: view.superview)
                if frame != view.plainFrame { view.superview?.needsLayout = true }
                view.place(frame, byEngine: true)
            case .guide(let guide, let view):
                guide.frameInView = local(frame, in: view)
                if guide.role == .content, scrolled.contains(ObjectIdentifier(view)) {
                    (view as? UIScrollView)?.contentSize = frame.size
                }
            }
        }
    }
}

extension UIView {
    /// The priorities of the view's own size that the app changed, for records.
    var prioritySettings: [RecordedProperty] {
        let usual = self is UIImageView ? UILayoutPriority(251) : .defaultLow
        let priorities: [(String, UILayoutPriority, UILayoutPriority, PropertyEffect)] = [
            ("horizontal contentHuggingPriority", huggings.horizontal, usual, .horizontal),
            ("vertical contentHuggingPriority", huggings.vertical, usual, .vertical),
            ("horizontal contentCompressionResistancePriority", resistances.horizontal, .defaultHigh, .horizontal),
            ("vertical contentCompressionResistancePriority", resistances.vertical, .defaultHigh, .vertical),
        ]
        return priorities.filter { $0.1 != $0.2 }.map { name, priority, usual, axis in
            RecordedProperty(
                "view.\(name)", .number(Double(priority.rawValue)), [.size, .parentLayout, axis],
                defaultValue: .number(Double(usual.rawValue)))
        }
    }
}
