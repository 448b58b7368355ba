import QuoinScene

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

extension Annotation {
    /// The first and last baselines of texts, and the baselines that a stack aligns.
    public static let baselines = Annotation("baselines")
}
