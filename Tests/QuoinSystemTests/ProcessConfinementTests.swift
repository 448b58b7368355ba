import Foundation
import TestSupport
import Testing

@testable import QuoinSystem

@Suite("A process that confined itself")
struct ProcessConfinementTests {
    private let folder = TemporaryFolder()

    /// Runs the probe that was built with the tests.
    private func probe(_ more: String...) throws -> ChildProcess {
        try folder.write("in", to: "root/in.txt")
        try folder.write("out", to: "out.txt")
        let paths = [folder.path("root"), folder.path("root/in.txt"), folder.path("out.txt")]
        return try ChildProcess.run(
            BuiltPrograms.path(of: "ConfinementProbe"), paths + more, within: .init(output: 10_000, time: .seconds(60)))
    }

    @Test("it can read its folder and have threads, and nothing else", .enabled(if: BuiltPrograms.isLinux))
    func deeds() throws {
        let child = try probe()
        #expect(child.ending == .exited(0))
        let lines = String(decoding: child.output, as: UTF8.self).split(separator: "\n")
        #expect(
            lines == [
                "read within: done", "list within: done", "read elsewhere: refused", "list elsewhere: refused",
                "write within: refused", "make within: refused", "remove within: refused", "rename within: refused",
                "network: refused", "local socket: refused", "start a program: refused", "signal the parent: refused",
                "inherited file: refused", "make code: refused", "be root: refused",
                "much memory: refused", "threads: done",
            ])
        #expect(folder.files == ["out.txt", "root/in.txt"])
    }

    @Test("it reads files that only root can read as root", .enabled(if: BuiltPrograms.isLinux && getuid() == 0))
    func root() throws {
        chmod(folder.url.path, 0o700)
        let lines = try String(decoding: probe().output, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains("be root: done") && lines.contains("read within: done"))
    }

    @Test("it ends when its processor time is used up", .timeLimit(.minutes(2)))
    func time() throws {
        let child = try probe("loop")
        #expect(child.ending == .signaled(SIGXCPU))
    }
}

@Suite("Child processes")
struct ChildProcessTests {
    private func run(_ script: String, output: Int = 1_000, time: Duration = .seconds(60)) throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", ["-c", script], within: .init(output: output, time: time))
    }

    @Test("what it prints, and how it ends")
    func ends() throws {
        let child = try run("echo a; echo b >&2; exit 7")
        #expect(child.ending == .exited(7))
        #expect(child.output == Array("a\n".utf8) && child.errors == Array("b\n".utf8))
        #expect(try run("kill -ABRT $$").ending == .signaled(SIGABRT))
        #expect(throws: (any Error).self) {
            try ChildProcess.run("/nowhere", [], within: .init(output: 1, time: .seconds(1)))
        }
    }

    @Test("a program gets its whole input, and one that does not read it ends by itself")
    func input() throws {
        // More than a pipe takes while nobody reads.
        let input = [UInt8](repeating: 0x61, count: 1 << 20)
        let reader = try ChildProcess.run("cat", [], input: .bytes(input), within: .none)
        #expect(reader.ending == .exited(0) && reader.output == input)
        #expect(try ChildProcess.run("true", [], input: .bytes(input), within: .none).ending == .exited(0))
    }

    @Test("how a process has ended is unknown if another part of the program has waited for it")
    func unknown() throws {
        let process = try StartedProcess("true", [], input: .nothing)
        defer { process.closeStreams() }
        waitpid(process.id, nil, 0)
        var child = ChildProcess()
        child.wait(for: process, until: nil)
        #expect(child.ending == .unknown)
    }

    @Test("it is killed when its time is up, whether it has its streams open or not")
    func time() throws {
        #expect(try run("sleep 600", time: .milliseconds(300)).ending == .timedOut)
        #expect(try run("exec >&- 2>&-; sleep 600", time: .milliseconds(300)).ending == .timedOut)
    }

    @Test("it is killed when it writes too much, and its errors are cut")
    func output() throws {
        #expect(try run("yes").ending == .wroteTooMuch)
        let child = try run("yes | head -c 3000000 >&2")
        #expect(child.ending == .exited(0) && child.errors.count == 1 << 20)
    }

    @Test("it gets no variables of this process, and an empty standard input")
    func surroundings() throws {
        setenv("QUOIN_SECRET", "x", 1)
        #expect(try run("echo $QUOIN_SECRET; cat").output == Array("\n".utf8))
    }
}
