import QuoinLayout

/// A layout that the engine has, for nodes that bring their own.
final class ElementSpec: ASLayoutSpec {
    private let make: (NodeNames) -> AnyElement

    init(_ make: @escaping (NodeNames) -> AnyElement) { self.make = make }

    override func element(_ names: NodeNames) -> AnyElement { make(names) }
}
