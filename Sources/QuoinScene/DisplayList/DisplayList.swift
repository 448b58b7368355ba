import QuoinLayout

/// What is painted, step by step: all that backends and diagrams read. A value.
///
/// Clips and groups open and close in pairs.
public struct DisplayList: Sendable {
    /// The canvas, in points.
    public var size: Size
    public var commands: [DisplayCommand]
    /// The tree whose elements the commands came from.
    public var tree: LayoutTree?
    /// What is painted, though not quite as it was wanted.
    public var warnings: [SceneProblem] = []

    public init(size: Size, commands: [DisplayCommand] = [], tree: LayoutTree? = nil) {
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
    public var operation: DisplayOperation
    /// The index of the element in the layout's tree; none for the canvas.
    public var element: Int?

    public init(_ operation: DisplayOperation, element: Int? = nil) {
        self.operation = operation
        self.element = element
    }
}
