import QuoinLayout

extension SnapshotResult {
    /// Where everything is in a picture.
    public struct Layer: Hashable, Sendable, Codable {
        /// Pixels per point.
        public var scale: Double
        /// In paint order.
        public var elements: [OutlinedElement]

        public init(scale: Double, elements: [OutlinedElement]) {
            self.scale = scale
            self.elements = elements
        }
    }

    /// An element that a report outlines and names.
    public struct OutlinedElement: Hashable, Sendable {
        /// The name that the author gave it, if any.
        public var id: String?
        /// `layout.stack.children[1]`.
        public var path: String
        /// The name of the layout or node kind: `stack`, `text`.
        public var kind: String
        /// In points, relative to the canvas.
        public var frame: Rect

        public init(id: String? = nil, path: String, kind: String, frame: Rect) {
            self.id = id
            self.path = path
            self.kind = kind
            self.frame = frame
        }
    }
}

extension SnapshotResult.OutlinedElement: Codable {
    private enum Key: String, CodingKey {
        case id, path, kind, frame
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let numbers = try container.decode([Double].self, forKey: .frame)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: container, debugDescription: "a frame has 4 numbers, not \(numbers.count)")
        }
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id),
            path: try container.decode(String.self, forKey: .path),
            kind: try container.decode(String.self, forKey: .kind),
            frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    /// A frame is `[x, y, width, height]`, as `quoin inspect` writes it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encode(path, forKey: .path)
        try container.encode(kind, forKey: .kind)
        try container.encode([frame.minX, frame.minY, frame.size.width, frame.size.height], forKey: .frame)
    }
}
