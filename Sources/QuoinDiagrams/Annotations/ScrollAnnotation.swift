import QuoinScene

/// The viewport of a scroll node and its content: hidden parts are faint, and the bounds of the content are dashed.
enum ScrollAnnotation: AnnotationMaker {
    static let annotation = Annotation.scroll

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? ScrollNode,
            let content = subject.tree.children(of: index).first
        else { return }
        let viewport = subject.frames[index]
        var frame = subject.frames[content]
        if let size = kind.contentSize { frame.size = Size(size.width * subject.zoom, size.height * subject.zoom) }
        marks.faintElements.append(content)
        marks.addOutline(frame, .size, style: line, width: 1)
        marks.addOutline(viewport, .position, width: 2, meaning: "viewport")
        marks.addLegend(.outline(line, width: 1), .size, "content")
        for axis in Axis.allCases where showsAll || kind.contentOffset[axis] != 0 {
            let (start, end) = (frame[axis].lowerBound, viewport[axis].lowerBound)
            guard end - start > 0.5 else { continue }
            let text = "contentOffset \(subject.text(ofLength: end - start))"
            marks.addDimension(axis, start...end, across: viewport[axis.cross], text, .size, place: .within)
        }
    }

    private static let line = Border.LineStyle.pattern([6, 3])
}

extension Annotation {
    /// The viewports of scroll nodes, with their whole content.
    public static let scroll = Annotation("scroll")
}
