import QuoinLayout
import QuoinScene

/// The keys that every element may have: its size and place in the parent, its paint, its name.
struct CommonKeys {
    var style: ElementStyle
    var paint: PaintKeys
    var id: String?

    /// The keys, which no component may have as its name.
    static let names =
        ElementStyle.sizeKeys + ElementStyle.stackKeys + ["ascender", "descender", "layoutPosition"] + PaintKeys.names
        + ["id", "with"]

    /// Reads the keys; what they leave open is as in the style that the element's kind begins with.
    init(_ mapping: DocumentMapping, base: ElementStyle) {
        style = base
        style.read(mapping)
        paint = PaintKeys(mapping)
        id = mapping["id"]?.string()
    }

    /// An element with the keys. Paint on a layout makes it a node of its own around the layout, to which the size and
    /// stack keys then belong.
    func applied(to element: AnyElement) -> AnyElement {
        var result = element
        result.style = style
        result.id = id ?? element.id
        guard !paint.isEmpty else { return result }
        if type(of: element.kind.base).isNode, var node = element.kind.base as? any PaintedKind {
            paint.apply(to: &node.paint)
            result.kind = AnyLayoutKind(node)
            return result
        }
        var box = result.painted { paint.apply(to: &$0) }
        for index in box.children.indices { box.children[index].source = element.source }
        return box.erased
    }
}
