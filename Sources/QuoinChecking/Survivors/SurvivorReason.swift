import QuoinCairo
import QuoinComparison
import QuoinDeclarations
import QuoinDocument
import QuoinFiles
import QuoinGeometry
import QuoinLayout
import QuoinScene

/// Finds why no picture shows a change.
struct SurvivorReason {
    let subject: MutationSubject
    let mutant: Mutant
    /// The document before the change.
    let root: SourceNode
    /// Reads a changed document; `nil` if it is faulty.
    let read: (SourceNode) -> Document?

    /// The reason if nothing else is painted in any picture.
    func ofSamePaint(_ changed: Document) -> (reason: Survivor.Reason, detail: String) {
        if let warning = warning { return (.noEffect, warning) }
        if let other = otherValue { return (.clamped, "but \(other) has an effect") }
        if let canvas = otherCanvas(changed) { return (.otherCanvas, "as \(canvas)") }
        return (.noEffect, subject.content.diagram == nil ? "on no canvas that was tried" : "")
    }

    /// The reason if a picture does not show what else is painted.
    func ofUnseen(
        picture: Int, _ layout: DocumentLayout, _ list: DisplayList
    ) -> (reason: Survivor.Reason, detail: String) {
        let drawn = subject.pictures[picture]
        if let hidden = byRules(drawn, layout, list) { return (hidden, "") }
        let (old, new) = list.differing(from: drawn.list)
        let bounds = [drawn.list.commands[old].paintedBounds, list.commands[new].paintedBounds].compactMap(\.self)
        let canvas = Rect(origin: .zero, size: list.size)
        let isOutside = bounds.allSatisfy { area in
            let seen = area.overlap(with: canvas)
            return seen.size.width == 0 || seen.size.height == 0
        }
        if isOutside { return (.outside, "beyond the canvas") }
        // What is painted later is left out: if the rest differs, it is covered.
        let (before, after) = (drawn.list.prefix(old.upperBound), list.prefix(new.upperBound))
        if differ(before, after, drawn, layout) {
            return (.covered, coveringElement(drawn, layout, list, old.upperBound, new.upperBound))
        }
        if differ(before.withoutClips, after.withoutClips, drawn, layout) { return (.outside, "cut off by a clip") }
        return (.noEffect, "less than a pixel shows")
    }

    // MARK: - Rules

    private func byRules(
        _ drawn: MutationSubject.DrawnVariant, _ layout: DocumentLayout, _ list: DisplayList
    ) -> Survivor.Reason? {
        let rules = subject.rules
        guard rules != ComparisonRules(), (try? subject.renderer.bitmap(list, of: layout)) != drawn.bitmap else {
            return nil
        }
        var masksAlone = ComparisonRules()
        masksAlone.masks = rules.masks
        masksAlone.maskGrowth = rules.maskGrowth
        let isMasked = (try? subject.isAccepted(by: masksAlone, list, layout, in: drawn)) == true
        return isMasked && !rules.masks.isEmpty ? .mask : .threshold
    }

    // MARK: - Paint

    private func differ(
        _ one: DisplayList, _ other: DisplayList, _ drawn: MutationSubject.DrawnVariant, _ layout: DocumentLayout
    ) -> Bool {
        guard let before = try? subject.renderer.bitmap(one, of: drawn.layout),
            let after = try? subject.renderer.bitmap(other, of: layout)
        else { return false }
        return before != after
    }

    /// What lies over a change: the first element with which both pictures are the same.
    private func coveringElement(
        _ drawn: MutationSubject.DrawnVariant, _ layout: DocumentLayout, _ list: DisplayList, _ old: Int, _ new: Int
    ) -> String {
        let rest = drawn.list.commands.count - old
        var (low, high) = (1, rest)
        while low < high {
            let middle = (low + high) / 2
            let isSeen = differ(drawn.list.prefix(old + middle), list.prefix(new + middle), drawn, layout)
            if isSeen { low = middle + 1 } else { high = middle }
        }
        guard rest > 0, drawn.list.commands.indices.contains(old + low - 1),
            let index = drawn.list.commands[old + low - 1].element, let tree = drawn.list.tree
        else { return "" }
        return "by \(tree.shownName(of: index))"
    }

    // MARK: - Values

    /// What the document is warned of at the same line: `flexGrow has no effect: …`.
    private var warning: String? {
        let warnings = subject.content.warnings + subject.pictures.flatMap(\.layout.warnings)
        let own = warnings.first { warning in
            warning.message.hasPrefix(mutant.key + " ") && mutant.path.hasPrefix(warning.documentPath(in: mutant))
                && warning.place.map { $0 <= mutant.place && mutant.place.line - $0.line < 12 } ?? false
        }
        return own.map { String($0.message.dropFirst(mutant.key.count + 1)) }
    }

    /// Another number at the same place that has an effect.
    private var otherValue: String? {
        guard let number = mutant.number else { return nil }
        let values = [number / 2, 0, number * 4 + 16].filter { $0 != number }.map { shortDescription($0) }
        return values.first { value in
            guard let other = read(mutant.replaced(by: value, in: root)) else { return false }
            if case .seen = subject.verdict(on: other) { return true }
            return false
        }
    }

    /// A canvas on which something else is painted, in words that follow `as`.
    private func otherCanvas(_ changed: Document) -> String? {
        guard let drawn = subject.pictures.first, subject.content.diagram == nil else { return nil }
        let own = drawn.variant.canvas
        var trials: [(words: String, change: (inout Canvas) -> Void)] = []
        for factor in [0.6, 0.8, 1.3, 2] {
            let width = (drawn.list.size.width * factor).rounded()
            trials.append(("at \(shortDescription(width)) pt", { $0.range[.horizontal] = ExtentRange(exactly: width) }))
        }
        if own.range[.vertical].isExact || own.range[.vertical].max.isFinite {
            for factor in [0.6, 1.5] {
                let height = (drawn.list.size.height * factor).rounded()
                trials.append(
                    (
                        "at a height of \(shortDescription(height)) pt",
                        { $0.range[.vertical] = ExtentRange(exactly: height) }
                    ))
            }
        }
        trials.append(("in the dark appearance", { $0.appearance = $0.appearance == .light ? .dark : .light }))
        trials.append(("from right to left", { $0.direction = .rightToLeft }))
        trials.append(("at text scale 2", { $0.textScale *= 2 }))
        return trials.first { trial in
            var variant = drawn.variant
            trial.change(&variant.canvas)
            guard let before = list(of: subject.content, on: variant), let after = list(of: changed, on: variant) else {
                return false
            }
            return !after.paintsSame(as: before)
        }?.words
    }

    private func list(of content: Document, on variant: CanvasVariant) -> DisplayList? {
        guard let layout = try? subject.renderer.layOut(content, subject.document.file, on: variant) else { return nil }
        return try? subject.renderer.displayList(of: layout)
    }
}

extension Diagnostic {
    /// The start of the paths of values in the element that the warning is about, if its path is one of documents.
    fileprivate func documentPath(in mutant: Mutant) -> String { mutant.path.hasPrefix(path) ? path : "" }
}

extension DisplayList {
    /// The list up to a command, with the groups, clips and transforms closed that are open there.
    fileprivate func prefix(_ count: Int) -> DisplayList {
        var copy = self
        copy.commands = Array(commands.prefix(count))
        var open: [DisplayOperation] = []
        for command in copy.commands {
            switch command.operation {
            case .pushClip: open.append(.popClip)
            case .pushGroup: open.append(.popGroup)
            case .pushTransform: open.append(.popTransform)
            case .pushLink: open.append(.popLink)
            case .popClip, .popGroup, .popTransform, .popLink: _ = open.popLast()
            default: break
            }
        }
        copy.commands += open.reversed().map { DisplayCommand($0) }
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
}
