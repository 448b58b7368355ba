import QuoinLayout

/// Widths and heights.
enum SizeAnnotation: AnnotationMaker {
    static let annotation = Annotation.sizes

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let style = subject.tree.style(of: index)
        let axes = Axis.allCases.filter { showsAll || !style.sizes(along: $0).size.isAuto }
        let frame = subject.frames[index]
        if axes.count == 2, index != 0, !isAtEdge(frame, of: subject.bounds) {
            let texts = axes.map { text(of: index, along: $0, subject) }
            marks.addLabel(
                texts.joined(separator: " × "), .size, .within(frame, [.center, .below, .above, .after, .before]))
            return
        }
        for axis in axes {
            let text = text(of: index, along: axis, subject)
            marks.addDimension(axis, frame[axis], across: frame[axis.cross], text, .size, place: .beside)
        }
    }

    /// Whether the element is large and near the edges, so that dimensions beside the figure are clear on both axes.
    private static func isAtEdge(_ frame: Rect, of bounds: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            frame[axis].length > 60
                && (frame[axis].lowerBound - bounds[axis].lowerBound < 24
                    || bounds[axis].upperBound - frame[axis].upperBound < 24)
        }
    }

    private static func text(of index: Int, along axis: Axis, _ subject: Subject) -> String {
        let length = subject.frames[index][axis].length
        let extent = subject.tree.style(of: index).sizes(along: axis).size
        switch extent {
        case .auto: return subject.text(ofLength: length)
        case .points(let points): return subject.text(of: points, as: length)
        case .fraction: return "\(extent) = \(subject.text(ofLength: length))"
        }
    }
}

extension Annotation {
    /// Widths and heights.
    public static let sizes = Annotation("sizes")
}
