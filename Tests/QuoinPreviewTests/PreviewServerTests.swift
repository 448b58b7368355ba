import Foundation
import QuoinPixels
import TestSupport
import Testing

extension PreviewTests {
    @Suite("The server of quoin preview")
    struct ServerTests {
        private let project: PreviewProject

        init() throws {
            project = try PreviewProject()
            try project.start()
        }

        @Test("answers its own page, and nobody without the token")
        func token() throws {
            #expect(try project.status("GET", "/") == 200)
            #expect(try project.status("GET", "/page.js") == 200)
            #expect(try project.status("GET", "/api/documents") == 200)
            #expect(try project.status("GET", "/api/documents", headers: ["Quoin-Token": nil]) == 401)
            #expect(
                try project.status("GET", "/api/documents", headers: ["Quoin-Token": String(repeating: "0", count: 64)])
                    == 401)
            #expect(
                try project.status("GET", "/api/documents", headers: ["Quoin-Token": String(project.token.dropLast())])
                    == 401)
            #expect(
                try project.status("GET", "/api/documents?token=\(project.token)", headers: ["Quoin-Token": nil]) == 401
            )
        }

        @Test(
            "refuses requests under another name of the machine, for the page as for the rest",
            arguments: ["evil.example", "evil.example:PORT", "127.0.0.1", "[::1]:PORT", ""])
        func host(name: String) throws {
            let name = name.replacing("PORT", with: "\(project.port)")
            for path in ["/", "/api/documents"] {
                #expect(try project.status("GET", path, headers: ["Host": name]) == 421)
            }
            #expect(try project.status("GET", "/", headers: ["Host": nil]) == 421)
        }

        @Test("refuses requests of other pages, and gives them no leave to read")
        func origin() throws {
            for origin in ["https://evil.example", "http://127.0.0.1:1", "null"] {
                #expect(
                    try project.status("POST", "/api/undo?document=Snapshots/card.yaml", headers: ["Origin": origin])
                        == 403)
            }
            #expect(
                try project.status("GET", "/api/documents", headers: ["Origin": "http://127.0.0.1:\(project.port)"])
                    == 200)
            #expect(try project.status("GET", "/api/documents", headers: ["Sec-Fetch-Site": "cross-site"]) == 403)
            #expect(try project.status("GET", "/page.js", headers: ["Sec-Fetch-Site": "cross-site"]) == 403)
            let connection = try RawConnection(port: project.port)
            connection.send(project.request("GET", "/"))
            let answer = connection.answer()
            #expect(!answer.contains("Access-Control") && answer.contains("script-src 'self'"))
            #expect(!answer.contains("unsafe-inline"))
            #expect(try project.status("OPTIONS", "/api/documents") == 405)
        }

        @Test(
            "reads nothing but the documents at the paths",
            arguments: [
                "../secret.yaml", "Snapshots/../../secret.yaml", "/etc/passwd", "Snapshots/card.yaml%00", "secret.yaml",
                "Snapshots/link.yaml",
            ])
        func paths(path: String) throws {
            try project.folder.write("layout: {text: secret}", to: "secret.yaml")
            try FileManager.default.createSymbolicLink(
                atPath: project.folder.path("Snapshots/link.yaml"),
                withDestinationPath: project.folder.path("secret.yaml"))
            let view = #"{"document": "\#(path)", "variant": "", "isPlain": false}"#
            #expect(try project.status("POST", "/api/view?client=12345678", body: view) == 404)
            #expect(try project.status("GET", "/api/comparison?document=\(path)") == 404)
            let edit = #"{"document": "\#(path)", "version": "", "start": 0, "end": 1, "value": "1"}"#
            #expect(try project.status("POST", "/api/edit", body: edit) == 404)
            #expect(
                try project.status("POST", "/api/approve", body: #"{"document": "\#(path)", "version": ""}"#) == 404)
            for file in ["/\(path)", "/../\(path)", "/%2e%2e/secret.yaml"] {
                #expect(try project.status("GET", file) == 404)
            }
            #expect(project.text("secret.yaml") == "layout: {text: secret}")
        }

        @Test(
            "accepts a picture only as it was shown, whatever it is made from has changed",
            arguments: ["Snapshots/photo.png", "Snapshots/parts.yaml", "Snapshots/seen.yaml"])
        func seen(changed: String) throws {
            func write(_ color: String, _ file: String) throws {
                switch file {
                case "Snapshots/photo.png":
                    let pixel: UInt32 = color == "green" ? 0xFF00_8000 : 0xFF00_00FF
                    let picture = Bitmap(width: 9, height: 9, filledWith: pixel)
                    try project.folder.write(Data(PNGEncoder.encode(picture, scale: 1)), to: file)
                case "Snapshots/parts.yaml":
                    try project.folder.write(
                        "components: {part: {element: {box: {}, preferredSize: [5, 5], fill: \(color)}}}", to: file)
                default:
                    try project.folder.write(
                        "use: [parts.yaml]\ncanvas: {fill: \(color)}\nlayout: {row: [{image: photo.png}, {part: {}}]}",
                        to: file)
                }
            }
            for file in ["Snapshots/photo.png", "Snapshots/parts.yaml", "Snapshots/seen.yaml"] {
                try write("green", file)
            }
            project.kill()
            try project.start()
            let view = #"{"document": "Snapshots/seen.yaml", "variant": "", "isPlain": false}"#
            func approve(_ version: String) throws -> Int {
                try project.status(
                    "POST", "/api/approve", body: #"{"document": "Snapshots/seen.yaml", "version": "\#(version)"}"#)
            }
            let first = try project.version("/api/view?client=12345678", body: view)
            try write("blue", changed)
            #expect(try approve(first) == 409 && project.folder.data("Snapshots/seen.png") == nil)
            #expect(try approve("1000") == 409)
            // What is shown now is what is accepted, once the change has been noticed.
            for _ in 0..<100 {
                let now = try project.version("/api/view?client=12345678", body: view)
                if now != first, try approve(now) == 200 { break }
                Thread.sleep(forTimeInterval: 0.1)
            }
            #expect(project.folder.data("Snapshots/seen.png") != nil)
            #expect(try approve(first) == 409)
        }

        @Test("keeps its token out of the list of processes when it opens the browser")
        func browser() throws {
            project.kill()
            try project.folder.write("#!/bin/sh\necho \"$@\" > arguments\ncp -p \"$1\" page\n", to: "bin/xdg-open")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: project.folder.path("bin/xdg-open"))
            try project.start("--open", path: project.folder.path("bin"))
            for _ in 0..<100 where project.folder.data("page") == nil { Thread.sleep(forTimeInterval: 0.1) }
            #expect(
                !project.text("arguments").contains(project.token) && project.text("page").contains(project.address))
            let attributes = try FileManager.default.attributesOfItem(atPath: project.folder.path("page"))
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }

        @Test("says that its port is taken")
        func takenPort() throws {
            let (process, errors) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: try BuiltPrograms.path(of: "quoin"))
            process.arguments = ["preview", "--port", "\(project.port)"]
            process.currentDirectoryURL = project.folder.url
            process.standardError = errors
            try process.run()
            process.waitUntilExit()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            #expect(process.terminationStatus == 3)
            #expect(text == "error: no page can be served at port \(project.port): Address already in use\n")
        }

        @Test("ends requests that are too long")
        func tooLong() throws {
            let long = String(repeating: "a", count: 2 << 20)
            #expect(try project.status("POST", "/api/edit", body: long) == 413)
            let connection = try RawConnection(port: project.port)
            connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(project.port)\r\nX: \(long)\r\n\r\n")
            #expect(!connection.answer().contains(" 200 "))
            let chunked = try RawConnection(port: project.port)
            let head = project.request(
                "POST", "/api/edit", headers: ["Content-Length": nil, "Transfer-Encoding": "chunked"])
            chunked.send(head + String(repeating: "8000\r\n\(long.prefix(0x8000))\r\n", count: 64) + "0\r\n\r\n")
            #expect(chunked.answer().contains(" 413 "))
            #expect(try project.status("GET", "/") == 200)
        }

        @Test("refuses what it cannot read", arguments: ["{", "[]", "{\"document\": 3}", ""])
        func nonsense(body: String) throws {
            #expect(try project.status("POST", "/api/edit", body: body) == 400)
            #expect(try project.status("POST", "/api/view?client=12345678", body: body) == 400)
        }

        @Test("refuses numbers that mean nothing in each request, and goes on")
        func numbers() throws {
            let path = "Snapshots/card.yaml"
            let opened = try RawConnection(port: project.port)
            opened.send(
                project.request(
                    "POST", "/api/view?client=12345678",
                    body: #"{"document": "\#(path)", "variant": "", "isPlain": false}"#))
            let version = try #require(
                opened.answer().firstMatch(of: /"version":\s*"([^"]*)"/)?.output.1, "the answer has a version")
            for number in ["-1", "\(Int.max)", "\(Int.min)", "1e300", "1e999", "0.5", "\"1\"", "null", "[]"] {
                for (start, end) in [(number, "9"), ("9", number), (number, number), ("9", "3")] {
                    let edit =
                        #"{"document": "\#(path)", "version": "\#(version)", "start": \#(start), "end": \#(end), "value": "1"}"#
                    #expect((400..<500).contains(try project.status("POST", "/api/edit", body: edit)), "\(edit)")
                }
                for (from, to) in [(number, "300"), ("9", number), (number, number), ("300", "200")] {
                    let check =
                        #"{"conditions": {"document": "\#(path)", "variant": "", "isPlain": false}, "from": \#(from), "to": \#(to)}"#
                    #expect(
                        (400..<500).contains(
                            try project.status("POST", "/api/check?client=12345678", body: check)), "\(check)")
                }
                for key in ["width", "textScale"] {
                    let conditions =
                        #"{"document": "\#(path)", "variant": "", "isPlain": false, "\#(key)": \#(number)}"#
                    let check = #"{"conditions": \#(conditions), "from": 9, "to": 300}"#
                    // A value of null is none, and half the size of a text is one.
                    let isPossible = number == "null" || key == "textScale" && number == "0.5"
                    for (path, body) in [("/api/view", conditions), ("/api/check", check)] {
                        let status = try project.status("POST", "\(path)?client=12345678", body: body)
                        #expect(isPossible ? status < 300 : (400..<500).contains(status), "\(path) \(body): \(status)")
                    }
                }
                let plain = number.replacing("\"", with: "").replacing("[]", with: "")
                #expect(
                    (400..<500).contains(
                        try project.status("GET", "/api/element?client=12345678&element=\(plain)x")))
                if Int(plain) != 1 {
                    #expect(
                        (400..<500).contains(
                            try project.status("GET", "/api/element?client=12345678&element=\(plain)")))
                    #expect((400..<500).contains(try project.status("GET", "/api/picture?id=\(plain)")))
                }
            }
            for (value, reason) in [
                ("width", "no canvas has this width"), ("textScale", "no canvas has this text scale"),
            ] {
                let refused = try RawConnection(port: project.port)
                refused.send(
                    project.request(
                        "POST", "/api/view?client=12345678",
                        body: #"{"document": "\#(path)", "variant": "", "isPlain": false, "\#(value)": 0}"#))
                #expect(refused.answer().contains(reason))
            }
            #expect(try project.status("GET", "/") == 200)
            #expect(project.text() == PreviewProject.card)
        }

        @Test("answers its page while more strangers are connected than may be")
        func strangers() throws {
            let page = try RawConnection(port: project.port)
            page.send(project.request("GET", "/api/events?client=reader-1", headers: ["Connection": nil]))
            #expect(page.answer(until: "hello").contains("text/event-stream"))
            let strangers = try (0..<600).map { _ in try RawConnection(port: project.port) }
            for connection in strangers { connection.send("GET /api/documents HTTP/1.1\r\nHost: ") }
            for _ in 0..<10 { #expect(try project.status("GET", "/api/documents") == 200) }
            // The first has lost its place, the last has not.
            #expect(strangers[0].answer() == "")
            strangers[599].send(
                "127.0.0.1:\(project.port)\r\nQuoin-Token: \(project.token)\r\nConnection: close\r\n\r\n")
            #expect(strangers[599].answer().hasPrefix("HTTP/1.1 200"))
        }

        @Test("answers others while 200 clients are slow")
        func slow() throws {
            let slow = try (0..<200).map { _ in try RawConnection(port: project.port) }
            for connection in slow { connection.send("GET /api/documents HTTP/1.1\r\nHost: ") }
            let readers = try (0..<20).map { _ in try RawConnection(port: project.port) }
            for (number, connection) in readers.enumerated() {
                connection.send(
                    project.request("GET", "/api/events?client=reader-\(number)", headers: ["Connection": nil]))
                #expect(connection.answer(until: "hello").contains("text/event-stream"))
            }
            for _ in 0..<10 { #expect(try project.status("GET", "/api/documents") == 200) }
            // They get their answers once they have asked.
            for connection in slow.prefix(3) {
                connection.send(
                    "127.0.0.1:\(project.port)\r\nQuoin-Token: \(project.token)\r\nConnection: close\r\n\r\n")
                #expect(connection.answer().hasPrefix("HTTP/1.1 200"))
            }
        }

        @Test("writes nothing with --read-only")
        func readOnly() throws {
            project.kill()
            try project.start("--read-only")
            let edit = #"{"document": "Snapshots/card.yaml", "version": "", "start": 0, "end": 1, "value": "1"}"#
            #expect(try project.status("POST", "/api/edit", body: edit) == 403)
            #expect(try project.status("POST", "/api/undo?document=Snapshots/card.yaml") == 403)
            #expect(try project.status("POST", "/api/approve", body: "{}") == 403)
            #expect(project.folder.files == ["Snapshots/card.yaml"])
        }
    }
}
