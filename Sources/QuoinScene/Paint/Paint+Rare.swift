extension Paint {
    /// Keeps a value that few elements have apart from the others, so that copies of an element are small: a copy of this one
    /// is one reference. The key path is that of a computed property, so its `Property` needs a name.
    @propertyWrapper
    public indirect enum Rare<Value> {
        case absent
        case present(Value)

        public init(wrappedValue: Value?) {
            self = wrappedValue.map { .present($0) } ?? .absent
        }

        public var wrappedValue: Value? {
            get {
                switch self {
                case .absent: nil
                case .present(let value): value
                }
            }
            set { self = Paint.Rare(wrappedValue: newValue) }
        }
    }
}

extension Paint.Rare: Equatable where Value: Equatable {}
extension Paint.Rare: Hashable where Value: Hashable {}
extension Paint.Rare: Sendable where Value: Sendable {}
