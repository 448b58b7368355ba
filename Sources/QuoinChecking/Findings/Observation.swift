import QuoinDocument
import QuoinLayout

/// A problem of a layout at one width.
struct Observation {
    var kind: Document.FindingKind
    /// The indices of one or two elements in the layout's tree.
    var elements: [Int]
    /// The constraint or the unknown, if it is about one.
    var rule = ""
    var detail: Detail
    /// The element whose children it is about, whatever their order.
    var container: Int?
    /// Where the constraint is in the document.
    var place: SourcePlace?

    /// The figures of an observation.
    enum Detail: Hashable, Sendable {
        /// Letters are left out.
        case letters(shown: Int, count: Int)
        /// The widest word is wider than the lines, both in points.
        case word(width: Double, available: Double)
        /// The width and the height of the area that two elements share, in points.
        case shared(Size)
        /// How far an element extends beyond an edge of its parent, or of the canvas if it has no parent, in points.
        case excess(Double, Edge, parent: Int?)
        /// How far letters extend beyond an edge of an element that cuts them off, in points.
        case clipped(Double, Edge, by: Int)
        /// The height of the lines and that of the frame, in points.
        case lines(height: Double, frame: Double)
        /// The size of an element that lacks an extent, in points.
        case nothing(Size)
        /// The extents at the narrower and at the wider of two widths, in points.
        case jump(Axis, narrower: Double, wider: Double)
        /// The words of the constraint report.
        case rule(String)
        /// The size of a target, in points.
        case target(Size, least: Double)
        /// The size of letters, in points.
        case letterSize(Double, least: Double)
        case image
        /// How far content is beyond an edge of the safe area, in points.
        case unsafe(Double, Edge)
        /// The ratio of an image's width to its height, and that of its frame.
        case stretched(natural: Double, shown: Double)
    }

    typealias Edge = ChildContainment.Edge
}

extension Observation.Detail {
    /// How severe it is; comparable only among observations of the same kind.
    var amount: Double {
        switch self {
        case .letters(let shown, _): -Double(shown)
        case .word(let width, let available): width - available
        case .shared(let size): size.width * size.height
        case .excess(let excess, _, _), .clipped(let excess, _, _): excess
        case .lines(let height, let frame): height - frame
        case .nothing(let size): -size.width - size.height
        case .jump(_, let narrower, let wider): abs(narrower - wider)
        case .rule, .image: 0
        case .unsafe(let amount, _): amount
        case .stretched(let natural, let shown): max(natural / shown, shown / natural)
        case .target(let size, let least): max(least - size.width, least - size.height)
        case .letterSize(let size, let least): least - size
        }
    }
}

/// Identifies observations of the same problem at several widths.
struct ObservationKey: Hashable {
    var kind: Document.FindingKind
    /// The numbers of the elements, the same at all widths.
    var subjects: [Int]
    var rule: String
}
