import CPangoCairo

extension ParagraphLayout {
    /// Moves the space between letters out of clusters, into which Pango also puts it, and keeps it behind them.
    ///
    /// - Returns: by how much that makes the line narrower than Pango broke it, in Pango's units.
    func closeClusters(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
        guard paragraph.hasSpacedClusters else { return 0 }
        if let known = surpluses[line] { return known }
        var surplus = 0
        var link = line.pointee.runs
        while let node = link {
            surplus += closeClusters(in: node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            link = node.pointee.next
        }
        surpluses[line] = surplus
        return surplus
    }

    private func closeClusters(in run: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        guard let item = run.pointee.item, item.pointee.analysis.level % 2 == 0,
            case let offset = Int(item.pointee.offset),
            let spacing = spacedParts.first(where: { $0.range.contains(offset) })?.spacing
        else { return 0 }
        let clusters = clusters(of: run, from: offset)
        guard clusters.contains(where: { !$0.isStart }) else { return 0 }
        let glyphs = UnsafeMutableBufferPointer(
            start: run.pointee.glyphs.pointee.glyphs, count: Int(run.pointee.glyphs.pointee.num_glyphs))
        let width = glyphs.reduce(0) { $0 + Int($1.geometry.width) }
        let (left, right) = Self.halves(of: PangoUnits.units(spacing))
        for (index, cluster) in clusters.enumerated() {
            let isLast = index + 1 == clusters.count
            // What Pango added, and what remains of it.
            var (before, behind) = (index > 0 && cluster.isStart ? left : 0, Int32(0))
            if !isLast, clusters[index + 1].isStart { behind = right }
            if cluster.isCursor {
                before -= index > 0 ? left : 0
                behind -= isLast ? 0 : right
            } else if glyphs[cluster.first].geometry.width == 0 {
                glyphs[cluster.first].geometry.x_offset += right
            }
            glyphs[cluster.first].geometry.width += before
            glyphs[cluster.first].geometry.x_offset += before
            glyphs[cluster.last].geometry.width += behind
        }
        return width - glyphs.reduce(0) { $0 + Int($1.geometry.width) }
    }

    /// Glyphs that belong together in shaping.
    private struct GlyphCluster {
        var first: Int
        var last: Int
        /// Whether Pango puts space before it and behind it.
        var isCursor: Bool
        /// Whether what readers see as one letter begins with it.
        var isStart: Bool
    }

    private func clusters(of run: UnsafeMutablePointer<PangoGlyphItem>, from offset: Int) -> [GlyphCluster] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        let letterStarts = letterStarts
        var clusters: [GlyphCluster] = []
        for index in 0..<Int(run.pointee.glyphs.pointee.num_glyphs) {
            if index > 0, starts[index] == starts[index - 1] {
                clusters[clusters.count - 1].last = index
            } else {
                let byte = offset + Int(starts[index])
                clusters.append(
                    GlyphCluster(
                        first: index, last: index, isCursor: letterStarts.pango.contains(byte),
                        isStart: letterStarts.own.contains(byte)))
            }
        }
        return clusters
    }

    /// How Pango divides the space between two letters.
    private static func halves(of spacing: Int32) -> (left: Int32, right: Int32) {
        var left = spacing / 2
        if spacing & (PANGO_SCALE - 1) == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
        return (left, spacing - left)
    }
}

extension ParagraphText {
    /// Whether letters that may consist of several characters have space between them.
    var hasSpacedClusters: Bool { spans.contains { $0.style.letterSpacing != 0 } && hasClusters }
}
