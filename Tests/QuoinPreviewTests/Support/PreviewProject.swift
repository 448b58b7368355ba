import Foundation
import TestSupport

/// A folder with documents, and `quoin preview` in it, which ends with the project.
final class PreviewProject {
    let folder = TemporaryFolder()
    private var process: Process?
    /// The address of the page, with its token.
    private(set) var address = ""

    struct NotStarted: Error {}

    /// A column with a title and a dot, on a white canvas.
    static let card = """
        # The first line stays.
        canvas: {width: 120, fill: white}
        layout:
          column:
            spacing: 10  # between the two
            children:
              - text: {string: Title, size: 20}
              - box: {}
                id: dot
                fill: "#336699"
                preferredSize: [30, 20]
          with:
            - inset: [8, 6, 8, 6]

        """

    init(_ documents: [String: String] = ["Snapshots/card.yaml": PreviewProject.card]) throws {
        for (path, text) in documents { try folder.write(text, to: path) }
    }

    deinit { kill() }

    /// Starts the command.
    ///
    /// - Parameters:
    ///   - programs: the folder of the programs; by default those that were built with the tests.
    ///   - path: a folder in which programs are looked for first.
    func start(_ arguments: String..., in programs: String? = nil, path: String? = nil) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(
            fileURLWithPath: try programs.map { $0 + "/quoin" } ?? BuiltPrograms.path(of: "quoin"))
        process.arguments = ["preview"] + arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        if let path {
            let environment = ProcessInfo.processInfo.environment
            process.environment = environment.merging(["PATH": "\(path):\(environment["PATH"] ?? "")"]) { $1 }
        }
        process.standardOutput = output
        try process.run()
        self.process = process
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { throw NotStarted() }
            line += part
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Ends the command at once, as a lack of memory does.
    func kill() {
        guard let process, process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    var processID: Int32 { process?.processIdentifier ?? 0 }

    var port: Int { URL(string: address)?.port ?? 0 }

    var token: String { URL(string: address)?.fragment ?? "" }

    /// The address of the page with a document.
    func url(of document: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)/#\(token)/\(document)") ?? folder.url
    }

    /// Opens the page and waits for the picture of a document.
    func open(
        _ document: String = "Snapshots/card.yaml", in browser: Browser, size: (width: Int, height: Int) = (1440, 900),
        features: [String: String] = [:]
    ) throws -> BrowserPage {
        let page = try BrowserPage(url(of: document), in: browser, size: size, features: features)
        try page.wait(until: "document.querySelector('#stage img')")
        return page
    }

    func text(_ path: String = "Snapshots/card.yaml") -> String {
        String(decoding: folder.data(path) ?? Data(), as: UTF8.self)
    }
}

extension BrowserPage {
    /// Waits until an element has a text.
    func wait(for text: String, in selector: String) throws {
        try wait(until: "document.querySelector('\(selector)')?.textContent.includes('\(text)')")
    }

    /// A point of the layout, in points.
    func point(x: Double, y: Double, scale: Double = 1) throws -> (x: Double, y: Double) {
        let frame = try point(in: ".picture[data-role=new]", x: 0, y: 0)
        let zoom =
            Double(
                try value("getComputedStyle(document.querySelector('#stage')).getPropertyValue('--zoom')") as? String
                    ?? "") ?? 1
        return (frame.x + x * scale * zoom, frame.y + y * scale * zoom)
    }

    /// Clicks at a point of the window.
    func click(at point: (x: Double, y: Double)) throws {
        for (type, buttons) in [("mousePressed", 1), ("mouseReleased", 0)] {
            try browser.send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": point.x, "y": point.y, "button": "left", "buttons": buttons, "clickCount": 1])
        }
    }
}

/// A document with 5,000 boxes in rows.
enum ManyElements {
    static var text: String {
        let rows = (0..<50).map { row in
            let boxes = (0..<100).map { column in
                "{box: {}, id: b\(row)-\(column), preferredSize: [8, 8], fill: \"#33669\(column % 10)\"}"
            }
            return "      - row: {spacing: 1, children: [\(boxes.joined(separator: ", "))]}\n"
        }
        return "layout:\n  column:\n    spacing: 1\n    children:\n" + rows.joined()
    }
}

extension Browser {
    /// Lets pages that are opened from now on hold the next answer to `window.held` back, until it is released.
    ///
    /// - Parameter address: the first value of `window.held`, the beginning of an address.
    func holdAnswers(to address: String = "") throws {
        let script = """
            const send = window.fetch;
            window.held = '\(address)';
            const release = new Promise((resolve) => { window.release = resolve; });
            window.fetch = async (address, options) => {
              const response = await send(address, options);
              if (!window.held || !address.startsWith(window.held)) return response;
              window.held = '';
              const value = await response.json();
              window.isHeld = true;
              await release;
              // The page may read a picture before it shows the value.
              response.json = async () => { setTimeout(() => { window.isTaken = true; }, 300); return value; };
              return response;
            };
            """
        try send("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    }
}

extension BrowserPage {
    /// Lets the page have the answer that was held back, and waits until it has taken it.
    func releaseAnswer() throws {
        try value("window.release()")
        try wait(until: "window.isTaken")
    }
}
