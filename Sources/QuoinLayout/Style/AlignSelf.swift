/// How a child of a stack lies across it; `auto` leaves it to the stack's `alignItems`.
public enum AlignSelf: String, Hashable, Sendable, CaseIterable {
    case auto
    case start
    case end
    case center
    case stretch
}
