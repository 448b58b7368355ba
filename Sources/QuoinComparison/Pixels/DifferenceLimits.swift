/// How many pixels may differ. All limits that are given must hold; where none is, no pixel may differ.
public struct DifferenceLimits: Hashable, Sendable {
    /// The most pixels, 0 or more.
    public var count: Int?
    /// The greatest share of the picture's pixels, from 0 to 1.
    public var share: Double?
    /// The most pixels in any square: what is scattered is let pass, what is in one place is not.
    public var window: Window?

    /// Limits of what is given; without any, no pixel may differ.
    public init(count: Int? = nil, share: Double? = nil, window: Window? = nil) {
        (self.count, self.share, self.window) = (count, share, window)
    }

    /// A square that may be anywhere in the picture.
    public struct Window: Hashable, Sendable {
        /// In pixels, 1 or more.
        public var side: Int
        /// The most pixels that differ in it, 0 or more.
        public var count: Int

        public init(side: Int, count: Int) {
            (self.side, self.count) = (side, count)
        }
    }

    /// Whether a difference is within all limits.
    public func allow(_ difference: PixelDifference) -> Bool {
        if difference.count == 0 { return true }
        if count == nil, share == nil, window == nil { return false }
        if let count, difference.count > count { return false }
        if let share, difference.share > share { return false }
        if let window, difference.map.worstWindow(side: window.side).count > window.count { return false }
        return true
    }
}
