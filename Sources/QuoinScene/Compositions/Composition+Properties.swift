import QuoinLayout

extension Composition {
    /// A composition with the properties that differ from their defaults, under its name.
    convenience init<Root: LayoutElement>(_ name: String, _ properties: PropertyTable<Root>, of root: Root) {
        self.init(name, properties.recorded(root) { "\(name).\($0)" }) { key, value in
            var copy = root
            let isSet = properties.set(String(key.dropFirst("\(name).".count)), to: value, in: &copy)
            return isSet && key.hasPrefix("\(name).") ? copy.erased : nil
        }
    }
}
