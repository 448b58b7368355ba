import Foundation
import QuoinCairo
import TestSupport
import Testing

extension CommandTests {
    @Suite("A worker", .serialized)
    struct WorkerTests {
        private let folder = TemporaryFolder()

        private static let card = """
            canvas: {width: 90, height: 40}
            layout: {inset: {insets: 8, child: {id: title, text: "Hello 🙂"}}}
            """

        init() throws {
            try folder.write(Self.card, to: "card.yaml")
        }

        /// The results of jobs, without the handshake.
        private func results(_ jobs: [String], _ options: String...) throws -> [WorkerAnswer] {
            let input = jobs.map { $0 + "\n" }.joined()
            let run = try Command().run(["worker", "--jobs", "2"] + options, in: folder.url, input: input)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            return try run.output.split(separator: UInt8(ascii: "\n")).dropFirst().map { try WorkerAnswer($0) }
        }

        private func result(_ job: String, _ options: String...) throws -> WorkerAnswer {
            let input = job + "\n"
            let run = try Command().run(["worker", "--jobs", "1"] + options, in: folder.url, input: input)
            let lines = run.output.split(separator: UInt8(ascii: "\n")).dropFirst()
            #expect(run.status == 0 && lines.count == 1, "\(run.errors)")
            return try WorkerAnswer(lines.first ?? Data())
        }

        private func render(_ arguments: String...) throws -> Data? {
            #expect(try Command().run(["render", "card.yaml"] + arguments, in: folder.url).status == 0)
            return folder.data(arguments[arguments.count - 1])
        }

        @Test("says what it is before it reads a job, and refuses to be another one than expected")
        func handshake() throws {
            let run = try Command().run(["worker"], in: folder.url)
            let handshake = try WorkerAnswer(run.output)
            #expect(run.status == 0 && handshake.object["protocol"] as? Int == 1)
            #expect(handshake.object["formats"] as? [String] == Picture.Format.allCases.map(\.rawValue))
            #expect((handshake.object["limits"] as? [String: Int])?["pixels"] == 256_000_000)
            let fingerprint = try #require(handshake["fingerprint"])
            let same = try Command().run(["worker", "--expect-fingerprint", fingerprint], in: folder.url)
            #expect(same.status == 0 && same.output == run.output)
            let other = try Command().run(["worker", "--expect-fingerprint", "0"], in: folder.url)
            #expect(other.status == 5 && other.output.isEmpty && other.errors.contains(fingerprint))
        }

        @Test("other fonts are another fingerprint")
        func fonts() throws {
            let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
            try folder.write(try Data(contentsOf: URL(fileURLWithPath: font)), to: "fonts/other.ttf")
            let own = try WorkerAnswer(try Command().run(["worker"], in: folder.url).output)
            let other = try WorkerAnswer(try Command().run(["worker", "--font-dir", "fonts"], in: folder.url).output)
            #expect(own["fingerprint"] != other["fingerprint"])
        }

        @Test("a picture has the same bytes as that of render, in each format and wherever it goes")
        func bytes() throws {
            for format in Picture.Format.allCases.map(\.rawValue) {
                let jobs = ["file", "inline", "digest"].enumerated().map {
                    #"{"id":\#($0),"template":"card.yaml","format":"\#(format)","to":"\#($1)"}"#
                }
                let answers = try results(jobs, "--output-dir", "out").sorted { $0.number ?? 0 < $1.number ?? 0 }
                let expected = try render("-o", "card.\(format)")
                #expect(answers.map(\.status) == ["ok", "ok", "ok"] && Set(answers.map { $0["digest"] }).count == 1)
                let path = try #require(answers[0]["path"])
                #expect(folder.data("out/" + path) == expected && path.hasSuffix(".\(format)"))
                #expect(answers[1].content == expected && answers[1]["path"] == nil)
                #expect(answers[2]["content"] == nil && answers[2].object["bytes"] as? Int == expected?.count)
            }
        }

        @Test("a document in a job may be nested as deep as one in a file")
        func deep() throws {
            let layout = (0..<90).reduce("{\"box\":{}}") { layout, _ in "{\"column\":[\(layout)]}" }
            let job = #"{"id":"deep","to":"digest","document":{"canvas":{"width":9,"height":9},"layout":\#(layout)}}"#
            #expect(try result(job).status == "ok")
        }

        @Test("a line of more than 16 MiB is one error, and reading goes on")
        func longLine() throws {
            let long = #"{"id":1,"template":"\#(String(repeating: "x", count: 17 << 20))"}"#
            let answers = try results([long, #"{"id":2,"template":"card.yaml","to":"digest"}"#])
            #expect(Set(answers.map(\.status)) == ["limit", "ok"] && answers.first { $0.status == "limit" }?.row == 1)
        }

        @Test("characters may be escaped as JSON allows")
        func escapes() throws {
            let texts = [#""a\/🙂\\ud83d""#, #""a/\ud83d\ude42\\ud83d""#]
            let jobs = texts.map {
                #"{"id":1,"to":"digest","document":{"canvas":{"width":90,"height":40},"layout":{"text":\#($0)}}}"#
            }
            let answers = try results(jobs)
            #expect(answers.map(\.status) == ["ok", "ok"] && Set(answers.map { $0["digest"] }).count == 1)
        }

        @Test("a job replaces properties of the canvas, as options of render do")
        func canvas() throws {
            let canvas = #"{"width":120,"scale":2,"appearance":"dark","direction":"rtl"}"#
            let answer = try result(#"{"id":1,"template":"card.yaml","to":"inline","canvas":\#(canvas)}"#)
            let options = [
                "--width", "120", "--scale", "2", "--appearance", "dark", "--direction", "rtl", "-o", "b.png",
            ]
            #expect(try Command().run(["render", "card.yaml"] + options, in: folder.url).status == 0)
            #expect(answer.content == folder.data("b.png"))
        }

        @Test("jobs of strangers are drawn with their limits, in a process of their own each")
        func strangers() throws {
            let own = try result(#"{"id":1,"template":"card.yaml","to":"digest"}"#)
            let worker = try RunningWorker(["--jobs", "1", "--strangers"], in: folder.url)
            var processes: Set<pid_t> = []
            for number in 1...3 {
                processes.insert(try worker.child(besides: processes))
                try worker.send(#"{"id":\#(number),"template":"card.yaml","to":"digest"}"#)
                let answer = try worker.next()
                #expect(answer.status == "ok" && answer["digest"] == own["digest"], "\(answer.object)")
            }
            #expect(processes.count == 3)
            try worker.send(#"{"id":4,"template":"card.yaml","canvas":{"width":9000,"height":9000}}"#)
            #expect(try worker.next().status == "limit")
            #expect(try worker.end() == 0)
        }

        @Test("a template is read again when it changes")
        func changes() throws {
            let worker = try RunningWorker(["--jobs", "1"], in: folder.url)
            let job = #"{"id":1,"template":"card.yaml","to":"digest"}"#
            try worker.send(job)
            let old = try worker.next()
            try folder.write("canvas: {width: 9, height: 9}\nlayout: {fill: red}", to: "card.yaml")
            try worker.send(job)
            let new = try worker.next()
            #expect(old.status == "ok" && new.status == "ok" && old["digest"] != new["digest"])
        }

        @Test("no line is read while a job is drawn")
        func backPressure() throws {
            let worker = try RunningWorker(["--jobs", "1"], in: folder.url)
            try worker.send(WorkerFaultTests.endless(id: 1, deadline: 1_000))
            // More than the pipe holds, and what is read from it at once.
            let job = #"{"id":2,"template":"card.yaml","to":"digest"}"# + String(repeating: " ", count: 1_000) + "\n"
            let (jobs, isWritten) = (worker.jobs, Flag())
            let writer = Thread {
                for _ in 0..<300 { try? jobs.write(contentsOf: Data(job.utf8)) }
                isWritten.set()
            }
            writer.start()
            #expect(try worker.next().status == "deadline")
            #expect(!isWritten.isSet)
            for _ in 0..<300 { #expect(try worker.next().status == "ok") }
        }
    }
}

/// What one thread says to another.
private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
}
