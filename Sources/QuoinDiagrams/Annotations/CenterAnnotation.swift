import QuoinLayout
import QuoinScene

/// The middle lines of what is centered: dashes and dots, as on a technical drawing.
enum CenterAnnotation: AnnotationMaker {
    static let annotation = Annotation.centers

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        let frame = subject.frames[index]
        for axis in axes(of: subject.tree.kind(of: index), wholly: wholly) {
            let span = (frame[axis.cross].lowerBound - 8)...(frame[axis.cross].upperBound + 8)
            var middle = LineMark(
                segment: Segment(span, at: frame[axis].middle, axis: axis.cross), hue: Hue(axis), style: line,
                isHard: false)
            middle.gaps = subject.gapsForTexts(in: middle.segment)
            marks.add(middle)
            marks.explain(.line(line, start: .plain, end: .plain), Hue(axis), "center line")
        }
    }

    private static let line = LineStyle.pattern([10, 3, 2, 3])

    /// The axes along which a kind centers.
    private static func axes(of kind: any LayoutKind, wholly: Bool) -> [Axis] {
        switch kind {
        case let center as CenterLayout:
            return [(center.axes.contains(.x), Axis.horizontal), (center.axes.contains(.y), .vertical)]
                .filter(\.0).map(\.1)
        case let relative as RelativeLayout:
            return [(relative.horizontal, Axis.horizontal), (relative.vertical, .vertical)]
                .filter { $0.0 == .center }.map(\.1)
        default: return wholly ? Axis.allCases : []
        }
    }
}

extension Annotation {
    /// The middle lines of what is centered.
    public static let centers = Annotation("centers")
}
