import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// What happens to a job happens to no other one.
    @Suite("Faults of a worker's jobs and processes", .serialized)
    struct WorkerFaultTests {
        private let folder = TemporaryFolder()

        init() throws {
            try folder.write("canvas: {width: 9, height: 9}\nlayout: {fill: red}", to: "red.yaml")
        }

        private static let red = #"{"id":0,"template":"red.yaml","to":"digest"}"#

        /// A worker whose process has drawn a picture.
        private func readyWorker(_ options: String...) throws -> (RunningWorker, child: pid_t) {
            let worker = try RunningWorker(["--jobs", "1"] + options, in: folder.url)
            try worker.send(Self.red)
            #expect(try worker.next().status == "ok")
            return (worker, try worker.child())
        }

        /// A job that takes longer than any limit of time.
        static func endless(id: Int, deadline: Int? = nil) -> String {
            let size = #""width":{"estimated":3},"height":{"estimated":3}"#
            let group = #"{"kind":"hgroup",\#(size),"subitems":[{"kind":"item"}]}"#
            let lane = #"{"kind":"section","orthogonalScrollingBehavior":"continuous","group":\#(group)}"#
            let layout = #"{"collection":{"layout":\#(lane),"sections":[1000000000]}}"#
            let deadline = deadline.map { #","deadlineMs":\#($0)"# } ?? ""
            return #"{"id":\#(id),"document":{"canvas":{"width":9,"height":9},"layout":\#(layout)}\#(deadline)}"#
        }

        @Test("a picture that is late is an error of its own, by the same process")
        func late() throws {
            let (worker, child) = try readyWorker()
            try worker.send(Self.endless(id: 1, deadline: 1_000))
            let answer = try worker.next()
            #expect(answer.status == "deadline" && answer.message?.contains("1000 ms") == true, "\(answer.object)")
            try worker.send(Self.red)
            #expect(try worker.next().status == "ok" && worker.children == [child])
        }

        @Test("a picture that takes longer than the limit of time passes a limit")
        func limit() throws {
            let worker = try RunningWorker(["--jobs", "1", "--limit", "time=50"], in: folder.url)
            try worker.send(Self.endless(id: 1, deadline: 60_000))
            let answer = try worker.next()
            #expect(answer.status == "limit" && answer.message?.contains("--limit time=NUMBER") == true)
        }

        @Test("a process that does not look at the clock is killed after twice the deadline")
        func stopped() throws {
            let (worker, child) = try readyWorker()
            try worker.send(Self.endless(id: 1, deadline: 700))
            kill(child, SIGSTOP)
            let answer = try worker.next()
            #expect(answer.status == "deadline" && answer.message?.contains("twice its deadline") == true)
            try worker.send(Self.red)
            #expect(try worker.next().status == "ok" && worker.children != [child])
        }

        @Test("a job whose process is killed is drawn by another", arguments: [SIGKILL, SIGABRT, SIGSEGV])
        func killedOnce(signal: Int32) throws {
            let (worker, child) = try readyWorker()
            try worker.send(Self.endless(id: 1, deadline: 400))
            Thread.sleep(forTimeInterval: 0.05)
            kill(child, signal)
            #expect(try worker.next().status == "deadline")
            #expect(worker.children != [child])
        }

        @Test("a job that ends two processes is an error, and the jobs beside it and after it are drawn")
        func crash() throws {
            let worker = try RunningWorker(["--jobs", "2"], in: folder.url)
            try worker.waitForChildren { $0.count == 2 ? $0 : nil }
            try worker.send(Self.endless(id: 1))
            var isKilled: Set<pid_t> = []
            // The other process draws the others, each of which takes less than the time until the processes are counted.
            for number in 0..<20 {
                try worker.send(Self.red)
                #expect(try worker.next().status == "ok", "\(number)")
            }
            for _ in 0..<2 {
                let busy = try Self.busiest(worker, besides: isKilled)
                isKilled.insert(busy)
                kill(busy, SIGABRT)
            }
            let answer = try worker.next()
            #expect(answer.number == 1 && answer.status == "internal", "\(answer.object)")
            #expect(answer.message?.contains("signal 6") == true && answer.errors.count == 1)
            try worker.send(Self.red)
            #expect(try worker.next().status == "ok")
            #expect(try worker.end() == 0)
        }

        /// Waits until a process has worked for half a second in all, which the drawing of small pictures does not take.
        private static func busiest(_ worker: RunningWorker, besides known: Set<pid_t>) throws -> pid_t {
            try worker.waitForChildren { children in
                children.first { !known.contains($0) && processorTime(of: $0) > 0.5 }
            }
        }

        private static func processorTime(of process: pid_t) -> Double {
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")"), case let fields = text[end...].split(separator: " "),
                let user = Double(fields[12]), let system = Double(fields[13])
            else { return 0 }
            return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }

        @Test("a process that gets no memory is a limit of its job")
        func memory() throws {
            let worker = try RunningWorker(["--jobs", "1", "--limit", "memory=1000000"], in: folder.url)
            try worker.send(#"{"id":1,"template":"red.yaml","canvas":{"width":16000,"height":16000}}"#)
            #expect(try worker.next().status == "limit")
            try worker.send(Self.red)
            #expect(try worker.next().status == "ok")
        }

        @Test("another process takes over after some jobs")
        func renewal() throws {
            let worker = try RunningWorker(["--jobs", "1", "--renew-after", "2"], in: folder.url)
            var processes: Set<pid_t> = []
            var digests: Set<String?> = []
            for _ in 0..<3 {
                let child = try worker.child(besides: processes)
                processes.insert(child)
                for isLast in [false, true] {
                    try worker.send(Self.red)
                    digests.insert(try worker.next()["digest"])
                    if !isLast { #expect(worker.children == [child]) }
                }
            }
            #expect(digests.count == 1)
        }

        @Test("processes end with their supervisor, and the supervisor with its input")
        func ends() throws {
            let worker = try RunningWorker(["--jobs", "2"], in: folder.url)
            let children = try worker.waitForChildren { $0.count == 2 ? $0 : nil }
            try worker.send(Self.endless(id: 1))
            kill(worker.process.processIdentifier, SIGKILL)
            worker.process.waitUntilExit()
            for child in children {
                while kill(child, 0) == 0, !Self.isZombie(child) { Thread.sleep(forTimeInterval: 0.01) }
            }
            let other = try RunningWorker(["--jobs", "2"], in: folder.url)
            try other.send(Self.red)
            try other.send(Self.red)
            #expect(try other.end() == 0)
            #expect(try other.next().status == "ok" && other.next().status == "ok")
        }

        private static func isZombie(_ process: pid_t) -> Bool {
            let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z"
            return text.split(separator: ")").last?.hasPrefix(" Z") == true
        }

        @Test("a folder that cannot be written is an error that another time may not have")
        func unwritable() throws {
            try folder.write("no folder", to: "out")
            let worker = try RunningWorker(["--jobs", "1", "--output-dir", "out"], in: folder.url)
            try worker.send(#"{"id":1,"template":"red.yaml"}"#)
            let answer = try worker.next()
            #expect(answer.status == "internal" && answer.object["retryable"] as? Bool == true, "\(answer.object)")
        }
    }
}
