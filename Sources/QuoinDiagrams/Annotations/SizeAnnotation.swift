import QuoinLayout

/// Widths and heights.
enum SizeAnnotation: AnnotationMaker {
    static let annotation = Annotation.sizes

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        let style = subject.tree.style(of: index)
        let axes = Axis.allCases.filter { wholly || !style.wish(along: $0).isAuto }
        let frame = subject.frames[index]
        if axes.count == 2, index != 0, !isAtEdge(frame, of: subject.bounds) {
            let texts = axes.map { text(of: index, along: $0, subject) }
            marks.labels.append(
                LabelMark(
                    text: texts.joined(separator: " × "), hue: .structure,
                    place: .within(frame, [.center, .below, .above, .behind, .before])))
            return
        }
        for axis in axes {
            marks.dimensions.append(
                DimensionMark(
                    axis, frame[axis], across: frame[axis.cross], text(of: index, along: axis, subject), room: .beside))
        }
    }

    /// Whether lines beside the figure would measure the element clearly on both axes.
    private static func isAtEdge(_ frame: Rect, of bounds: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            frame[axis].length > 60
                && (frame[axis].lowerBound - bounds[axis].lowerBound < 24
                    || bounds[axis].upperBound - frame[axis].upperBound < 24)
        }
    }

    private static func text(of index: Int, along axis: Axis, _ subject: Subject) -> String {
        let length = subject.frames[index][axis].length
        switch subject.tree.style(of: index).wish(along: axis) {
        case .auto: return subject.text(ofLength: length)
        case .points(let points): return subject.text(of: points, as: length)
        case .fraction: return "\(subject.tree.style(of: index).wish(along: axis)) = \(subject.text(ofLength: length))"
        }
    }
}

extension Annotation {
    /// Widths and heights.
    public static let sizes = Annotation("sizes")
}

extension ElementStyle {
    /// The extent that is asked for along an axis.
    func wish(along axis: Axis) -> Dimension { axis == .horizontal ? width : height }
}
