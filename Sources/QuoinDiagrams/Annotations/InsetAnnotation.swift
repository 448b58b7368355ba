import QuoinLayout

/// The room that an inset leaves around its child: hatched, with a line from the child's edge to the inset's.
enum InsetAnnotation: AnnotationMaker {
    static let annotation = Annotation.insets

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? InsetLayout,
            let child = subject.tree.children(of: index).first
        else { return }
        let (outer, inner) = (subject.frames[index], subject.frames[child])
        for axis in Axis.allCases {
            let across = inner[axis.cross]
            let ends = [
                (kind.insets.leading(axis), outer[axis].lowerBound, inner[axis].lowerBound),
                (kind.insets.trailing(axis), inner[axis].upperBound, outer[axis].upperBound),
            ]
            for (wish, near, far) in ends where wish != 0 && abs(near - far) > 0.5 {
                let span = min(near, far)...max(near, far)
                marks.bands.append(
                    Band(
                        area: Rect(span, band(axis, outer, inner), axis: axis), hue: Hue(axis),
                        pattern: .rising))
                marks.dimensions.append(
                    DimensionMark(
                        axis, span, across: across, subject.text(of: wish, as: far - near), room: .within))
                marks.explain(.band(.rising), Hue(axis), "inset")
            }
        }
    }

    /// Bands at the top and the bottom take the corners, so that none is hatched twice.
    private static func band(_ axis: Axis, _ outer: Rect, _ inner: Rect) -> ClosedRange<Double> {
        let cross = axis.cross
        guard axis == .horizontal else { return outer[cross] }
        return outer[cross].common(with: inner[cross]) ?? inner[cross]
    }
}

extension Annotation {
    /// The distances of an inset.
    public static let insets = Annotation("insets")
}
