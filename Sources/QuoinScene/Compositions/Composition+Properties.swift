import QuoinDeclarations
import QuoinLayout

extension Composition {
    /// A composition with the properties that differ from their defaults, under its name.
    convenience init<Root>(_ name: String, _ properties: PropertyTable<Root>, of root: Root) {
        self.init(name, properties.recorded(root) { "\(name).\($0)" })
    }
}
