import Foundation
import QuoinDeclarations
import QuoinFiles
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
        try folder.write("#!/bin/sh\n\(script)\n", to: "quoin")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("quoin"))
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
        let error = try error(of: "echo 'a.yaml:1:1: error: no' >&2; exit 3")
        #expect(error == QuoinError(.wrongInput, "a.yaml:1:1: error: no"))
        #expect(try self.error(of: "echo no >&2; exit 4").kind == .limitPassed)
    }

    @Test(
        "an end by anything else is one error",
        arguments: [
            ("kill -ABRT $$", "the process that draws it ended by signal 6 (Aborted)"),
            ("kill -SEGV $$", "the process that draws it ended by signal 11 (Segmentation fault)"),
            ("exit 70", "the process that draws it ended by exit code 70"),
            ("exit 99", "the process that draws it ended by exit code 99"),
            ("echo nonsense", "the process that draws it wrote no picture"),
            ("true", "the process that draws it wrote no picture"),
            ("printf '9 99\\nabc'", "the process that draws it wrote no picture"),
            ("printf -- '-1 -1\\n'", "the process that draws it wrote no picture"),
        ])
    func ends(script: String, words: String) throws {
        let error = try error(of: "echo noise >&2; " + script)
        let message = folder.path("a.yaml") + ": error: " + words
        #expect(error == QuoinError(.defect, message))
    }

    @Test("the memory of the process that starts it is not taken for its own")
    func ownMemory() throws {
        var limits = Limits.strangers
        limits.memory = 100_000_000
        let held = [UInt8](repeating: 1, count: 2 * limits.memory)
        let error = try error(of: "exit 70", limits)
        #expect(error.kind == .defect && held.count > limits.memory, "\(error.messages)")
    }

    @Test(
        "an end for lack of memory or time is a limit's error",
        arguments: [
            (
                "echo 'memory allocation of 99 bytes failed' >&2; kill -ABRT $$", "memory",
                "the process that draws it needs more memory than is allowed"
            ), ("kill -XCPU $$", "time", "the process that draws it took more time than is allowed"),
            ("exec yes", "pixels", "the process that draws it wrote more than a picture has"),
        ])
    func limits(script: String, limit: String, words: String) throws {
        let error = try error(of: script)
        #expect(error.kind == .limitPassed && error.messages.count == 1)
        #expect(error.messages[0].contains(": error: \(words); the limit \"\(limit)\" is"), "\(error.messages)")
    }

    @Test("a command that is not there is an error of the surroundings")
    func missing() throws {
        let error = try #require(throws: QuoinError.self) { try picture(by: "/nowhere/quoin") }
        #expect(error.kind == .defect && error.messages.count == 1)
        #expect(error.messages[0].contains("/nowhere/quoin: error: cannot be started"), "\(error.messages)")
    }
}
