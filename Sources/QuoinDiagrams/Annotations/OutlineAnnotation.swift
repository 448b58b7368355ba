import QuoinAutoLayout
import QuoinLayout
import QuoinScene

/// The bounds of elements, with a line style for each kind; the color of a stack is that of its main axis.
enum OutlineAnnotation: AnnotationMaker {
    static let annotation = Annotation.outlines
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let kind = subject.tree.kind(of: index)
        let isNode = type(of: kind).isNode
        guard showsAll || !isNode || subject.tree.children(of: index).isEmpty else { return }
        let look = OutlineLook(of: kind)
        let frame = subject.frames[index]
        marks.outlinesOfElements[index] = marks.outlines.count
        marks.outlines.append(OutlineMark(frame: frame, role: look.role, style: look.style, width: look.width))
        widenOutlines(around: index, frame, in: subject, &marks)
        marks.addLegend(.outline(look.style, width: look.width), look.role, look.name)
    }

    /// The least distance between an outline and one around it, in points.
    private static let distance = 3.0

    /// Moves the outlines of ancestors outward, where they hide nothing of the element, so that no outlines coincide.
    private static func widenOutlines(around index: Int, _ frame: Rect, in subject: Subject, _ marks: inout Marks) {
        var (inner, next) = (frame, subject.tree.parent(of: index))
        while let ancestor = next {
            if let outer = marks.outlinesOfElements[ancestor] {
                inner = marks.outlines[outer].frame.union(inner.grown(by: distance))
                marks.outlines[outer].frame = inner
            }
            next = subject.tree.parent(of: ancestor)
        }
    }
}

extension Annotation {
    /// The bounds of elements, with a line style for each kind.
    public static let outlines = Annotation("outlines")
}

/// The style of a kind's outline, and its name in the legend.
struct OutlineLook {
    var name: String
    var role = MarkRole.structure
    var style = LineStyle.solid
    var width = 1.5

    init(of kind: any LayoutKind) {
        name = type(of: kind).name
        switch kind {
        case let stack as StackLayout:
            let isRow = stack.direction == .horizontal
            name = isRow ? "horizontal stack" : "vertical stack"
            (role, style) = (MarkRole(stack.direction), isRow ? .solid : .pattern([8, 3]))
        case is InsetLayout: style = .pattern([5, 3])
        case is OverlayLayout, is BackgroundLayout:
            (role, style) = (.layer, kind is OverlayLayout ? .pattern([8, 3, 2, 3]) : .pattern([8, 3, 2, 3, 2, 3]))
        case is CenterLayout, is RelativeLayout: (role, style) = (.share, .pattern([2, 2]))
        case is RatioLayout: (role, style) = (.share, .pattern([12, 4]))
        case is AbsoluteLayout, is CornerLayout: (role, style) = (.layer, .pattern([2, 3]))
        case is ConstraintsLayout: style = .pattern([10, 3, 3, 3])
        default: width = 1
        }
    }
}
