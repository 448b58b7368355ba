import QuoinExplanations

/// A change of an element that none of its pictures shows.
public struct UnseenChange: Hashable, Sendable {
    /// The element that was changed.
    public var element: ElementReference
    /// The change in words: `cornerRadius 36 → 37`.
    public var change: String
    /// Whether something else is painted, although no picture shows it: it is covered, or the rules accept the
    /// difference.
    public var isPainted: Bool
}

extension UnseenChange: CustomStringConvertible {
    public var description: String {
        "\(element): \(change)\(isPainted ? ", which is painted" : "")"
    }
}

extension LayoutElement {
    /// Changes the values of the element and its descendants one at a time, and returns the changes that none of its
    /// pictures shows. A snapshot test of these pictures cannot detect them.
    ///
    ///     #expect(try card.unseenChanges(on: [phone, tablet]).isEmpty)
    ///
    /// Numbers, colors, words and texts are changed according to the declarations of their properties; children are
    /// removed and swapped.
    ///
    /// - Parameters:
    ///   - canvases: those of the pictures.
    ///   - rules: when pixels count as different, and how many may differ.
    ///   - fonts: the fonts.
    /// - Throws: a ``QuoinError``.
    public func unseenChanges(
        on canvases: [Canvas], rules: ComparisonRules = ComparisonRules(), fonts: FontSources = .defaults
    ) throws -> [UnseenChange] {
        let renderer = try PictureRenderer(fonts: fonts)
        let root = erased
        let tree = try LayoutTree(root)
        let before = try canvases.map { canvas in
            let list = try renderer.displayList(of: try renderer.layOut(root, on: canvas).layout, on: canvas)
            return (canvas: canvas, list: list, bitmap: try renderer.draw(list, on: canvas))
        }
        return try ElementMutants(root, tree).mutants.compactMap { mutant in
            guard let changed = mutant.change.applied(to: root) else { return nil }
            var isPainted = false
            for (canvas, list, bitmap) in before {
                guard let layout = try? renderer.layOut(changed, on: canvas).layout,
                    let new = try? renderer.displayList(of: layout, on: canvas)
                else { return nil }
                if new.paintsSame(as: list) { continue }
                isPainted = true
                let pixels = try rules.difference(of: try renderer.draw(new, on: canvas), from: bitmap)
                if !pixels.hasSameSize || !rules.limits.allow(pixels) { return nil }
            }
            return UnseenChange(element: tree.reference(to: mutant.index), change: mutant.words, isPainted: isPainted)
        }
    }
}
