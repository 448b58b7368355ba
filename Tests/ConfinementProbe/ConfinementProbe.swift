import QuoinSystem

#if os(Linux)
    import CLinux
#endif

/// Confines itself to a folder, and prints what it can still do: a word for each, with the system's error.
///
/// Arguments: the readable folder, a file in it, and a file elsewhere. With `--without`, the number of a system call, a program
/// and its arguments, it becomes this program, for which the kernel does not have the call.
@main
enum ConfinementProbe {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments[1] == "--without" { try start(without: arguments[2], Array(arguments[3...])) }
        var confinement = ProcessConfinement(readable: [arguments[1]], memory: 1 << 30, processorTime: 2)
        confinement.openFiles = 16
        try confinement.apply()
        report("read within", descriptor: open(arguments[2], O_RDONLY))
        report("list within", descriptor: open(arguments[1], O_RDONLY | O_DIRECTORY))
        report("read elsewhere", descriptor: open(arguments[3], O_RDONLY))
        report("list elsewhere", descriptor: open("/", O_RDONLY | O_DIRECTORY))
        report("write within", descriptor: open(arguments[2], O_WRONLY))
        report("make within", descriptor: open(arguments[1] + "/new", O_WRONLY | O_CREAT, 0o600))
        report("remove within", unlink(arguments[2]))
        report("rename within", rename(arguments[2], arguments[2] + "2"))
        report("network", descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        report("local socket", descriptor: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        report("start a program", start("/bin/true"))
        report("signal the parent", kill(getppid(), 0))
        report("inherited file", fcntl(3, F_GETFD))
        report("make code", makeCode())
        print("be root: \(getuid() == 0 || geteuid() == 0 ? "done" : "refused")")
        let memory = malloc(2 << 30)
        print("much memory: \(memory == nil ? "refused" : "done")")
        print("threads: \(threads() ? "done" : "refused")")
        fflush(nil)
        if arguments.count > 4 { while true {} }
    }

    private static func report(_ deed: String, _ result: Int32) {
        print("\(deed): \(result >= 0 ? "done" : "refused")")
    }

    private static func report(_ deed: String, descriptor: Int32) {
        report(deed, descriptor)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Lets memory that was written be run.
    private static func makeCode() -> Int32 {
        let size = 4_096
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard mprotect(memory, size, PROT_READ | PROT_EXEC) != 0 else { return 0 }
        let all = mmap(nil, size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return all == MAP_FAILED ? -1 : 0
    }

    private static func start(_ program: String) -> Int32 {
        var process = pid_t()
        let error = posix_spawn(&process, program, nil, nil, [strdup(program), nil], [nil])
        return error == 0 ? 0 : -1
    }

    private static func start(without call: String, _ command: [String]) throws {
        #if os(Linux)
            func instruction(_ code: Int32, _ value: UInt32, _ skipped: UInt8 = 0) -> sock_filter {
                sock_filter(code: UInt16(code), jt: 0, jf: skipped, k: value)
            }
            var filter = [
                instruction(BPF_LD | BPF_W | BPF_ABS, 0), instruction(BPF_JMP | BPF_JEQ | BPF_K, UInt32(call) ?? 0, 1),
                instruction(BPF_RET | BPF_K, UInt32(SECCOMP_RET_ERRNO) | UInt32(ENOSYS)),
                instruction(BPF_RET | BPF_K, UInt32(SECCOMP_RET_ALLOW)),
            ]
            _ = quoin_give_up_privileges()
            let count = UInt16(filter.count)
            filter.withUnsafeMutableBufferPointer { instructions in
                var program = sock_fprog(len: count, filter: instructions.baseAddress)
                _ = quoin_filter_system_calls(&program)
            }
            execv(command[0], command.map { strdup($0) } + [nil])
        #endif
        throw Errno(rawValue: errno)
    }

    private static func threads() -> Bool {
        WorkerThreads.map([1, 2, 3], workers: 2) { { $0 * 2 } } == [2, 4, 6]
    }
}
