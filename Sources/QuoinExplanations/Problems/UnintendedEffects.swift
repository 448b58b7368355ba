import Quoin

/// The problems that a picture has and its reference does not. A reviewer has to see them separately, because they are
/// seldom intended.
package struct UnintendedEffects {
    private typealias Effect = (element: Int, problem: LayoutProblem)

    private let search: CauseSearch
    private let old: RecordInspection
    private let new: RecordInspection

    /// - Parameters:
    ///   - old: the pixels of the reference.
    ///   - new: the pixels of the new picture.
    package init(_ search: CauseSearch, from old: Bitmap, to new: Bitmap) {
        self.search = search
        self.old = RecordInspection(search.old, search.canvases.old, old)
        self.new = RecordInspection(search.new, search.canvases.new, new)
    }

    /// The problems in words: `` `title` is cut ``. Without figures, so that they are the same in many pictures; sorted,
    /// without duplicates.
    package var words: [String] {
        let shared = shared
        let covered = Set(shared.filter { if case .covered = $0.problem { true } else { false } }.map(\.element))
        // What is in front of a covered text is not its background.
        let pale = lowContrasts.filter { !covered.contains($0.element) }
        return Set((own + passing + shared + pale).map { "\(name(of: $0.element)) \($0.problem.words())" }).sorted()
    }

    private var matches: [Int: Int] { search.matching.oldIndices }

    private func name(of index: Int) -> String { search.subjects.name(of: index) }

    private func isWithin(_ index: Int, anyOf others: Set<Int>) -> Bool {
        !others.isEmpty && new.tree.ancestors(of: index).contains(where: others.contains)
    }

    // MARK: - Elements by themselves

    private var own: [Effect] {
        var squeezed: Set<Int> = []
        var effects: [Effect] = []
        for index in new.tree.elements.indices {
            guard let was = matches[index], !isWithin(index, anyOf: squeezed) else { continue }
            let (now, before) = (new.ownProblems(of: index), old.ownProblems(of: was))
            if now.contains(.squeezed), !before.contains(.squeezed), old.paints[was] {
                squeezed.insert(index)
                effects.append((index, .squeezed))
            } else if now.contains(.cut), !before.contains(.cut) {
                effects.append((index, .cut))
            } else if now.contains(.wrapped), !before.contains(.wrapped) {
                effects.append((index, .wrapped))
            }
        }
        return effects
    }

    private var lowContrasts: [Effect] {
        new.tree.elements.indices.filter { index in
            guard let was = matches[index], new.hasLowContrast(index) == true else { return false }
            return old.hasLowContrast(was) == false
        }.map { ($0, .lowContrast) }
    }

    // MARK: - In others

    /// The first element beyond each edge: the others only follow it.
    private var passing: [Effect] {
        var seen: Set<RecordInspection.Passage> = []
        var effects: [Effect] = []
        for index in new.tree.elements.indices {
            guard let was = matches[index] else { continue }
            let before = old.passages(of: was)
            var edges: Set<ChildContainment.Edge> = []
            for passage in new.passages(of: index) where !edges.contains(passage.edge) {
                if before.contains(where: { $0.edge == passage.edge && isFormer($0.container, passage.container) }) {
                    continue
                }
                edges.insert(passage.edge)
                if seen.insert(passage).inserted { effects.append((index, problem(of: passage))) }
            }
        }
        return effects
    }

    /// Whether two containers are the same, in the reference and in the new picture.
    private func isFormer(_ container: Int?, _ now: Int?) -> Bool {
        guard let now else { return container == nil }
        return container != nil && matches[now] == container
    }

    private func problem(of passage: RecordInspection.Passage) -> LayoutProblem {
        let inner = passage.container.flatMap { new.tree.elements[$0].frame == new.canvas.frame ? nil : $0 }
        return .passing(passage.edge, of: inner.map(name) ?? "the canvas")
    }

    /// The outermost elements that share an area, or that hide one another.
    private var shared: [Effect] {
        let changed = new.tree.elements.indices.filter { index in
            matches[index].map { old.tree.elements[$0].frame != new.tree.elements[index].frame } ?? true
        }
        let before = old.overlaps(among: Set(changed.compactMap { matches[$0] }))
        var reported: Set<[Int]> = []
        var effects: [Effect] = []
        for overlap in new.overlaps(among: Set(changed)).sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
            guard let lower = matches[overlap.lower] else { continue }
            let upper = matches[overlap.upper]
            // What was added is in front of something on purpose, unless it hides all of it.
            guard upper != nil || overlap.isCovered else { continue }
            let former = upper.flatMap { upper in
                before.first { Set([$0.lower, $0.upper]) == [lower, upper] }
            }
            let isCovered = overlap.isCovered && !(former?.isCovered == true && former?.lower == lower)
            guard former == nil || isCovered, !isReported(overlap, reported) else { continue }
            reported.insert([overlap.lower, overlap.upper])
            let other = name(of: overlap.upper)
            effects.append((overlap.lower, isCovered ? .covered(by: other) : .overlapping(other)))
        }
        return effects
    }

    /// Whether elements around two are reported.
    private func isReported(_ overlap: RecordInspection.Overlap, _ reported: Set<[Int]>) -> Bool {
        guard !reported.isEmpty else { return false }
        let uppers = [overlap.upper] + Array(new.tree.ancestors(of: overlap.upper))
        return ([overlap.lower] + Array(new.tree.ancestors(of: overlap.lower))).contains { lower in
            uppers.contains { reported.contains([min(lower, $0), max(lower, $0)]) }
        }
    }
}
