import QuoinLayout

/// Where an element can be seen, in points.
enum PaintedArea {
    /// What an element itself paints; nothing where it only holds others.
    static func own(_ index: Int, in tree: RecordTree) -> [Rect] {
        let element = tree.elements[index]
        guard element.isPainted else { return [] }
        return [element.frame.inset(by: EdgeInsets(-reach(of: index, in: tree)))]
    }

    /// What an element paints with all that is in it.
    static func subtree(_ index: Int, in tree: RecordTree) -> [Rect] {
        tree.subtree(of: index).flatMap { own($0, in: tree) }
    }

    /// Where a painted element that only changed its size looks different: not in the middle, which one color fills
    /// before and after.
    static func rim(_ old: Rect, _ new: Rect, width: Double) -> [Rect] {
        let outer = old.union(new).inset(by: EdgeInsets(-width))
        let (left, top) = (max(old.minX, new.minX) + width, max(old.minY, new.minY) + width)
        let (right, bottom) = (min(old.maxX, new.maxX) - width, min(old.maxY, new.maxY) - width)
        guard left < right, top < bottom else { return [outer] }
        return [
            Rect(outer.minX, outer.minY, outer.size.width, top - outer.minY),
            Rect(outer.minX, bottom, outer.size.width, outer.maxY - bottom),
            Rect(outer.minX, top, left - outer.minX, bottom - top),
            Rect(right, top, outer.maxX - right, bottom - top),
        ]
    }

    /// How far an element paints beyond its frame, or what it is painted within does with it.
    private static func reach(of index: Int, in tree: RecordTree) -> Double {
        let around = tree.ancestors(of: index).reduce(0) { $0 + tree.elements[$1].groupReach }
        return tree.elements[index].outerReach + around + 1
    }
}

extension RecordTree {
    /// Whether nothing is seen through an element, all over its frame.
    func isOpaque(_ index: Int) -> Bool {
        let paint = elements[index].paint
        guard let fill = paint["fill"], fill.hasPrefix("#"), !fill.contains(" "), paint["shape"] == nil else {
            return false
        }
        guard paint["radius"] == nil, elements[index].text == nil else { return false }
        let groups = ["opacity", "blend mode", "blur", "transform", "hidden", "clips"]
        return ([index] + ancestors(of: index)).allSatisfy { element in
            groups.allSatisfy { elements[element].paint[$0] == nil }
        }
    }
}

extension ElementRecord {
    /// Whether something is seen of the element itself.
    var isPainted: Bool {
        if text != nil { return true }
        let layers = ["fill", "border", "outline", "shadow", "image", "backdrop blur"]
        return paint.keys.contains { property in layers.contains { property.hasPrefix($0) } }
            || !ElementRecord.plainKinds.contains(kind)
    }

    /// The kinds that show nothing but their fills, borders and shadows, or what is in them. Others, as a user's own, may
    /// show anything.
    private static let plainKinds: Set<String> = [
        "box", "image", "scroll", "stack", "inset", "center", "ratio", "relative", "background", "overlay", "corner",
        "absolute", "wrapper", "spacer", "constraints", "collection",
    ]

    /// How wide the parts along the edges are that a change of size moves, in points.
    var rimWidth: Double {
        let radii = (paint["radius"] ?? "0").split(separator: " ").compactMap { Double($0) }
        let borders = paint.filter { $0.key.hasPrefix("border") && $0.key.hasSuffix("width") }.values
        return (radii.max() ?? 0) + (borders.compactMap { Double($0) }.max() ?? 0) + outerReach + 1
    }

    /// Whether one color fills the element, and nothing else is in its middle.
    var isFlat: Bool {
        text == nil && paint["image"] == nil && paint["fill"].map { $0.hasPrefix("#") && !$0.contains(",") } != false
            && !paint.keys.contains { $0.hasPrefix("transform") || $0.hasSuffix("blur") }
    }

    /// Letters hang over; shadows, lines and blurs are beside the frame.
    fileprivate var outerReach: Double {
        let letters = text == nil ? 0 : (paint["font size"].flatMap(Double.init) ?? 16) / 2
        return letters + reach(of: ["shadow", "text shadow", "outline", "border"]) + groupReach
    }

    /// What is done to an element together with all that is in it. A transform can bring that anywhere.
    fileprivate var groupReach: Double {
        if paint["transform"] != nil { return ElementRecord.anywhere }
        return reach(of: ["blur"]) + (paint["shadow kind"] == "content" ? reach(of: ["shadow"]) : 0)
    }

    /// More points than any picture has.
    private static let anywhere = 100_000.0

    /// How far some layers reach at most: a blur three standard deviations, and an offset and a spread reach on.
    private func reach(of layers: [String]) -> Double {
        let values = paint.filter { property in layers.contains { property.key.hasPrefix($0) } }.values
        let lengths = values.flatMap { $0.split { $0 == " " || $0 == "," }.compactMap { Double($0) } }
        return lengths.reduce(0) { $0 + 3 * abs($1) }
    }
}
