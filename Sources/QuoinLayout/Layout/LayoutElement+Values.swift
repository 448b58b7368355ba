extension LayoutElement {
    /// A copy with a value of your own for its parent.
    public func value<Key: ElementStyle.Key>(_ key: Key.Type, _ value: Key.Value) -> Element<Kind> {
        modified {
            var values = $0.values ?? ElementValues()
            values[key] = value
            $0.values = values
        }
    }
}
