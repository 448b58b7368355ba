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

/// The baselines of texts.
enum BaselineAnnotation: AnnotationMaker {
    static let annotation = Annotation.baselines

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        if let stack = subject.tree.kind(of: index) as? StackLayout, stack.direction == .horizontal {
            markShared(of: index, stack, subject, &marks)
        } else if showsAll {
            markOwn(of: index, subject, &marks)
        }
    }

    /// The common baseline of the children of each line.
    private static func markShared(of index: Int, _ stack: StackLayout, _ subject: Subject, _ marks: inout Marks) {
        guard stack.alignItems == .baselineFirst || stack.alignItems == .baselineLast else { return }
        let isFirst = stack.alignItems == .baselineFirst
        for line in StackGaps.lines(of: index, stack, in: subject) {
            guard let child = line.first(where: { subject.tree.style(of: $0).alignSelf == .auto }),
                let distance = alignedBaseline(of: child, in: index, subject)
            else { continue }
            let frame = subject.frames[child]
            let span = line.map { subject.frames[$0][.horizontal] }.reduce(frame[.horizontal]) { $0.union($1) }
            add(span, at: frame.minY + distance * subject.zoom, isFirst ? "first baseline" : "last baseline", &marks)
            for child in line { markSetBaseline(of: child, isFirst: isFirst, subject, &marks) }
        }
    }

    /// From the top edge of a stack's child to the baseline that the stack aligned it by, in points of the layout. By the
    /// rules of CSS that is a baseline of the child's content, which the child does not have by Texture's rules.
    private static func alignedBaseline(of child: Int, in index: Int, _ subject: Subject) -> Double? {
        let position = child - subject.tree.children(of: index).lowerBound
        return subject.trace.fact(StackFacts.self, of: index)?.place(of: position)?.child.baseline
    }

    /// The distance from an edge of an element to its baseline, if the author set it.
    private static func markSetBaseline(of index: Int, isFirst: Bool, _ subject: Subject, _ marks: inout Marks) {
        let (style, frame) = (subject.tree.style(of: index), subject.frames[index])
        guard let distance = isFirst ? style.ascender : style.descender, distance > 0 else { return }
        let length = distance * subject.zoom
        let span = isFirst ? frame.minY...(frame.minY + length) : (frame.maxY - length)...frame.maxY
        marks.addDimension(
            .vertical, span, across: frame[.horizontal],
            "\(isFirst ? "ascender" : "descender") \(numberText(distance))", .position, place: .within)
    }

    private static func markOwn(of index: Int, _ subject: Subject, _ marks: inout Marks) {
        let (frame, baselines) = (subject.frames[index], subject.baselines(of: index))
        guard baselines.ascender != 0 || baselines.descender != 0 else { return }
        let first = frame.minY + baselines.ascender * subject.zoom
        let last = frame.maxY - baselines.descender * subject.zoom
        guard last - first > 1 else { return add(frame[.horizontal], at: first, "baseline", &marks) }
        add(frame[.horizontal], at: first, "first baseline", &marks)
        add(frame[.horizontal], at: last, "last baseline", &marks)
    }

    private static func add(
        _ span: ClosedRange<Double>, at place: Double, _ name: String, _ marks: inout Marks
    ) {
        let wide = (span.lowerBound - 8)...(span.upperBound + 8)
        let line = marks.add(
            LineMark(
                segment: Segment(wide, at: place, axis: .horizontal), role: .position, style: .pattern([4, 3])))
        marks.addLabel(name, .position, .atEnd(line))
    }
}

/// The center lines of centered elements, with dashes and dots as on a technical drawing.
enum CenterAnnotation: AnnotationMaker {
    static let annotation = Annotation.centers

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let frame = subject.frames[index]
        for axis in axes(of: subject.tree.kind(of: index), showsAll: showsAll) {
            let span = (frame[axis.cross].lowerBound - 8)...(frame[axis.cross].upperBound + 8)
            marks.add(
                LineMark(
                    segment: Segment(span, at: frame[axis].middle, axis: axis.cross), role: .position, style: line,
                    isHard: false))
            marks.addLegend(.line(line, start: .plain, end: .plain), .position, "center line")
        }
    }

    private static let line = Border.LineStyle.pattern([10, 3, 2, 3])

    /// The axes along which a kind centers.
    private static func axes(of kind: any LayoutKind, showsAll: Bool) -> [Axis] {
        switch kind {
        case let center as CenterLayout:
            return [(center.axes.contains(.x), Axis.horizontal), (center.axes.contains(.y), .vertical)]
                .filter(\.0).map(\.1)
        case let relative as RelativeLayout:
            return [(relative.horizontal, Axis.horizontal), (relative.vertical, .vertical)]
                .filter { $0.0 == .center }.map(\.1)
        default: return showsAll ? Axis.allCases : []
        }
    }
}

/// The main axis and the cross axis of a stack.
enum AxisAnnotation: AnnotationMaker {
    static let annotation = Annotation.axes
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        let frame = subject.frames[index]
        for axis in Axis.allCases {
            let name = axis == stack.direction ? "main axis" : "cross axis"
            var arrow = DimensionMark(axis, frame[axis], across: frame[axis.cross], name, .position, place: .beside)
            let isMirrored = axis == .horizontal && subject.isRightToLeft
            (arrow.start, arrow.end) = isMirrored ? (.arrow, .plain) : (.plain, .arrow)
            marks.add(arrow)
        }
    }
}

extension Annotation {
    /// The lines at which stacks align their children.
    public static let alignment = Annotation("alignment")
    /// The first and last baselines of texts, and the baselines that a stack aligns.
    public static let baselines = Annotation("baselines")
    /// The center lines of centered elements.
    public static let centers = Annotation("centers")
    /// The main and the cross axis of stacks.
    public static let axes = Annotation("axes")
}
