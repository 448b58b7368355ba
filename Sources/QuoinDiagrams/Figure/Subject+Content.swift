import QuoinLayout
import QuoinScene

extension Subject {
    /// Where the lines of a text stand; nothing for another element.
    func lineFrames(of index: Int) -> [Rect] {
        guard let node = tree.kind(of: index) as? TextNode, let shaper = environment[TextShaperKey.self]
        else { return [] }
        let shaped = shaper.shape(node.text, in: layout.frames[index].size)
        return shaped.lines.map { $0.frame.scaled(by: zoom).moved(by: frames[index].origin) }
    }

    /// The parts of a line that would strike texts through, as fractions of its length.
    func gapsForTexts(in line: Segment) -> [ClosedRange<Double>] {
        textFrames.near(line.bounds.grown(by: 3)).compactMap { line.part(in: $0.grown(by: 3)) }
    }
}
