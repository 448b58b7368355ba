import QuoinLayout

extension DisplayList {
    /// The display list of a layout.
    ///
    /// - Parameters:
    ///   - layout: where everything is.
    ///   - ground: the fills of the canvas, the first lowest; it is transparent without.
    ///   - appearance: which values of adaptive colors are painted.
    ///   - shaper: the text shaper that the layout was measured with.
    /// - Throws: ``SceneError`` with everything that the texts lack.
    public init(
        _ layout: Layout, ground: [Fill] = [], appearance: Appearance = .light, shaper: (any TextShaper)? = nil
    ) throws(SceneError) {
        var painter = ScenePainter(layout: layout, appearance: appearance, shaper: shaper)
        painter.paint(ground: ground)
        guard painter.problems.isEmpty else { throw SceneError(problems: painter.problems) }
        self.init(size: layout.size, commands: painter.commands, tree: layout.tree)
        warnings = painter.warnings
    }
}
