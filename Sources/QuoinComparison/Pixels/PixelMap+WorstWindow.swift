import QuoinGeometry

extension PixelMap {
    /// The square in which the most pixels belong to the set, the first of several from the top.
    ///
    /// - Parameter side: in pixels, 1 or more; at most what the picture has is used.
    public func worstWindow(side: Int) -> (window: PixelRect, count: Int) {
        let (across, down) = (max(1, min(side, width)), max(1, min(side, height)))
        var best = (window: PixelRect(x: 0, y: 0, width: min(across, width), height: min(down, height)), count: 0)
        guard let bounds else { return best }
        // A square that reaches farther right or down than what differs can be moved back without losing any of it.
        let columns = bounds.x..<bounds.maxX
        var sums = [Int](repeating: 0, count: width)
        for bottom in bounds.y..<bounds.maxY {
            add(row: bottom, of: columns, to: &sums, 1)
            if bottom - down >= bounds.y { add(row: bottom - down, of: columns, to: &sums, -1) }
            var sum = 0
            for x in columns {
                sum += sums[x]
                if x - across >= columns.lowerBound { sum -= sums[x - across] }
                guard sum > best.count else { continue }
                let (left, top) = (max(x - across + 1, 0), max(bottom - down + 1, 0))
                best = (PixelRect(x: left, y: top, width: across, height: down), sum)
            }
        }
        return best
    }

    private func add(row: Int, of columns: Range<Int>, to sums: inout [Int], _ sign: Int) {
        for x in columns where self[x, row] { sums[x] += sign }
    }
}
