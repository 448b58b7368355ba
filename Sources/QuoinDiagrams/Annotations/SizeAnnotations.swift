import QuoinScene

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

/// The width and height of an element with a fixed ratio.
enum RatioAnnotation: AnnotationMaker {
    static let annotation = Annotation.ratios

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? RatioLayout else { return }
        let frame = subject.frames[index]
        let width = subject.text(ofLength: frame.size.width)
        let part = kind.ratio == 1 ? "the width" : "\(numberText(kind.ratio)) of the width"
        let height = "\(part) = \(subject.text(ofLength: frame.size.height))"
        for (axis, text) in [(Axis.horizontal, width), (.vertical, height)] {
            marks.addDimension(axis, frame[axis], across: frame[axis.cross], text, .size, place: .beside)
        }
    }
}

/// The size range that an element was offered, as a dashed outline around its actual size.
enum ProposalAnnotation: AnnotationMaker {
    static let annotation = Annotation.proposals
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let range = subject.trace.offer(to: index)?.range, showsAll || subject.tree.children(of: index).isEmpty
        else { return }
        let frame = subject.frames[index]
        var offer = frame
        for axis in Axis.allCases where range.max[axis] < LayoutTree.extentLimit {
            offer.size[axis] = range.max[axis] * subject.zoom
            offer.origin[axis] = subject.start(of: offer.size[axis], offeredTo: index, along: axis)
        }
        marks.addOutline(offer, .room, style: .pattern([3, 3]), meaning: "offered")
        marks.addOutline(frame, .size, meaning: "chosen")
        marks.addLabel(
            "offered \(range[.horizontal].text) × \(range[.vertical].text)", .room,
            .within(offer, [.below, .above, .bottomRight, .topRight, .after]))
        marks.addLabel(
            "\(numberText(frame.size.width / subject.zoom)) × \(numberText(frame.size.height / subject.zoom))", .size,
            .within(frame, [.center, .topLeft, .bottomLeft, .below, .above]))
    }
}

extension Subject {
    /// The start of an offered extent: that of the element, moved so that the extent is inside the parent if it fits.
    fileprivate func start(of extent: Double, offeredTo index: Int, along axis: Axis) -> Double {
        let own = frames[index][axis]
        let isMirrored = axis == .horizontal && isRightToLeft
        let start = isMirrored ? own.upperBound - extent : own.lowerBound
        guard let parent = tree.parent(of: index).map({ frames[$0][axis] }) else { return start }
        return isMirrored
            ? max(start, min(parent.lowerBound, own.lowerBound))
            : min(start, max(parent.upperBound - extent, parent.lowerBound))
    }
}

extension ExtentRange {
    /// `300` for an exact extent, else `0…300`.
    fileprivate var text: String {
        let upper = max < LayoutTree.extentLimit ? numberText(max) : "∞"
        return isExact ? upper : "\(numberText(min))…\(upper)"
    }
}

extension Annotation {
    /// Widths and heights.
    public static let sizes = Annotation("sizes")
    /// Minimum and maximum extents.
    public static let ranges = Annotation("ranges")
    /// The widths and heights of elements with a fixed ratio.
    public static let ratios = Annotation("ratios")
    /// The size ranges that elements were offered, and their actual sizes.
    public static let proposals = Annotation("proposals")
}
