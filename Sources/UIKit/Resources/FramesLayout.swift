import Foundation
import QuoinAutoLayout
import QuoinScene

/// Children in frames that are known: those of views that were laid out.
struct FramesLayout: ViewsKind, RecordingKind, ConstrainedKind, ScrollingKind {
    static let name = "view"
    static let declaration = KindDeclaration<FramesLayout>("", nil, children: .none, showsContent: true) {
        // What is drawn may be a bit larger than its frame.
        ChildContainment($0.scrolls || $0.views.isEmpty ? .noChild : .all)
    }

    /// In points, one for each child.
    var frames: [Rect]
    /// Whether the children are the content of a scroll view.
    var scrolls = false
    /// The constraints that the view holds, for records.
    var constraints: ConstraintsLayout?
    /// The constraints that placed all views below, if the view is the root of them.
    var solving: SolvedViews?
    /// The views of the solved constraints that the children are.
    var views: [Int?] = []
    /// The settings of the view that arranges the children, for records.
    var settings: [RecordedProperty] = []
    /// The files and lines where the app gives some of them their values, by their keys.
    var settingPlaces: [String: SourcePlace] = [:]

    var selfRecorded: [RecordedProperty] { settings + (constraints?.selfRecorded ?? []) }

    var recordedPlaces: [String: SourcePlace] {
        let places = (constraints?.rules ?? []).compactMap { rule in rule.place.map { (rule.text, $0) } }
        return Dictionary(places) { first, _ in first }.merging(settingPlaces) { first, _ in first }
    }

    /// The names of children that have no id.
    var labels: [String?] = []
    /// What the picture leaves out.
    var warnings: [(property: String, reason: String)] = []

    static func perspective(of name: String) -> (property: String, reason: String) {
        ("transform3D", "of \(name) has perspective, which the picture leaves out")
    }

    func childLabel(at index: Int) -> String? { labels.isEmpty ? nil : labels[index] }

    /// What each child says of itself to the constraints, for records.
    var childSettings: [[RecordedProperty]] = []

    func childProperties(at index: Int) -> [RecordedProperty] { childSettings.isEmpty ? [] : childSettings[index] }

    var childStyle: ElementStyle.Parts { [] }

    var roundsEdgesOfChildren: Bool? { true }

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .boundOfOtherAxis }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let isMirrored = scope.environment.direction == .rightToLeft
        let (width, height) = (range.max.width, range.max.height)
        let size = range.clamp(Size(width.isFinite ? width : 0, height.isFinite ? height : 0))
        for (frame, child) in zip(frames, scope.children) {
            let rounded = scope.grid.roundEdges(of: frame)
            child.measure(SizeRange(exactly: rounded.size), parent: range.max)
            // The engine mirrors every placed child, but frames are final.
            child.place(
                at: isMirrored ? Point(size.width - rounded.maxX, rounded.minY) : rounded.origin,
                roundedFrom: frame.size)
        }
        if !views.isEmpty { scope.record { ConstrainedChildren(views: views) } }
        if let solving { scope.record { solving.solution(in: scope.environment) } }
        return LayoutMeasurement(size: size)
    }

    static func placing(
        _ children: [(element: AnyElement, frame: CGRect)], warnings: [(property: String, reason: String)] = []
    ) -> AnyElement {
        var layout = FramesLayout(frames: children.map(\.frame.rect))
        layout.warnings = warnings
        return Element(layout, children: children.map(\.element)).erased
    }
}

/// The constraints of views in the size of their root.
struct SolvedViews: Sendable {
    var element: Element<ConstraintsLayout>
    /// In points.
    var size: Size
    var direction: LayoutDirection
    /// The solution, if it is known.
    var known: ConstraintSolution?

    func solution(in environment: LayoutEnvironment) -> ConstraintSolution {
        if let known { return known }
        var environment = environment
        environment.direction = direction
        let range = SizeRange(exactly: size)
        let trace = try? element.trace(in: range, environment: environment, [])
        return trace?.fact(of: 0) ?? element.kind.solution(of: [], in: range, direction: direction)
    }
}
