import QuoinScene

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

extension Annotation {
    /// The center lines of centered elements.
    public static let centers = Annotation("centers")
}
