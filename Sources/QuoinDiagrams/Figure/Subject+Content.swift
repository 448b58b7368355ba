import QuoinLayout
import QuoinScene

extension Subject {
    /// Where lines of text stand.
    var textFrames: [Rect] {
        guard let shaper = environment[TextShaperKey.self] else { return [] }
        return elements.flatMap { index -> [Rect] in
            guard let node = tree.kind(of: index) as? TextNode else { return [] }
            let shaped = shaper.shape(node.text, in: layout.frames[index].size)
            return shaped.lines.map { $0.frame.scaled(by: zoom).moved(by: frames[index].origin) }
        }
    }

    /// What elements without children cover.
    var leafFrames: [Rect] {
        elements.filter { tree.children(of: $0).isEmpty && type(of: tree.kind(of: $0)).isNode }.map { frames[$0] }
    }

    /// The parts of a line that would strike texts through, as fractions of its length.
    func gaps(for texts: some Sequence<Rect>, in line: Segment) -> [ClosedRange<Double>] {
        texts.compactMap { line.part(in: $0.grown(by: 3)) }
    }
}
