import QuoinSystem
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Confines itself to a folder, and prints what it can still do: a word for each, with the system's error.
///
/// Arguments: the readable folder, a file in it, and a file elsewhere.
@main
enum ConfinementProbe {
    static func main() throws {
        let arguments = CommandLine.arguments
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

    private static func start(_ program: String) -> Int32 {
        var process = pid_t()
        let error = posix_spawn(&process, program, nil, nil, [strdup(program), nil], [nil])
        return error == 0 ? 0 : -1
    }

    private static func threads() -> Bool {
        WorkerThreads.map([1, 2, 3], workers: 2) { { $0 * 2 } } == [2, 4, 6]
    }
}
