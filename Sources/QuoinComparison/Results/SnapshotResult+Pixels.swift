import QuoinGeometry

extension SnapshotResult {
    /// By how much two pictures differ. Positions and sizes are in pixels.
    public struct Pixels: Hashable, Sendable, Codable {
        /// How many pixels differ.
        public var count: Int
        /// The same as a share of those compared, 0 to 1.
        public var share: Double
        /// The square with the most differing pixels, where squares have a limit.
        public var worstWindow: Window?
        /// The smallest rectangle that holds every difference.
        public var bounds: PixelRect?
        /// Of the whole reference; where either size is absent, both pass for equal.
        public var referenceSize: PixelSize?
        /// Of the whole new picture.
        public var newSize: PixelSize?

        public init(
            count: Int, share: Double, worstWindow: Window? = nil, bounds: PixelRect? = nil,
            referenceSize: PixelSize? = nil, newSize: PixelSize? = nil
        ) {
            self.count = count
            self.share = share
            self.worstWindow = worstWindow
            self.bounds = bounds
            self.referenceSize = referenceSize
            self.newSize = newSize
        }

        /// Whether only the part that both pictures have was compared.
        public var sizesDiffer: Bool {
            guard let referenceSize, let newSize else { return false }
            return referenceSize != newSize
        }
    }

    /// A part of a picture with many differences.
    public struct Window: Hashable, Sendable, Codable {
        /// In pixels from the top left corner of both pictures.
        public var frame: PixelRect
        /// How many pixels in it differ.
        public var count: Int

        public init(frame: PixelRect, count: Int) {
            self.frame = frame
            self.count = count
        }
    }
}
