import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program of the user, such as git, run to its end with the environment of this process.
package struct ProgramRun: Sendable {
    /// The exit status; 128 and more if a signal ended the program.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: [UInt8]
    /// What it wrote to standard error, without spaces and line ends around it.
    package let errors: String

    /// The largest input, in bytes: what a pipe holds before the program reads.
    package static let inputLimit = 8 << 10

    /// Runs a program, which is looked for in the folders of `PATH`.
    ///
    /// - Parameters:
    ///   - arguments: the name of the program first.
    ///   - input: its standard input, at most ``inputLimit`` bytes.
    /// - Throws: the system's error if the program cannot be started.
    package init(_ arguments: [String], input: [UInt8] = []) throws {
        let pipes = try (0..<3).map { _ in try FileDescriptor.pipe() }
        let (inputs, outputs, failures) = (pipes[0], pipes[1], pipes[2])
        var open = Set(pipes.flatMap { [$0.readEnd, $0.writeEnd] })
        defer { for file in open { try? file.close() } }
        func close(_ file: FileDescriptor) throws {
            open.remove(file)
            try file.close()
        }
        for file in open { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
        let process = try Self.spawn(
            arguments, files: [inputs.readEnd, outputs.writeEnd, failures.writeEnd].map(\.rawValue))
        for file in [inputs.readEnd, outputs.writeEnd, failures.writeEnd] { try close(file) }
        // A program that does not read its input ends, and its status says why.
        _ = try? inputs.writeEnd.writeAll(input.prefix(Self.inputLimit))
        try close(inputs.writeEnd)
        output = try outputs.readEnd.readToEnd(limit: .max) ?? []
        let text = String(decoding: try failures.readEnd.readToEnd(limit: .max) ?? [], as: UTF8.self)
        errors = text.split(whereSeparator: \.isNewline).joined(separator: "\n")
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The macros of wait(2): the low seven bits are the signal, the next byte the exit status.
        self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Starts a program whose standard input, output and errors are some files.
    private static func spawn(_ arguments: [String], files: [Int32]) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file, Int32(number)) }
        var words = arguments.map { strdup($0) } + [nil]
        var variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, arguments[0], &actions, nil, &words, &variables)
        guard status == 0 else { throw Errno(rawValue: status) }
        return process
    }
}
