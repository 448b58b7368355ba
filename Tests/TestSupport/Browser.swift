import Foundation
import QuoinPlatform

/// A headless Chromium that is driven through its DevTools protocol, over a pipe.
package final class Browser {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let profile = TemporaryFolder()
    private var received = Data()
    private var lastID = 0
    private var session: String?
    /// Errors that scripts of the page threw, and errors that the browser reported: a blocked request, a faulty style.
    package private(set) var complaints: [String] = []

    /// The program from Debian's package; `nil` if it is not installed.
    package static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/chromium-headless-shell" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Starts the browser with an empty page.
    package init(program: String) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol's pipe is file 3 to read and 4 to write, which the shell makes of its standard input and output.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", program, "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--force-color-profile=srgb",
            "--remote-debugging-pipe", "--user-data-dir=\(profile.url.path)", "about:blank",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        session =
            try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable") }
    }

    /// Ends the browser and waits for its end, so that its profile can be deleted.
    deinit {
        session = nil
        _ = try? send("Browser.close")
        try? commands.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Sends a command and waits for its answer.
    @discardableResult
    package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.fileHandleForWriting.write(
            contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try nextMessage()
            guard answer["id"] as? Int == lastID else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ event: [String: Any]) {
        if ["Runtime.exceptionThrown", "Log.entryAdded"].contains(event["method"] as? String) {
            complaints.append("\(event["params"] ?? "")")
        }
    }

    private func nextMessage() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                received = Data(received[(end + 1)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            try waitForAnswer()
            let data = answers.fileHandleForReading.availableData
            if data.isEmpty { throw Failure(description: "the browser has ended") }
            received += data
        }
    }

    private func waitForAnswer() throws {
        var file = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, 60_000) > 0 else { throw Failure(description: "the browser does not answer") }
    }
}
