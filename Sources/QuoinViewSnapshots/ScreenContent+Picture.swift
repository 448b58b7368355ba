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
        return ([trace.explanation(of: found.index).ofViews] + trace.edges(of: found.index)).joined(separator: "\n")
    }
}

extension String {
    /// An explanation without what it says of elements without a name, which the app did not write, and with one of the elements
    /// that a view is made of.
    fileprivate var ofViews: String {
        var isKept = true
        var views: Set<Substring> = []
        let lines = split(separator: "\n").filter { line in
            guard line.first != " " else { return isKept }
            let name = line.prefix { $0 != ":" }
            isKept = !line.hasPrefix("layout") && (views.insert(name).inserted || !line.contains(": view, "))
            return isKept
        }
        return lines.joined(separator: "\n")
    }
}

extension Layout.Trace {
    /// The constraints that determine the edges of a view, a line for each edge. Of many constraints, those about the view itself.
    fileprivate func edges(of index: Int) -> [String] {
        guard let view = constrainedView(at: index) else { return [] }
        let tree = layout.tree
        let around = sequence(first: index, next: tree.parent).dropFirst()
        let parent = around.lazy.compactMap { tree.id(of: $0) ?? tree.label(of: $0) }.first
        return view.solution.explanation(of: .view(view.view)).map { "  \($0.aboutItem(in: parent))" }
    }
}

extension EdgeExplanation {
    /// The edge with the constraints about its view, and the views from which it follows.
    ///
    /// - Parameter parent: the view around it, which may be a stack that arranges it.
    fileprivate func aboutItem(in parent: String?) -> EdgeExplanation {
        let name = item.split(separator: ".").last ?? ""
        var copy = self
        var listed: Set<String> = []
        copy.reasons = reasons.filter { listed.insert($0.constraint).inserted }
        let own = copy.reasons.filter { reason in
            reason.constraint.names.contains(name) || reason.constraint.hasPrefix("\(item) ")
                || parent.map { reason.constraint.hasPrefix("\($0): ") } ?? false
        }
        guard copy.reasons.count > 3, !own.isEmpty, own.count < copy.reasons.count else { return copy }
        let places = Set(own.flatMap(\.constraint.names)).subtracting([name]).sorted().joined(separator: " and ")
        let rest = copy.reasons.count - own.count
        copy.reasons = own
        copy.others = places.isEmpty ? "\(rest) more" : "what places \(places)"
        return copy
    }
}

extension String {
    /// The views that a constraint names: those of `title.top == icon.bottom + 8`, or the stack of `Card.stack: spacing`.
    fileprivate var names: [Substring] {
        guard !contains(": ") else { return [prefix { $0 != ":" }.split(separator: ".").last ?? ""] }
        guard contains("=") else { return [] }
        let words = split { " ()".contains($0) }.filter { $0.contains(".") && $0.first?.isNumber == false }
        return words.compactMap { $0.split(separator: ".").first }
    }
}

extension PictureRenderer {
    /// Lays a view, a controller or a node out on a canvas and draws it.
    @MainActor
    public func draw(_ content: some ScreenContent, on canvas: Canvas) throws -> Picture {
        try draw(content.element(on: canvas), on: canvas)
    }
}
