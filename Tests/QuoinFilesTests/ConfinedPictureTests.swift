import Foundation
import QuoinFiles
import QuoinSystem
import TestSupport
import Testing

@Suite("Pictures drawn in a process of its own")
struct ConfinedPictureTests {
    private let folder = TemporaryFolder()

    private func picture(by command: String, _ limits: Limits = .strangers) throws -> [UInt8] {
        var options = RenderingOptions()
        options.limits = limits
        try folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: red}", to: "a.yaml")
        return try folder.document("a.yaml").confinedPicture(by: command, options: options)
    }

    /// The error where a program takes the place of the command.
    private func error(of script: String, _ limits: Limits = .strangers) throws -> QuoinError {
        // Another process writes it: no process can start while this one, or one that another test starts meanwhile, has the
        // file open for writing.
        let written = try ChildProcess.run(
            "/bin/sh", ["-c", "cat > \"$0\" && chmod 700 \"$0\"", folder.path("quoin")],
            input: .bytes(Array("#!/bin/sh\n\(script)\n".utf8)), within: .none)
        try #require(written.ending == .exited(0))
        return try #require(throws: QuoinError.self) { try picture(by: folder.path("quoin"), limits) }
    }

    @Test("the picture is as another process draws it")
    func drawn() throws {
        let picture = try picture(by: BuiltPrograms.path(of: "quoin"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("a document that is a link does not lead out of its folder")
    func links() throws {
        try folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: red}", to: "a.yaml")
        try FileManager.default.createDirectory(atPath: folder.path("D"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("D/b.yaml"), withDestinationPath: "../a.yaml")
        var file = folder.document("D/b.yaml")
        let command = try BuiltPrograms.path(of: "quoin")
        let error = #expect(throws: QuoinError.self) {
            try file.confinedPicture(by: command, options: RenderingOptions(limits: .strangers))
        }
        #expect(error?.messages == [folder.path("D/b.yaml") + ": error: cannot be read: it leads out of its folder"])
        file.access = .below(folder.url.path)
        #expect(try !file.confinedPicture(by: command, options: RenderingOptions(limits: .strangers)).isEmpty)
    }

    @Test("errors are the document's")
    func errors() throws {
        let message = folder.path("a.yaml") + ":1:1: error: no"
        let error = try error(of: "echo '\(message)' >&2; exit 3")
        #expect(error == QuoinError(printing: [message]))
        #expect(try self.error(of: "echo no >&2; exit 4").kind == .limitPassed)
    }

    @Test("lines about other files are the document's, and none controls the terminal")
    func forged() throws {
        let lines = ["/etc/passwd:1:1: error: forged", "../b.yaml: error: forged", "all is well", "\u{1B}[2Jx"]
        let forged = lines.map { "printf '%s\\n' '\($0)' >&2; " }.joined()
        let name = folder.path("a.yaml")
        let error = try error(of: forged + "echo '\(name):1:1: error: true' >&2; exit 3")
        let escaped = lines.map { "\(name): " + $0.replacing("\u{1B}", with: "\\u{1B}") }
        #expect(error.messages == escaped + ["\(name):1:1: error: true"])
    }

    @Test("lines about files below the document's folder stay, and keys that they refer to are known")
    func ownFiles() throws {
        let parts = folder.path("parts/a.yaml") + ":1:1: error: no"
        let error = try error(of: "echo '\(parts)' >&2; echo 'see: quoin help key row, quoin help key box' >&2; exit 3")
        #expect(error.messages == [parts] && error.keys == ["row", "box"])
        #expect(try self.error(of: "yes >&2 & sleep 1; kill $!; exit 3").messages.count <= 1_000)
    }

    @Test(
        "a system that cannot confine the process is named", .enabled(if: BuiltPrograms.isLinux),
        arguments: [("436", "close_range"), ("seccomp", "seccomp")])
    func unconfined(call: String, words: String) throws {
        #if arch(x86_64)
            let seccomp = "317"
        #else
            let seccomp = "277"
        #endif
        try folder.write("layout: {box: {}, preferredSize: [4, 4]}", to: "a.yaml")
        let child = try ChildProcess.run(
            BuiltPrograms.path(of: "ConfinementProbe"),
            [
                "--without", call == "seccomp" ? seccomp : call, BuiltPrograms.path(of: "quoin"), "render",
                "--strangers",
                folder.path("a.yaml"),
            ], within: .init(output: 1_000, time: .seconds(60)))
        let errors = String(decoding: child.errors, as: UTF8.self)
        #expect(child.ending == .exited(70) && folder.files == ["a.yaml"])
        #expect(errors.contains("a.yaml: error: the renderer process cannot be confined: "), "\(errors)")
        #expect(errors.contains(words), "\(errors)")
    }

    @Test(
        "an end by anything else is one error",
        arguments: [
            ("kill -ABRT $$", "the renderer process ended by signal 6 (Aborted)"),
            ("kill -SEGV $$", "the renderer process ended by signal 11 (Segmentation fault)"),
            ("exit 70", "the renderer process ended by exit code 70"),
            ("exit 99", "the renderer process ended by exit code 99"),
            ("echo nonsense", "the renderer process returned no picture"),
            ("true", "the renderer process returned no picture"),
            ("printf '9 99\\nabc'", "the renderer process returned no picture"),
            ("printf -- '-1 -1\\n'", "the renderer process returned no picture"),
        ])
    func ends(script: String, words: String) throws {
        let error = try error(of: "echo noise >&2; " + script)
        #expect(error == QuoinError(words, .internalError, in: folder.path("a.yaml")))
    }

    @Test("the memory of the process that starts it is not taken for its own")
    func ownMemory() throws {
        var limits = Limits.strangers
        limits.memory = 100_000_000
        let held = [UInt8](repeating: 1, count: 2 * limits.memory)
        let error = try error(of: "exit 70", limits)
        #expect(error.kind == .internalError && held.count > limits.memory, "\(error.messages)")
    }

    @Test(
        "an end for lack of memory or time is a limit's error",
        arguments: [
            (
                "echo 'memory allocation of 99 bytes failed' >&2; kill -ABRT $$", "memory",
                "the renderer process needs more memory than is allowed"
            ), ("kill -XCPU $$", "time", "the renderer process took more time than is allowed"),
            ("exec yes", "pixels", "the renderer process wrote more than a picture has"),
        ])
    func limits(script: String, limit: String, words: String) throws {
        let error = try error(of: script)
        #expect(error.kind == .limitPassed && error.messages.count == 1)
        #expect(error.messages[0].contains(": error: \(words); the limit \"\(limit)\" is"), "\(error.messages)")
    }

    @Test("a command that is not there is an error of the surroundings")
    func missing() throws {
        let error = try #require(throws: QuoinError.self) { try picture(by: "/nowhere/quoin") }
        #expect(error.kind == .internalError && error.messages.count == 1)
        #expect(error.messages[0].contains("/nowhere/quoin: error: cannot be started"), "\(error.messages)")
    }
}

@Suite("The pictures of a process that was taken over")
struct PictureStreamTests {
    @Test("are read as they were written")
    func intact() {
        var pictures = [
            PictureStream.Picture(file: [1, 2, 10, 3], suffix: "~dark@2x", alternative: "A\ncard"),
            PictureStream.Picture(file: [], suffix: ""),
        ]
        pictures[0].images = ["/a b.png", "/ä.png"]
        #expect(PictureStream.pictures(in: pictures.flatMap(\.frame)) == pictures)
        #expect(PictureStream.pictures(in: []) == [])
    }

    @Test("stay in the folder", arguments: ["/../../x", "/x", "a/b"])
    func folder(suffix: String) {
        #expect(PictureStream.pictures(in: PictureStream.Picture(file: [1], suffix: suffix).frame) == nil)
    }

    @Test(
        "have the lengths that they say",
        arguments: ["0 9\nabc", "-1 0\n", "0\n", "x", "1 2 3\nabcdefghijklmno", "2 1\n{}a"])
    func malformed(stream: String) {
        #expect(PictureStream.pictures(in: Array(stream.utf8)) == nil)
    }
}

@Suite("Requests to another process")
struct ChildRequestTests {
    private let folder = TemporaryFolder()

    /// The request that the other process reads.
    private func read(_ request: ChildRequest) throws -> ChildRequest? {
        try folder.write(String(decoding: request.line() + [0x0A], as: UTF8.self), to: "request")
        let file = try FileDescriptor.open(folder.path("request"), .readOnly)
        defer { try? file.close() }
        var lines = LineReader(file, limit: .max)
        return try ChildRequest.read(from: &lines)
    }

    @Test("are read as they were written")
    func intact() throws {
        var file = DocumentFile(path: "a \"b\"\n.yaml", access: .below("ä"))
        (file.scene, file.language) = ("1", "de")
        var options = RenderingOptions()
        (options.scale, options.textScale, options.fonts) = (2, 1.5, ["a b", "c"])
        (options.width, options.height) = (ExtentRange(min: 10, max: .infinity), ExtentRange(min: 0.1, max: 20))
        (options.appearance, options.direction) = (.dark, .rightToLeft)
        options.language = Canvas.PseudoLanguage.allCases[0]
        options.fallbacks = Canvas.TextFallbacks(missingGlyphs: .box, missingItalic: .slanted)
        (options.view, options.limits) = (.diagram, .strangers)
        (options.diagram.annotations, options.diagram.focus) = (["insets"], ["a"])
        (options.diagram.level, options.diagram.depth, options.diagram.isTransparent) = (.full, 2, true)
        var pictures = PictureOptions(format: .jpg)
        (pictures.selection, pictures.isRecorded, pictures.alternative) = (.contactSheet, true, .given("=\u{1B}"))
        (pictures.hasText, pictures.hasAlternativeFile) = (true, true)
        let request = try #require(try read(ChildRequest(.pictures(pictures), of: file, options)))
        #expect(request.file == file && request.options == options)
        guard case .pictures(pictures) = request.task else {
            Issue.record("\(request.task)")
            return
        }
    }

    @Test("pass on no number that JSON lacks")
    func infinite() throws {
        var options = RenderingOptions()
        options.scale = .infinity
        let request = ChildRequest(.inspection(isJSON: false), of: DocumentFile(path: "a.yaml"), options)
        #expect(throws: QuoinError.self) { try request.line() }
    }
}
