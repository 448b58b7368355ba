import QuoinAutoLayout
import QuoinLayout
import QuoinScene

/// The bounds of elements: a line for each kind, in the hue of the axis along which it lays out.
enum OutlineAnnotation: AnnotationMaker {
    static let annotation = Annotation.outlines
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        let kind = subject.tree.kind(of: index)
        let isNode = type(of: kind).isNode
        guard wholly || !isNode || subject.tree.children(of: index).isEmpty else { return }
        let look = OutlineLook(of: kind)
        let frame = subject.frames[index]
        marks.outlinesOfElements[index] = marks.outlines.count
        marks.outlines.append(OutlineMark(frame: frame, hue: look.hue, style: look.style, width: look.width))
        widenOutlines(around: index, frame, in: subject, &marks)
        marks.explain(.outline(look.style, width: look.width), look.hue, look.name)
    }

    /// From an outline to one around it, at least, in points.
    private static let distance = 3.0

    /// Lines that would run on each other run beside each other: the outer ones give way, outward, where nothing of the
    /// element is hidden.
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
    /// The bounds of elements, by kind.
    public static let outlines = Annotation("outlines")
}

/// How the outline of a kind looks, and what the legend calls it.
struct OutlineLook {
    var name: String
    var hue = Hue.structure
    var style = LineStyle.solid
    var width = 1.5

    init(of kind: any LayoutKind) {
        name = type(of: kind).name
        switch kind {
        case let stack as StackLayout:
            let isRow = stack.direction == .horizontal
            name = isRow ? "horizontal stack" : "vertical stack"
            (hue, style) = (Hue(stack.direction), isRow ? .solid : .pattern([8, 3]))
        case is InsetLayout: style = .pattern([5, 3])
        case is OverlayLayout, is BackgroundLayout:
            (hue, style) = (.layer, kind is OverlayLayout ? .pattern([8, 3, 2, 3]) : .pattern([8, 3, 2, 3, 2, 3]))
        case is CenterLayout, is RelativeLayout: (hue, style) = (.share, .pattern([2, 2]))
        case is RatioLayout: (hue, style) = (.share, .pattern([12, 4]))
        case is AbsoluteLayout, is CornerLayout: (hue, style) = (.layer, .pattern([2, 3]))
        case is ConstraintsLayout: style = .pattern([10, 3, 3, 3])
        default: width = 1
        }
    }
}
