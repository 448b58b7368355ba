import QuoinLayout

/// An element's minimum and maximum extents: a bar between the two, with a dot at the actual extent.
enum RangeAnnotation: AnnotationMaker {
    static let annotation = Annotation.ranges

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let style = subject.tree.style(of: index)
        let parent = subject.tree.parent(of: index).map { subject.layout.frames[$0].size } ?? subject.layout.size
        for axis in Axis.allCases {
            let (_, least, most) = style.sizes(along: axis)
            guard !(least.isAuto && most.isAuto) else { continue }
            let range = ExtentRange(
                min: least.resolved(in: parent[axis], auto: 0), max: most.resolved(in: parent[axis], auto: .infinity))
            mark(
                range, along: axis, of: subject.frames[index],
                text: text(least, most, range, along: axis, of: index, in: subject),
                subject, &marks)
        }
    }

    private static func mark(
        _ range: ExtentRange, along axis: Axis, of frame: Rect, text: String, _ subject: Subject, _ marks: inout Marks
    ) {
        let isMirrored = axis == .horizontal && subject.isRightToLeft
        // A vertical arrow is too short for a label on it, which would leave too little of it.
        let open = max(frame[axis].length, range.min * subject.zoom) + (axis == .vertical ? 18 : 24)
        let (near, far) = (range.min * subject.zoom, range.max.isFinite ? range.max * subject.zoom : open)
        guard far > near else { return }
        func place(_ extent: Double) -> Double {
            isMirrored ? frame[axis].upperBound - extent : frame[axis].lowerBound + extent
        }
        let ends = [place(near), place(far)]
        var bar = DimensionMark(
            axis, min(ends[0], ends[1])...max(ends[0], ends[1]), across: frame[axis.cross], text, .size,
            place: .beside)
        if !range.max.isFinite {
            if isMirrored { bar.start = .arrow } else { bar.end = .arrow }
        }
        bar.point = place(frame[axis].length)
        bar.origin = place(0)
        marks.add(bar)
        marks.addLegend(.line(.solid, start: .bar, end: .bar), .size, "from minimum to maximum")
    }

    /// The limits and the actual extent: `min 60, now 100, max 200`.
    private static func text(
        _ least: LayoutDimension, _ most: LayoutDimension, _ range: ExtentRange, along axis: Axis, of index: Int,
        in subject: Subject
    ) -> String {
        let extent = subject.layout.frames[index].size[axis]
        let tolerance = 1 / subject.layout.grid.scale
        let (isShort, isLong) = (extent < range.min - tolerance, extent > range.max + tolerance)
        let words = [
            least.isAuto ? nil : "min \(least)\(isShort ? " not kept" : "")", "now \(measureText(extent))",
            most.isAuto ? nil : "max \(most)\(isLong ? " not kept" : "")",
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}

extension Annotation {
    /// Minimum and maximum extents.
    public static let ranges = Annotation("ranges")
}
