import Foundation
import QuoinAutoLayout
import QuoinLayout
import QuoinScene

/// Children in frames that are known: those of views that were laid out.
struct FramesLayout: RecordingKind {
    static let name = "frames"

    /// In points, one for each child.
    var frames: [Rect]
    /// The constraints that the view holds, for records.
    var constraints: ConstraintsLayout?
    /// The settings of the view that arranges the children, for records.
    var settings: [RecordedProperty] = []

    var selfRecorded: [RecordedProperty] { settings + (constraints?.selfRecorded ?? []) }

    /// The names of children that have no id, from the last child backwards.
    var labels: [String] = []

    func childLabel(at index: Int) -> String? {
        let first = frames.count - labels.count
        return index < first ? nil : labels[index - first]
    }

    func childProperties(at index: Int) -> [RecordedProperty] { [] }

    var childStyle: ElementStyle.Parts { [] }

    var roundsEdgesOfChildren: Bool? { true }

    func dependency(along axis: Axis, childCount: Int) -> AxisDependency { .boundOfOtherAxis }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let isMirrored = scope.environment.direction == .rightToLeft
        let (width, height) = (range.max.width, range.max.height)
        let size = range.clamp(Size(width.isFinite ? width : 0, height.isFinite ? height : 0))
        for (frame, child) in zip(frames, scope.children) {
            let frame = scope.grid.roundEdges(of: frame)
            child.measure(SizeRange(exactly: frame.size), parent: range.max)
            // The engine mirrors every placed child, but frames are final.
            child.place(at: isMirrored ? Point(size.width - frame.maxX, frame.minY) : frame.origin)
        }
        return LayoutMeasurement(size: size)
    }

    static func placing(_ children: [(element: AnyElement, frame: CGRect)]) -> AnyElement {
        Element(FramesLayout(frames: children.map(\.frame.rect)), children: children.map(\.element)).erased
    }
}
