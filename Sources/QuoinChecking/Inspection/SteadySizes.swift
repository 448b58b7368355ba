import QuoinLayout

/// The sizes that should change little from one width to the next, and what may change them by more: texts that break into
/// other lines, and rows that wrap.
struct SteadySizes {
    /// The sizes of images, boxes and buttons, however they are written, by element.
    private var sizes: [Int: Size] = [:]
    /// The height of the lines of each text, in points.
    private var textHeights: [Int: Double] = [:]
    /// The widths of the texts that are no wider than their lines, in points.
    private var textWidths: [Int: Double] = [:]
    /// The first child of each line of each stack that wraps.
    private var lineStarts: [Int: [Int]] = [:]
    private let tree: LayoutTree

    init(_ inspection: LayoutInspection) {
        let (scene, layout) = (inspection.scene, inspection.layout)
        tree = layout.tree
        for item in inspection.items where item.text == nil { sizes[item.index] = layout.frames[item.index].size }
        for text in inspection.texts {
            textHeights[text.index] = text.lines.size.height
            let isTight = text.frame.size.width < text.lines.size.width + 1
            textWidths[text.index] = isTight ? text.frame.size.width : nil
        }
        for target in scene.targets where inspection.isShown(target) { sizes[target] = layout.frames[target].size }
        for container in scene.containers where container.wraps && inspection.isShown(container.index) {
            lineStarts[container.index] = container.lineStarts(in: layout)
        }
    }

    /// The smallest change that counts as a jump, as a share of the extent.
    private static let leastShare = 0.25

    /// An extent that changes from a width to the next larger one, in points.
    typealias Jump = (index: Int, axis: Axis, narrower: Double, wider: Double)

    /// The jumps to the sizes at the next larger width, which are larger than a number of points. Of elements within one
    /// another, the outermost is named.
    func jumps(to wider: SteadySizes, above most: Double) -> [Jump] {
        Axis.allCases.flatMap { axis -> [Jump] in
            let jumping = sizes.filter { index, size in
                guard let other = wider.sizes[index]?[axis] else { return false }
                let (extent, change) = (size[axis], abs(size[axis] - other))
                return change > most && change > Self.leastShare * max(extent, other)
                    && !isNatural(change, of: index, along: axis, to: wider)
            }
            return jumping.keys.sorted().filter { index in
                !sequence(first: index, next: tree.parent).dropFirst().contains { jumping[$0] != nil }
            }.map { ($0, axis, sizes[$0]?[axis] ?? 0, wider.sizes[$0]?[axis] ?? 0) }
        }
    }

    /// Whether a change is that of texts with other lines, as of a bar beside one of them, or of a row that wraps.
    private func isNatural(_ change: Double, of index: Int, along axis: Axis, to wider: SteadySizes) -> Bool {
        let wrapping = lineStarts.filter { wider.lineStarts[$0.key] != $0.value }.keys
        if axis == .vertical {
            let lines = textHeights.reduce(0) { $0 + abs($1.value - (wider.textHeights[$1.key] ?? $1.value)) }
            if !wrapping.isEmpty || change <= lines + 1 { return true }
        } else if textWidths.contains(where: { text, width in
            // What is as wide as a text has the width of its longest line.
            guard let other = wider.textWidths[text], tree.contains(text, in: index) else { return false }
            return textHeights[text] != wider.textHeights[text] && change <= abs(width - other) + 1
        }) {
            return true
        }
        return wrapping.contains { tree.contains(index, in: $0) }
    }
}

extension Container {
    /// The first child of each line of a stack that wraps.
    fileprivate func lineStarts(in layout: Layout) -> [Int] {
        var starts: [Int] = []
        var end = -Double.infinity
        for child in children where !layout.leftOut.contains(child) {
            let (start, extent) = (layout.frames[child].origin[axis.cross], layout.frames[child].size[axis.cross])
            if start >= end - 0.01 { starts.append(child) }
            end = start >= end - 0.01 ? start + extent : max(end, start + extent)
        }
        return starts
    }
}
