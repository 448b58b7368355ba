import QuoinSystem
import Testing

@Suite("Runs of other programs")
struct ChildProcessTests {
    /// More than a pipe takes while nobody reads.
    private let input = [UInt8](repeating: 0x61, count: 1 << 20)

    @Test("a program gets its whole input")
    func whole() throws {
        let child = try ChildProcess.run("cat", [], input: .bytes(input), within: .none)
        #expect(child.ending == .exited(0) && child.output == input)
    }

    @Test("a program that does not read its input ends by itself, and this process goes on")
    func unread() throws {
        let child = try ChildProcess.run("true", [], input: .bytes(input), within: .none)
        #expect(child.ending == .exited(0))
    }
}
