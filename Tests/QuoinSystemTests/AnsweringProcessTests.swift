import Foundation
import QuoinSystem
import Testing

@Suite("A process that answers requests")
struct AnsweringProcessTests {
    init() {
        // As the command does: writing to a process that has ended is an error, and does not end this one.
        signal(SIGPIPE, SIG_IGN)
    }

    private func process(_ script: String) throws -> AnsweringProcess { try AnsweringProcess("sh", ["-c", script]) }

    private func ending(_ script: String, limit: Int = 100, _ location: SourceLocation = #_sourceLocation) throws
        -> ChildProcess?
    {
        let process = try process(script)
        process.ask(Array("a".utf8))
        do {
            _ = try process.answer(within: .milliseconds(script.contains("sleep") ? 200 : 20_000), limit: limit)
            Issue.record("it answered", sourceLocation: location)
            return nil
        } catch {
            return error.process
        }
    }

    private static let echo = """
        while read -r line; do echo "$line" >&2; printf '%s %s\\n%s%s' ${#line} 4 "$line" body; done
        """

    @Test("requests are answered in their order, and the end of its input ends it")
    func answers() throws {
        let process = try process(Self.echo)
        for word in ["one", "two"] { process.ask(Array(word.utf8)) }
        for word in ["one", "two"] {
            let frame = try process.answer(within: .seconds(20), limit: 100)
            #expect(frame == MessageFrame(head: Array(word.utf8), body: Array("body".utf8)))
        }
        let end = process.end(within: .seconds(20))
        #expect(end.ending == .exited(0) && end.errors == Array("one\ntwo\n".utf8))
    }

    @Test("a request may be larger than a pipe holds")
    func largeRequest() throws {
        let process = try process("read -r line; printf '%s 0\\n%s' 5 \"${#line}\"; cat >/dev/null")
        process.ask(Array(repeating: UInt8(ascii: "x"), count: 70_000))
        #expect(try process.answer(within: .seconds(20), limit: 100).head == Array("70000".utf8))
    }

    @Test("a process that fails to answer has ended, and how is known")
    func failures() throws {
        #expect(try ending("exit 3")?.ending == .exited(3))
        #expect(try ending("echo why >&2; kill -9 $$")?.ending == .signaled(9))
        #expect(try ending("echo why >&2; kill -9 $$")?.errors == Array("why\n".utf8))
        #expect(try ending("sleep 100")?.ending == .timedOut)
        #expect(try ending("echo nonsense; cat")?.ending == .wroteNoAnswer)
        #expect(try ending("echo -1 0; cat")?.ending == .wroteNoAnswer)
        #expect(try ending("echo 101 0; cat")?.ending == .wroteTooMuch)
        #expect(try ending("yes | tr -d '\\n'")?.ending == .wroteNoAnswer)
    }

    @Test("a program that is not there cannot be started")
    func missing() {
        #expect(throws: (any Error).self) { try AnsweringProcess("/nonexistent", []) }
    }
}
