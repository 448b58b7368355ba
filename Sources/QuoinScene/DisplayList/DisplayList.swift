import QuoinLayout

/// What is painted, step by step: all that backends and diagrams read. A value.
///
/// Clips and groups open and close in pairs.
public struct DisplayList: Sendable {
    /// The canvas, in points.
    public var size: Size
    /// In painting order: what comes later lies over what came before.
    public var commands: [DisplayCommand]
    /// The tree whose elements the commands came from.
    package var tree: LayoutTree?
    /// What is painted, though not quite as it was wanted.
    public var warnings: [SceneProblem] = []

    /// A list that came from no layout may do without a tree; ``element(of:)`` then finds nothing.
    package init(size: Size, commands: [DisplayCommand] = [], tree: LayoutTree? = nil) {
        self.size = size
        self.commands = commands
        self.tree = tree
    }

    /// The element that a command came from.
    public func element(of command: DisplayCommand) -> ElementReference? {
        guard let tree, let index = command.element else { return nil }
        return tree.reference(to: index)
    }
}

/// A step of painting and where it came from.
public struct DisplayCommand: Hashable, Sendable {
    /// What is painted, or what begins or ends for the commands behind it.
    public var operation: DisplayOperation
    /// The index of the element in the layout's tree; none for the canvas.
    public var element: Int?

    /// A step; without an element it belongs to the canvas.
    public init(_ operation: DisplayOperation, element: Int? = nil) {
        self.operation = operation
        self.element = element
    }
}
