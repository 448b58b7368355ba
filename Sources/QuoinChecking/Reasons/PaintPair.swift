import QuoinFiles

/// The display lists of a document and of a changed one, of the same size.
struct PaintPair {
    let old: PaintedLayout
    let new: PaintedLayout
    let renderer: DocumentRenderer

    /// Whether the pictures differ.
    ///
    /// - Throws: a `QuoinError` if one of them cannot be drawn.
    func differs() throws(QuoinError) -> Bool { try differ(old.list, new.list, on: canvas) }

    private var canvas: Rect { Rect(origin: .zero, size: old.list.size) }

    /// The smallest and the largest margin beyond the canvas that is compared, in points.
    private static let margins = 256.0...1_024

    /// Whether the pictures differ on a canvas that is larger on all sides.
    var differsBeyondCanvas: Bool { areDifferent(old.list, new.list, on: largerCanvas) }

    private var largerCanvas: Rect {
        let extent = max(canvas.size.width, canvas.size.height)
        return canvas.grown(by: min(max(extent, Self.margins.lowerBound), Self.margins.upperBound))
    }

    /// Whether the pictures differ without what is painted later.
    var differsBeforeRest: Bool {
        let ends = ends
        return areDifferent(old.list.prefix(ends.old), new.list.prefix(ends.new), on: canvas)
    }

    /// The number of commands of each list up to the last that differs, with the groups that these open.
    private var ends: (old: Int, new: Int) {
        let differing = new.list.differing(from: old.list)
        return (old.list.end(ofGroupsIn: differing.old), new.list.end(ofGroupsIn: differing.new))
    }

    /// Whether the pictures differ without clips, on a canvas that is larger on all sides.
    var differsWithoutClips: Bool { areDifferent(old.list.withoutClips, new.list.withoutClips, on: largerCanvas) }

    /// The paint over the change, in words that follow `covered`: the first element with which the pictures are the
    /// same, if it covers the change alone.
    var cover: String {
        let ends = ends
        let rest = old.list.commands.count - ends.old
        var (low, high) = (1, rest)
        while low < high {
            let middle = (low + high) / 2
            let isSeen = areDifferent(
                old.list.prefix(ends.old + middle), new.list.prefix(ends.new + middle), on: canvas)
            if isSeen { low = middle + 1 } else { high = middle }
        }
        let last = ends.old + low - 1
        guard rest > 0, old.list.commands.indices.contains(last), let element = old.list.commands[last].element,
            let tree = old.list.tree
        else { return "" }
        let coversAlone = !areDifferent(
            old.list.prefix(ends.old + low).without(ends.old..<last),
            new.list.prefix(ends.new + low).without(ends.new..<(ends.new + low - 1)), on: canvas)
        let name = tree.shownName(of: element)
        return coversAlone ? "by \(name)" : "by \(name) and what is below it"
    }

    private func areDifferent(_ one: DisplayList, _ other: DisplayList, on canvas: Rect) -> Bool {
        (try? differ(one, other, on: canvas)) ?? false
    }

    /// The side of a small part of a picture, in points.
    private static let tileSide = 64.0
    /// The height of what is drawn at a time, in points. Pictures of a whole area can take 100 MB.
    private static let bandHeight = 256.0

    /// Draws only what can differ, and of that first a small part, because that shows most changes.
    private func differ(_ one: DisplayList, _ other: DisplayList, on canvas: Rect) throws(QuoinError) -> Bool {
        let area = other.differingArea(from: one).map { $0.roundedOut.intersection(canvas) } ?? canvas
        guard area.size.width > 0, area.size.height > 0 else { return false }
        let tile = Size(min(area.size.width, Self.tileSide), min(area.size.height, Self.tileSide))
        if tile != area.size, try differ(one, other, in: Rect(origin: area.origin, size: tile)) { return true }
        for top in stride(from: area.minY, to: area.maxY, by: Self.bandHeight) {
            let height = min(Self.bandHeight, area.maxY - top)
            if try differ(one, other, in: Rect(area.minX, top, area.size.width, height)) { return true }
        }
        return false
    }

    private func differ(_ one: DisplayList, _ other: DisplayList, in area: Rect) throws(QuoinError) -> Bool {
        try renderer.bitmap(one.cropped(to: area), of: old.layout)
            != renderer.bitmap(other.cropped(to: area), of: new.layout)
    }
}

extension Rect {
    /// The smallest rectangle of whole points around it, with a point more for soft edges.
    fileprivate var roundedOut: Rect {
        let (left, top) = (minX.rounded(.down) - 1, minY.rounded(.down) - 1)
        return Rect(left, top, maxX.rounded(.up) + 1 - left, maxY.rounded(.up) + 1 - top)
    }
}

extension DisplayList {
    /// The number of commands up to the end of a range, and of the groups that are opened in it.
    fileprivate func end(ofGroupsIn range: Range<Int>) -> Int {
        range.reduce(range.upperBound) { end, index in
            guard case .pushGroup = commands[index].operation else { return end }
            return max(end, commands[...].end(ofGroupAt: index) + 1)
        }
    }

    /// The list up to a command, with all open groups, clips and transforms closed.
    fileprivate func prefix(_ count: Int) -> DisplayList {
        var copy = self
        copy.commands = Array(commands.prefix(count))
        copy.commands += DisplayOperation.closing(copy.commands.map(\.operation)).map { DisplayCommand($0) }
        return copy
    }

    /// The list without what some of its commands paint. The groups and clips that they open and close stay.
    fileprivate func without(_ range: Range<Int>) -> DisplayList {
        var copy = self
        copy.commands = commands.enumerated().filter { !range.contains($0.offset) || !$0.element.operation.paints }
            .map(\.element)
        return copy
    }

    fileprivate var withoutClips: DisplayList {
        var copy = self
        copy.commands = commands.filter { command in
            switch command.operation {
            case .pushClip, .popClip: false
            default: true
            }
        }
        return copy
    }

    /// The commands of two lists, without those that they share at the start and at the end.
    fileprivate func differing(from other: DisplayList) -> (old: Range<Int>, new: Range<Int>) {
        let (old, new) = (other.commands, commands)
        var start = 0
        while start < old.count, start < new.count, old[start].operation == new[start].operation { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start,
            old[old.count - 1 - end].operation == new[new.count - 1 - end].operation
        {
            end += 1
        }
        return (start..<(old.count - end), start..<(new.count - end))
    }

    /// An area outside of which the pictures of two lists are the same; `nil` if none is known.
    fileprivate func differingArea(from other: DisplayList) -> Rect? {
        let differing = differing(from: other)
        let open = DisplayOperation.closing(commands[..<differing.new.lowerBound].map(\.operation))
        let rest = [commands[differing.new.lowerBound...], other.commands[differing.old.lowerBound...]]
        guard !open.contains(.popGroup), !open.contains(.popTransform),
            !rest.joined().contains(where: \.operation.readsBackdrop)
        else { return nil }
        let areas = [part(with: differing.new), other.part(with: differing.old)].compactMap(\.paintedBounds)
        return areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    }

    /// Some commands, and those after them up to where all is closed that they open.
    private func part(with range: Range<Int>) -> ArraySlice<DisplayCommand> {
        var (end, open) = (range.lowerBound, 0)
        while end < commands.count, end < range.upperBound || open > 0 {
            open = Swift.max(open + commands[end].operation.nesting, 0)
            end += 1
        }
        return commands[range.lowerBound..<end]
    }
}

extension DisplayOperation {
    /// Whether a pixel that it paints depends on those that were painted around it.
    fileprivate var readsBackdrop: Bool {
        switch self {
        case .blurBackdrop, .filterBackdrop: true
        default: false
        }
    }

    /// 1 if it opens something, and -1 if it closes something.
    fileprivate var nesting: Int {
        switch self {
        case .pushClip, .pushGroup, .pushTransform, .pushLink: 1
        case .popClip, .popGroup, .popTransform, .popLink: -1
        default: 0
        }
    }
}
