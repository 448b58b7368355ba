/// Which of the two values of an adaptive color is painted.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
