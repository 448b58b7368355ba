import Quoin
import QuoinDiagrams

extension Diagram.Picture {
    /// The words of all labels, sorted.
    var words: [String] { labels.map(\.text).sorted() }

    /// The lengths of all lines along an axis that are not parts of a broken line, in points.
    func lengths(along axis: Axis) -> [Double] {
        lines.filter { $0.start[axis.cross] == $0.end[axis.cross] }.map { abs($0.end[axis] - $0.start[axis]) }
    }
}
