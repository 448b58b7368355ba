import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinValues

/// The display lists of a document and of a changed one, whose pictures are the same.
struct PaintPair {
    private let old: (list: DisplayList, layout: DocumentLayout)
    private let new: (list: DisplayList, layout: DocumentLayout)
    private let renderer: DocumentRenderer
    /// The number of commands of each list up to the last that differs, with the groups that these open.
    private let ends: (old: Int, new: Int)

    init(
        old: DisplayList, new: DisplayList, oldLayout: DocumentLayout, newLayout: DocumentLayout,
        _ renderer: DocumentRenderer
    ) {
        (self.old, self.new, self.renderer) = ((old, oldLayout), (new, newLayout), renderer)
        let differing = new.differing(from: old)
        ends = (old.end(ofGroupsIn: differing.old), new.end(ofGroupsIn: differing.new))
    }

    /// The smallest and the largest margin beyond the canvas that is compared, in points.
    private static let margins = 256.0...1_024

    /// Whether the pictures differ on a canvas that is larger on all sides.
    var differsBeyondCanvas: Bool { differ(old.list.grown(by: margin), new.list.grown(by: margin)) }

    private var margin: Double {
        let extent = max(old.list.size.width, old.list.size.height)
        return min(max(extent, Self.margins.lowerBound), Self.margins.upperBound)
    }

    /// Whether the pictures differ without what is painted later.
    var differsBeforeRest: Bool { differ(old.list.prefix(ends.old), new.list.prefix(ends.new)) }

    /// Whether the pictures differ without clips, on a canvas that is larger on all sides.
    var differsWithoutClips: Bool {
        differ(old.list.withoutClips.grown(by: margin), new.list.withoutClips.grown(by: margin))
    }

    /// The paint over the change, in words that follow `covered`: the first element with which the pictures are the
    /// same, if it covers the change alone.
    var cover: String {
        let rest = old.list.commands.count - ends.old
        var (low, high) = (1, rest)
        while low < high {
            let middle = (low + high) / 2
            let isSeen = differ(old.list.prefix(ends.old + middle), new.list.prefix(ends.new + middle))
            if isSeen { low = middle + 1 } else { high = middle }
        }
        let last = ends.old + low - 1
        guard rest > 0, old.list.commands.indices.contains(last), let element = old.list.commands[last].element,
            let tree = old.list.tree
        else { return "" }
        let coversAlone = !differ(
            old.list.prefix(ends.old + low).without(ends.old..<last),
            new.list.prefix(ends.new + low).without(ends.new..<(ends.new + low - 1)))
        let name = tree.shownName(of: element)
        return coversAlone ? "by \(name)" : "by \(name) and what is below it"
    }

    private func differ(_ one: DisplayList, _ other: DisplayList) -> Bool {
        guard let before = try? renderer.bitmap(one, of: old.layout),
            let after = try? renderer.bitmap(other, of: new.layout)
        else { return false }
        return before != after
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

    /// The list on a canvas that is larger on each side, in points.
    fileprivate func grown(by margin: Double) -> DisplayList {
        var copy = self
        copy.size = Size(size.width + 2 * margin, size.height + 2 * margin)
        copy.commands =
            [DisplayCommand(.pushTransform(.translation(margin, margin)))] + commands + [DisplayCommand(.popTransform)]
        return copy
    }
}
