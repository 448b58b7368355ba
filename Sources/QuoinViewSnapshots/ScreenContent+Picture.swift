import QuoinAutoLayout
import QuoinCairo
import UIKit

extension ScreenContent {
    /// A view, the view of a controller that appears, or a node, laid out on a canvas, as an element, which has the
    /// abilities of all elements: pictures, diagrams, explanations.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    @MainActor
    public func element(
        on canvas: Canvas, contentSize: UIContentSizeCategory = .large
    ) throws(ViewProblem.List) -> AnyElement {
        try element(on: ViewScreen(canvas, contentSize: contentSize))
    }

    /// Why a view has its size and place on a canvas, in lines of text that end with the constraints of its edges.
    ///
    /// - Parameter name: the identifier of the view, or a property that holds it: `ProfileView.nameLabel`, or `nameLabel` if
    ///   only one is called so.
    /// - Throws: ``ViewProblem`` with the names that there are, if no view has the name.
    @MainActor
    public func explanation(
        of name: String, on canvas: Canvas, contentSize: UIContentSizeCategory = .large
    ) throws -> String {
        let renderer = try PictureRenderer(fonts: AppResources.fontSources)
        let trace = try renderer.layOut(element(on: canvas, contentSize: contentSize), on: canvas, .words)
        let tree = trace.layout.tree
        let root = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        let name = root.flatMap { $0.name(ofProperty: name) } ?? name
        let named = tree.paintOrder.compactMap { index in
            (tree.id(of: index) ?? tree.label(of: index)).map { (index: index, name: $0) }
        }
        let short = named.filter { $0.name.hasSuffix(".\(name)") }
        guard let found = named.first(where: { $0.name == name }) ?? (short.count == 1 ? short[0] : nil) else {
            throw ViewProblems.problem(
                "no view is called \(name): there are \(named.map(\.name).joined(separator: ", "))", at: nil)
        }
        return trace.reasons(of: found.index).joined(separator: "\n").ofViews
    }
}

extension String {
    /// An explanation without what it says of elements without a name, which the app did not write.
    fileprivate var ofViews: String {
        var isKept = true
        let lines = split(separator: "\n").filter { line in
            if line.first != " " { isKept = !line.hasPrefix("layout") }
            return isKept
        }
        return lines.joined(separator: "\n")
    }
}

extension PictureRenderer {
    /// Lays a view, a controller or a node out on a canvas and draws it.
    @MainActor
    public func draw(_ content: some ScreenContent, on canvas: Canvas) throws -> Picture {
        try draw(content.element(on: canvas), on: canvas)
    }
}
