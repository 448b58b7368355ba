import QuoinScene

/// The lines at which a stack aligns its children on the cross axis.
enum AlignmentAnnotation: AnnotationMaker {
    static let annotation = Annotation.alignment

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        let alignment = stack.alignmentAcross
        if stack.flexWrap != .noWrap { markLines(of: index, stack, alignment, subject, &marks) }
        for line in StackGaps.lines(of: index, stack, in: subject) {
            let own = line.filter { subject.tree.style(of: $0).alignSelf == .auto }
            if !own.isEmpty, showsAll || alignment != .stretch {
                Guide(alignment.rawValue, label: stack.alignmentLabel, of: own, in: stack, over: index, subject)?
                    .add(to: &marks)
            }
            for child in line where subject.tree.style(of: child).alignSelf != .auto {
                let alignment = subject.tree.style(of: child).alignSelf.rawValue
                Guide(alignment, label: "alignSelf \(alignment)", of: [child], in: stack, over: child, subject)?
                    .add(to: &marks)
            }
        }
    }

    /// The boxes of the lines of a stack that wraps, within which children are aligned.
    private static func markLines(
        of index: Int, _ stack: StackLayout, _ alignment: StackLayout.AlignItems, _ subject: Subject,
        _ marks: inout Marks
    ) {
        let (axis, frame) = (stack.direction, subject.frames[index])
        let first = subject.tree.children(of: index).lowerBound
        let style = Border.LineStyle.pattern([3, 3])
        for line in subject.trace.fact(StackFacts.self, of: index)?.lines ?? [] {
            let frames = line.children.map { subject.frames[first + $0.position][axis.cross] }
            guard let start = frames.map(\.lowerBound).min(), let end = frames.map(\.upperBound).max() else { continue }
            let extent = max(line.crossExtent * subject.zoom, end - start)
            let from =
                switch alignment {
                case .center: (start + end - extent) / 2
                case .end: end - extent
                default: start
                }
            marks.addOutline(
                Rect(frame[axis], from...(from + extent), axis: axis), .position, style: style, width: 1,
                meaning: "line of the stack")
        }
    }
}

extension Annotation {
    /// The lines at which stacks align their children.
    public static let alignment = Annotation("alignment")
}

/// Lines along the edges or the middle of some children, labeled with the property that aligns them.
private struct Guide {
    private let label: String
    private let segments: [Segment]

    /// - Parameters:
    ///   - alignment: the value of the property. Baselines have a separate annotation.
    ///   - element: the element along which the lines run.
    init?(
        _ alignment: String, label: String, of children: [Int], in stack: StackLayout, over element: Int,
        _ subject: Subject
    ) {
        let axis = stack.direction
        let frames = children.map { subject.frames[$0][axis.cross] }
        guard let first = frames.map(\.lowerBound).min(), let last = frames.map(\.upperBound).max() else { return nil }
        let isMirrored = axis == .vertical && subject.isRightToLeft
        let positions: [Double]
        switch alignment {
        case "start": positions = [isMirrored ? last : first]
        case "end": positions = [isMirrored ? first : last]
        case "center": positions = [(first + last) / 2]
        case "stretch": positions = [first, last]
        default: return nil
        }
        let span = subject.frames[element][axis]
        let long = (span.lowerBound - 8)...(span.upperBound + 8)
        segments = positions.map { Segment(long, at: $0, axis: axis) }
        self.label = label
    }

    func add(to marks: inout Marks) {
        let lines = segments.map { segment in
            marks.add(LineMark(segment: segment, role: .position, style: .pattern([4, 3])))
        }
        guard let last = lines.last else { return }
        marks.addLabel(label, .position, .atEnd(last))
    }
}

extension StackLayout {
    /// The alignment on the cross axis, from whichever property sets it.
    fileprivate var alignmentAcross: AlignItems {
        switch (direction, verticalAlignment, horizontalAlignment) {
        case (.horizontal, .top?, _), (.vertical, _, .left?): .start
        case (.horizontal, .center?, _), (.vertical, _, .middle?): .center
        case (.horizontal, .bottom?, _), (.vertical, _, .right?): .end
        case (.horizontal, nil, _), (.vertical, _, nil): alignItems
        }
    }

    /// The property that sets the alignment on the cross axis, with its value.
    fileprivate var alignmentLabel: String {
        switch (direction, verticalAlignment, horizontalAlignment) {
        case (.horizontal, let value?, _): "verticalAlignment \(value.rawValue)"
        case (.vertical, _, let value?): "horizontalAlignment \(value.rawValue)"
        case (.horizontal, nil, _), (.vertical, _, nil): "alignItems \(alignItems.rawValue)"
        }
    }
}
