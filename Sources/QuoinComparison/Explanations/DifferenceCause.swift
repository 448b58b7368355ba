/// Why two pictures differ.
public enum DifferenceCause: String, Hashable, Sendable, Codable, CaseIterable {
    /// Elements are elsewhere, larger or smaller, new or gone; or the canvas is.
    case layout
    /// Elements are painted otherwise, or show another text.
    case paint
    /// Other libraries or other fonts drew the picture.
    case textStack
    /// No record tells.
    case unknown
}
