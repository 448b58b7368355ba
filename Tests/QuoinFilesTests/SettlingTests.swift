import QuoinFiles
import Testing

@Suite("Settling changes")
struct SettlingTests {
    private var settling = Settling<Int>()
    private let start = ContinuousClock.now

    /// Whether a state is drawn some milliseconds after the start.
    private mutating func isSettled(_ state: Int, after time: Int) -> Bool {
        settling.isSettled(state, at: start + .milliseconds(time)) { $0.contains("/a.yaml") }
    }

    @Test("a file that is known to be complete is drawn at once")
    mutating func complete() {
        settling.note(completed: ["/a.yaml"])
        #expect(isSettled(1, after: 0))
        #expect(!settling.isPending)
    }

    @Test("what is said after the change was seen counts, too")
    mutating func completeLater() {
        settling.note(completed: ["/.a.yaml.new"])
        #expect(!isSettled(1, after: 0))
        #expect(settling.isPending)
        settling.note(completed: ["/a.yaml"])
        #expect(isSettled(1, after: 1))
    }

    @Test("without a word, a change is drawn once nothing changes for a tenth of a second")
    mutating func pause() {
        #expect(!isSettled(1, after: 0))
        #expect(!isSettled(1, after: 60))
        #expect(!isSettled(2, after: 110))
        #expect(!isSettled(2, after: 200))
        #expect(isSettled(2, after: 210))
        #expect(!isSettled(3, after: 220), "the next change has a pause of its own")
    }

    @Test("a file that never stops changing is drawn after two seconds")
    mutating func endless() {
        for step in 0..<20 { #expect(!isSettled(step, after: step * 100)) }
        #expect(isSettled(20, after: 2_000))
    }

    @Test("a change that was taken back does not count for the next one")
    mutating func takenBack() {
        settling.note(completed: ["/a.yaml"])
        settling.reset()
        #expect(!isSettled(1, after: 0))
    }
}
