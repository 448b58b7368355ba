import Foundation
import QuoinPlatform
import TestSupport
import Testing

extension CommandTests {
    @Suite("References written by several, or by one that is killed", .serialized)
    struct ApprovalSafetyTests {
        private static let count = 8
        private let folder = TemporaryFolder()

        private func writeDocuments(fill: String) throws {
            for index in 0..<Self.count {
                let canvas = "canvas: {width: 100, height: 100}"
                let gradient = "{conic: {stops: [\"\(fill)\", blue, \"\(fill)\"]}}"
                try folder.write(
                    "\(canvas)\nlayout: {fill: \(gradient), opacity: 0.\(index + 1)}", to: "Snapshots/\(index).yaml")
            }
        }

        private func approval() throws -> Process {
            let process = Process()
            process.executableURL = try Command().executable
            process.arguments = ["approve"]
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            return process
        }

        private func references() -> [Data?] {
            (0..<Self.count).map { folder.data("Snapshots/\($0).png") }
        }

        @Test("a run that is killed leaves every reference as it was or as it is to be")
        func killed() throws {
            try writeDocuments(fill: "red")
            #expect(try Command().run(["approve"], in: folder.url).status == 0)
            let old = references()
            try writeDocuments(fill: "green")
            let start = ContinuousClock.now
            let whole = try approval()
            try whole.run()
            whole.waitUntilExit()
            let duration = (ContinuousClock.now - start) / .seconds(1)
            let new = references()
            #expect(!old.contains(nil) && zip(old, new).allSatisfy { $0 != $1 })
            for step in 0..<10 {
                for (index, data) in old.enumerated() {
                    try #require(data).write(to: folder.url.appendingPathComponent("Snapshots/\(index).png"))
                }
                let process = try approval()
                try process.run()
                // The end of a run is when it writes.
                Thread.sleep(forTimeInterval: duration * (0.4 + 0.06 * Double(step)))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                for (index, data) in references().enumerated() {
                    #expect(data == old[index] || data == new[index], "\(index) after \(step)")
                }
            }
        }

        @Test("two runs at once write every reference, each whole")
        func twoAtOnce() throws {
            try writeDocuments(fill: "red")
            let runs = try (0..<3).map { _ in try approval() }
            for run in runs { try run.run() }
            for run in runs {
                run.waitUntilExit()
                #expect(run.terminationStatus == 0)
            }
            #expect(
                try Command().run(["verify"], in: folder.url).outputText
                    == "\(Self.count) snapshots: \(Self.count) passed\n")
            #expect(folder.files.count == 2 * Self.count, "nothing is left beside the references")
        }
    }
}
