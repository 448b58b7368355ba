/// Something that a layout kind found out about its element and leaves to whoever traces the layout, such as the lines of
/// a stack or the solution of constraints.
public protocol LayoutFact: Sendable {}

extension LayoutScope {
    /// Leaves a fact about the element. It is made up only while the layout is traced.
    @inline(__always)
    public func note(_ fact: () -> some LayoutFact) {
        guard let recording = ownRecording else { return }
        recording.note(fact)
    }

    /// Goes on with a fact that was left before in the same run, where later phases know more.
    @inline(__always)
    public func amend<Fact: LayoutFact>(_ change: (inout Fact) -> Void) {
        guard let recording = ownRecording else { return }
        recording.amend(change)
    }

    /// Where to write about the element itself; `nil` unless it is the one that is traced.
    @inline(__always)
    private var ownRecording: UnsafeMutablePointer<Recording>? {
        guard let recording = pass.surroundings.pointee.recording, recording.pointee.container == index else {
            return nil
        }
        return recording
    }
}
