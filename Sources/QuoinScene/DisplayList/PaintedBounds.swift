import QuoinLayout

extension ArraySlice<DisplayCommand> {
    /// A rectangle that contains everything the commands paint, in the coordinates that apply where they begin; `nil`
    /// if they paint nothing. It may be too large, because clips and masks are ignored.
    package var paintedBounds: Rect? {
        var bounds = PaintedBounds()
        for command in self { bounds.add(command.operation) }
        return bounds.rect
    }

    /// The index of the command that closes a group, from the index of the command that opens it.
    package func end(ofGroupAt start: Index) -> Index {
        var depth = 0
        return self[start...].indices.first { index in
            if case .pushGroup = self[index].operation { depth += 1 }
            if case .popGroup = self[index].operation { depth -= 1 }
            return depth == 0
        } ?? index(before: endIndex)
    }
}

/// A rectangle around everything that operations paint.
private struct PaintedBounds {
    private(set) var rect: Rect?
    /// The open transforms, each concatenated with those around it.
    private var transforms: [TransformMatrix] = []
    /// The open groups, and what was painted before each.
    private var groups: [(group: PaintGroup, before: Rect?)] = []

    mutating func add(_ operation: DisplayOperation) {
        switch operation {
        case .fill(let shape, _), .innerShadow(let shape, _, _), .blurBackdrop(let shape, _),
            .filterBackdrop(let shape, _):
            add(shape.bounds)
        case .stroke(let path, let style, _): add(path.bounds.grown(by: style.reach))
        case .glyphs(let run, let origin, _): add(run.bounds(at: origin))
        case .glyphOutlines(let run, let origin, let style, _): add(run.bounds(at: origin).grown(by: style.reach))
        case .shadow(let shape, let spread, let cast):
            add(shape.bounds.grown(by: Swift.max(spread, 0) + cast.reach))
        case .pushGroup(let group):
            groups.append((group, rect))
            rect = nil
        case .popGroup:
            guard let (group, before) = groups.popLast() else { return }
            let painted = rect.map { $0.grown(by: group.reach * scale) }
            rect = before
            if let painted { rect = before?.union(painted) ?? painted }
        case .pushTransform(let transform):
            transforms.append((transforms.last ?? .identity).concatenating(transform))
        case .popTransform: _ = transforms.popLast()
        case .pushClip, .popClip, .pushLink, .popLink: break
        }
    }

    private mutating func add(_ area: Rect) {
        let moved = transforms.last?.bounds(of: area) ?? area
        rect = rect?.union(moved) ?? moved
    }

    /// An upper bound of the factor by which the open transforms enlarge.
    private var scale: Double {
        guard let matrix = transforms.last else { return 1 }
        return Swift.max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    }
}

extension PaintGroup {
    /// The greatest distance to which blur and shadows reach beyond what the group paints, in points.
    fileprivate var reach: Double { BlurReach.painted(blur) + (shadows.map(\.reach).max() ?? 0) }
}

extension ShadowCast {
    /// The greatest distance to which the shadow reaches beyond its source, in points.
    fileprivate var reach: Double { BlurReach.painted(radius) + offset.greatestDistance + 2 }
}

extension StrokeStyle {
    /// The greatest distance to which the line reaches beyond its path, in points: a sharp corner, or that of a square end.
    package var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 1.5) }
}

extension GlyphRun {
    /// A rectangle that contains the glyphs. It may be too large.
    package func bounds(at origin: Point) -> Rect {
        let places = glyphs.map { Rect(origin: origin + $0.position, size: .zero) }
        guard let first = places.first else { return .zero }
        return places.reduce(first) { $0.union($1) }.grown(by: 2 * size)
    }
}
