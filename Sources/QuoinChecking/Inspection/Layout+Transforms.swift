import QuoinScene

extension Layout {
    /// All transforms of an element and of those around it as one; `nil` if there are none.
    ///
    /// - Parameter outer: the element in whose coordinates it is drawn, which does not count; `nil` for the canvas.
    func transform(of index: Int, within outer: Int? = nil) -> TransformMatrix? {
        var matrix: TransformMatrix?
        for element in sequence(first: index, next: tree.parent).prefix(while: { $0 != outer }) {
            guard let transform = tree.paint(of: element)?.transform else { continue }
            let own = transform.transform.around(transform.anchor.resolved(in: frames[element]))
            matrix = matrix.map { own.concatenating($0) } ?? own
        }
        return matrix
    }
}

extension TransformMatrix {
    /// Whether rectangles stay rectangles.
    var keepsRectangles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension LayoutInspection {
    /// How far letters may be beyond an edge or a round corner that is not along their line, as a share of their size: few reach
    /// the corners of their line.
    static let rim = 0.3

    /// The area in which the letters of a text are drawn, in the coordinates of an element around it, or of the canvas; `nil`
    /// if it has none.
    func drawnLetters(of text: ShownText, within outer: Int? = nil) -> Rect? {
        guard let matrix = layout.transform(of: text.index, within: outer) else { return inkBounds(of: text) }
        let areas = inkAreas(of: text).map { matrix.bounds(of: $0) }
        let area = areas.first.map { areas.dropFirst().reduce($0) { $0.union($1) } }
        let rim = matrix.keepsRectangles ? 0 : scene.texts[text.number].letterSize * Self.rim
        return area?.inset(by: EdgeInsets(horizontal: rim, vertical: rim))
    }

    /// Whether a text is so pale that it may be anywhere.
    func isPale(_ text: ShownText) -> Bool {
        let item = scene.texts[text.number]
        return scene.items[item.item].opacity * item.alpha < 0.5
    }
}
