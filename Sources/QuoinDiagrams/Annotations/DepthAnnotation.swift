import QuoinLayout
import QuoinScene

/// Overlays and backgrounds, with their layers drawn apart: lower layers are moved up and to the right.
///
/// ``Subject/separate(_:)`` moves the layers before anything is marked; here they only get outlines.
enum DepthAnnotation: AnnotationMaker {
    static let annotation = Annotation.depth
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard subject.isLayered(index) else { return }
        let layers = subject.layers(of: index)
        for layer in layers {
            let isFront = layer == layers.last
            marks.outlines.append(
                OutlineMark(
                    frame: subject.frames[layer], role: .layer, style: isFront ? .solid : back,
                    width: isFront ? 1.5 : 1, radii: subject.cornerRadii(of: layer)))
        }
        marks.addLegend(.outline(.solid, width: 1.5), .layer, "in front")
        marks.addLegend(.outline(back, width: 1), .layer, "behind")
        for (back, front) in zip(layers, layers.dropFirst()) {
            addEdges(from: subject.frames[back], to: subject.frames[front], &marks)
        }
    }

    private static let back = LineStyle.pattern([6, 3])

    /// Adds lines between the corners of two layers.
    private static func addEdges(from back: Rect, to front: Rect, _ marks: inout Marks) {
        let corners = [(back.minX, back.minY), (back.maxX, back.minY), (back.maxX, back.maxY)]
        let others = [(front.minX, front.minY), (front.maxX, front.minY), (front.maxX, front.maxY)]
        for (a, b) in zip(corners, others) {
            marks.add(
                LineMark(
                    segment: Segment(Point(a.0, a.1), Point(b.0, b.1)), role: .layer, style: .pattern([2, 2]),
                    width: 0.75, isHard: false))
        }
    }
}

extension Annotation {
    /// The layers of overlays and backgrounds, drawn apart.
    public static let depth = Annotation("depth")
}
