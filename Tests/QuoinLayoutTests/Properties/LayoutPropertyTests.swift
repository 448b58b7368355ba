import QuoinLayout
import Testing

/// What holds for every layout, tried on trees that are made up from a seed. A tree that breaks a property is made
/// smaller as long as it does, and printed.
@Suite("Properties of every layout")
struct LayoutPropertyTests {
    static let seeds = [UInt64](1...4)
    private static let treesPerSeed = 250

    /// Checks a property on many trees; the closure returns `nil` if it holds, and words if it does not.
    func check(
        seed: UInt64, step: Double = 1, _ property: (RandomTree, SizeRange) throws -> String?
    ) rethrows {
        var generator = TreeGenerator(seed: seed, step: step)
        for _ in 0..<Self.treesPerSeed {
            var tree = generator.tree()
            let range = generator.range()
            guard var problem = try property(tree, range) else { continue }
            while let (smaller, itsProblem) = try firstFailing(tree.smaller, in: range, property) {
                (tree, problem) = (smaller, itsProblem)
            }
            Issue.record("\(problem)\nin \(range):\n\(tree.testDescription)")
            return
        }
    }

    private func firstFailing(
        _ trees: [RandomTree], in range: SizeRange, _ property: (RandomTree, SizeRange) throws -> String?
    ) rethrows -> (RandomTree, String)? {
        for tree in trees {
            if let problem = try property(tree, range) { return (tree, problem) }
        }
        return nil
    }

    private func layout(
        _ tree: RandomTree, in range: SizeRange, scale: Double = 1, direction: LayoutDirection = .leftToRight
    ) throws -> Layout {
        try tree.element.layout(in: range, environment: LayoutEnvironment(scale: scale, direction: direction))
    }

    private func difference(_ a: [Rect], _ b: [Rect], in tree: LayoutTree, _ words: String) -> String? {
        for index in a.indices where a[index] != b[index] {
            return "\(tree.path(of: index)): \(a[index]), but \(b[index]) \(words)"
        }
        return nil
    }

    @Test("frames are numbers, and sizes are whole pixels that are not negative", arguments: seeds)
    func numbers(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            let layout = try layout(tree, in: range, scale: 2)
            for (index, frame) in layout.frames.enumerated() {
                let (size, origin) = (frame.size, frame.origin)
                let isSound =
                    size.width >= 0 && size.height >= 0 && origin.x.isFinite && origin.y.isFinite
                    && (size.width * 2).rounded() == size.width * 2 && (size.height * 2).rounded() == size.height * 2
                if !isSound { return "\(layout.tree.path(of: index)): \(frame)" }
            }
            return nil
        }
    }

    @Test("the root's size is within its range, rounded up", arguments: seeds)
    func rootSize(seed: UInt64) throws {
        try check(seed: seed) { tree, range in
            let size = try layout(tree, in: range).size
            return range.clamp(size) == size ? nil : "\(size)"
        }
    }

    @Test("the same tree gives the same layout", arguments: seeds)
    func determinism(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            let (first, second) = (try layout(tree, in: range), try layout(tree, in: range))
            return difference(first.frames, second.frames, in: first.tree, "the second time")
        }
    }

    @Test("laying out again gives the same, and takes no measuring", arguments: seeds)
    func idempotence(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            var engine = LayoutEngine(try LayoutTree(tree.element))
            let first = try engine.layout(in: range)
            let second = try engine.layout(in: range)
            return difference(first.frames, second.frames, in: first.tree, "when laid out again")
        }
    }

    @Test("what was measured before never changes a layout", arguments: seeds)
    func cache(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            var engine = LayoutEngine(try LayoutTree(tree.element))
            for other in [upTo(200, 200), sizes(150...150, free), exactly(90, 300), .unconstrained] {
                _ = try engine.layout(in: other)
            }
            // More ranges than are remembered.
            for width in 1...10 { _ = try engine.layout(in: upTo(Double(width) * 31, 120)) }
            let fresh = try layout(tree, in: range)
            return difference(fresh.frames, try engine.layout(in: range).frames, in: fresh.tree, "after other ranges")
        }
    }

    @Test("neither does what is remembered within one layout", arguments: seeds)
    func forgetting(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            let kept = try layout(tree, in: range)
            var engine = LayoutEngine(
                try LayoutTree(tree.element), environment: LayoutEnvironment(), keepsMeasurements: false)
            let forgotten = try engine.layout(in: range)
            return difference(kept.frames, forgotten.frames, in: kept.tree, "when everything is measured each time")
        }
    }

    @Test("an explanation agrees with the position in the layout", arguments: seeds)
    func explanations(seed: UInt64) throws {
        try check(seed: seed, step: 0.1) { tree, range in
            let trace = try tree.element.trace(in: range)
            let layout = try self.layout(tree, in: range)
            if let difference = difference(layout.frames, trace.layout.frames, in: layout.tree, "when traced") {
                return difference
            }
            // Where edges are rounded, a place depends on the roundings of all nodes above.
            guard !tree.roundsEdges else { return nil }
            for index in layout.frames.indices.prefix(30) where !layout.leftOut.contains(index) {
                let origin = origin(trace.ancestors(of: index), of: index, in: layout)
                if origin != layout.frames[index].origin {
                    return "\(layout.tree.path(of: index)): \(layout.frames[index]), explained at \(origin)"
                }
            }
            return nil
        }
    }

    /// Adds up the places of an explanation, rounded within each node.
    private func origin(_ steps: [Layout.LaidOutElement], of index: Int, in layout: Layout) -> Point {
        let chain = sequence(first: index) { layout.tree.parent(of: $0) }.reversed()
        var (origin, corner, place) = (Point.zero, Point.zero, Point.zero)
        for (element, step) in zip(chain, steps) {
            place = place + step.position
            origin = corner + layout.grid.ceil(place)
            if type(of: layout.tree.kind(of: element)).isNode { (corner, place) = (origin, .zero) }
        }
        return origin
    }

    @Test("right to left is a mirror image, where every element is its own node's", arguments: seeds)
    func mirror(seed: UInt64) throws {
        try check(seed: seed) { tree, range in
            // An edge in the middle of a pixel is rounded to the right, in the mirror too.
            guard !tree.roundsEdges else { return nil }
            let plain = try layout(tree, in: range)
            let mirrored = try layout(tree, in: range, direction: .rightToLeft)
            let width = plain.size.width
            let expected = plain.frames.map { Rect(width - $0.maxX, $0.minY, $0.size.width, $0.size.height) }
            return difference(expected, mirrored.frames, in: plain.tree, "in the mirror")
        }
    }

    @Test("twice the points are twice the frames at half the scale, where nothing is floored to points")
    func scale() throws {
        try check(seed: 11, step: 4) { tree, range in
            guard !tree.floorsToPoints else { return nil }
            let small = try layout(tree, in: range, scale: 2)
            let large = try layout(tree.doubled, in: range.doubled, scale: 1)
            let expected = small.frames.map {
                Rect($0.minX * 2, $0.minY * 2, $0.size.width * 2, $0.size.height * 2)
            }
            return difference(expected, large.frames, in: small.tree, "in the double")
        }
    }
}
