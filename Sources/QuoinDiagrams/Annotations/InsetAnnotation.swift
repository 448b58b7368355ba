import QuoinLayout

/// The insets around a child: hatched, each with its distance.
enum InsetAnnotation: AnnotationMaker {
    static let annotation = Annotation.insets

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? InsetLayout,
            let child = subject.tree.children(of: index).first
        else { return }
        let (outer, inner) = (subject.frames[index], subject.frames[child])
        for axis in Axis.allCases {
            let ends = [
                (kind.insets.leading(axis), outer[axis].lowerBound, inner[axis].lowerBound),
                (kind.insets.trailing(axis), inner[axis].upperBound, outer[axis].upperBound),
            ]
            for (requested, near, far) in ends where requested != 0 && abs(near - far) > 0.5 {
                let span = min(near, far)...max(near, far)
                let band = Rect(span, bandAcross(axis, outer, inner), axis: axis)
                marks.addBand(band, MarkRole(axis), .rising, meaning: "inset")
                let text = subject.text(of: requested, as: far - near)
                marks.dimensions.append(DimensionMark(axis, span, across: inner[axis.cross], text, place: .within))
            }
        }
    }

    /// The extent of a band across its axis. The corners belong to the bands on the left and right, so that none is
    /// hatched twice.
    private static func bandAcross(_ axis: Axis, _ outer: Rect, _ inner: Rect) -> ClosedRange<Double> {
        let cross = axis.cross
        guard axis == .horizontal else { return outer[cross] }
        return outer[cross].common(with: inner[cross]) ?? inner[cross]
    }
}

extension Annotation {
    /// The distances of an inset.
    public static let insets = Annotation("insets")
}
