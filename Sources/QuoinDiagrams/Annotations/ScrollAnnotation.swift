import QuoinLayout
import QuoinScene

/// The viewport of a scroll node on its content: what does not show is faint, and the content's bounds are dashed.
enum ScrollAnnotation: AnnotationMaker {
    static let annotation = Annotation.scroll

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? ScrollNode,
            let content = subject.tree.children(of: index).first
        else { return }
        let (viewport, frame) = (subject.frames[index], subject.frames[content])
        marks.ghosts.append(content)
        marks.outlines.append(OutlineMark(frame: frame, hue: .structure, style: line, width: 1))
        marks.outlines.append(OutlineMark(frame: viewport, hue: .layer, width: 2))
        marks.explain(.outline(.solid, width: 2), .layer, "viewport")
        marks.explain(.outline(line, width: 1), .structure, "content")
        for axis in Axis.allCases where wholly || kind.contentOffset[axis] != 0 {
            let span = (frame[axis].lowerBound, viewport[axis].lowerBound)
            guard span.1 - span.0 > 0.5 else { continue }
            marks.dimensions.append(
                DimensionMark(
                    axis, span.0...span.1, across: viewport[axis.cross],
                    "contentOffset \(subject.text(ofLength: span.1 - span.0))", room: .within))
        }
    }

    private static let line = LineStyle.pattern([6, 3])
}

extension Annotation {
    /// Viewports on content that is larger than they are.
    public static let scroll = Annotation("scroll")
}
