import QuoinLayout
import QuoinScene

/// The lines at which a stack aligns its children across it.
enum AlignmentAnnotation: AnnotationMaker {
    static let annotation = Annotation.alignment

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        for line in StackGaps.lines(of: index, stack, in: subject) {
            markLine(line, of: index, stack, wholly: wholly, subject, &marks)
        }
    }

    private static func markLine(
        _ line: [Int], of index: Int, _ stack: StackLayout, wholly: Bool, _ subject: Subject, _ marks: inout Marks
    ) {
        let axis = stack.direction
        let own = line.filter { subject.tree.style(of: $0).alignSelf == .auto }
        if !own.isEmpty, wholly || stack.alignItems != .stretch {
            mark(
                stack.effectiveAlignment, own, along: axis, over: subject.frames[index][axis], "alignItems", subject,
                &marks)
        }
        for child in line where subject.tree.style(of: child).alignSelf != .auto {
            let place = subject.tree.style(of: child).alignSelf.rawValue
            mark(place, [child], along: axis, over: subject.frames[child][axis], "alignSelf", subject, &marks)
        }
    }

    /// A line along an edge or the middle of some children, named after the property that put them there.
    private static func mark(
        _ place: String, _ children: [Int], along axis: Axis, over span: ClosedRange<Double>, _ property: String,
        _ subject: Subject, _ marks: inout Marks
    ) {
        let frames = children.map { subject.frames[$0][axis.cross] }
        let isMirrored = axis == .vertical && subject.isRightToLeft
        let (first, last) = (frames.map(\.lowerBound).min() ?? 0, frames.map(\.upperBound).max() ?? 0)
        let positions: [Double] =
            switch place {
            case "start": [isMirrored ? last : first]
            case "end": [isMirrored ? first : last]
            case "center": [(first + last) / 2]
            case "stretch": [first, last]
            default: []
            }
        let long = (span.lowerBound - 8)...(span.upperBound + 8)
        let lines = positions.map { position in
            var guide = LineMark(
                segment: Segment(long, at: position, axis: axis), hue: Hue(axis.cross), style: .pattern([4, 2]),
                width: 1.5)
            guide.gaps = subject.gaps(for: subject.textFrames, in: guide.segment)
            return marks.add(guide)
        }
        guard let line = lines.last else { return }
        marks.labels.append(
            LabelMark(text: "\(property) \(place)", hue: Hue(axis.cross), place: .atEnd(line)))
    }
}

extension Annotation {
    /// The lines at which stacks align their children.
    public static let alignment = Annotation("alignment")
}

extension StackLayout {
    /// The alignment across the stack, whichever of its properties says it.
    fileprivate var effectiveAlignment: String {
        switch direction {
        case .horizontal:
            switch verticalAlignment {
            case .top: "start"
            case .center: "center"
            case .bottom: "end"
            case nil: alignItems.rawValue
            }
        case .vertical:
            switch horizontalAlignment {
            case .left: "start"
            case .middle: "center"
            case .right: "end"
            case nil: alignItems.rawValue
            }
        }
    }
}
