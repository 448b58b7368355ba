#if os(Linux)
    import CLinux
    import SystemPackage

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// The system calls that a process can make, by the kernel's seccomp (`seccomp(2)`): those for memory, threads,
    /// time and reading files. All others fail as on a kernel without them, which libraries can handle.
    enum SystemCallFilter {
        /// Restricts the process and all its threads to these calls.
        static func apply() throws(Errno) {
            var program = self.program
            let count = program.count
            let result = program.withUnsafeMutableBufferPointer { instructions in
                var program = sock_fprog(len: UInt16(count), filter: instructions.baseAddress)
                return quoin_filter_system_calls(&program)
            }
            // The result is the number of a thread that cannot be filtered.
            guard result == 0 else { throw result > 0 ? .permissionDenied : Errno(rawValue: errno) }
        }

        #if arch(x86_64)
            private static let architecture: UInt32 = 0xC000_003E
            private static let ownCalls = [
                SYS_arch_prctl, SYS_access, SYS_readlink, SYS_stat, SYS_lstat, SYS_poll, SYS_dup2,
            ]
        #else
            private static let architecture: UInt32 = 0xC000_00B7
            private static let ownCalls: [Int32] = []
        #endif

        /// The calls that are allowed with any arguments.
        private static let allowed =
            [
                SYS_read, SYS_pread64, SYS_readv, SYS_write, SYS_writev, SYS_close, SYS_lseek, SYS_fstat,
                SYS_newfstatat,
                SYS_statx, SYS_fstatfs, SYS_statfs, SYS_faccessat, SYS_readlinkat, SYS_getdents64, SYS_getcwd,
                SYS_fcntl,
                SYS_dup, SYS_dup3, SYS_ppoll, SYS_fadvise64,
                SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_mincore, SYS_membarrier,
                SYS_futex, SYS_set_robust_list, SYS_set_tid_address, SYS_rseq, SYS_gettid, SYS_getpid, SYS_exit,
                SYS_exit_group, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getattr,
                SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
                SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
                SYS_getrandom,
                SYS_getrusage, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_uname, SYS_sysinfo,
            ] + ownCalls

        /// Flags of a file that is opened for more than reading.
        private static let writing = UInt32(O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)
        /// `CLONE_THREAD`
        private static let thread: UInt32 = 0x0001_0000
        /// `TCGETS`, with which libraries find out whether a file is a terminal.
        private static let terminalQuestion: UInt32 = 0x5401

        private static var program: [sock_filter] {
            var program = [
                load(architectureOffset), skip(1, ifEqual: architecture), answer(SECCOMP_RET_KILL_PROCESS),
                load(numberOffset),
            ]
            for call in allowed {
                program += [skip(0, otherwise: 1, ifEqual: UInt32(call)), answer(SECCOMP_RET_ALLOW)]
            }
            // What is written into memory never becomes code. Libraries are loaded before.
            program += rule(SYS_mmap, argument: 2, masked: UInt32(PROT_EXEC), is: 0, otherwise: EACCES)
            program += rule(SYS_mprotect, argument: 2, masked: UInt32(PROT_EXEC), is: 0, otherwise: EACCES)
            program += rule(SYS_openat, argument: 2, masked: writing, is: 0, otherwise: EACCES)
            program += rule(SYS_clone, argument: 0, masked: thread, is: thread, otherwise: EPERM)
            program += rule(SYS_ioctl, argument: 1, is: terminalQuestion, otherwise: ENOTTY)
            program += rule(SYS_tgkill, argument: 0, is: UInt32(getpid()), otherwise: EPERM)
            program += rule(SYS_prlimit64, argument: 0, is: 0, otherwise: EPERM)
            return program + [answer(SECCOMP_RET_ERRNO | UInt32(ENOSYS))]
        }

        /// The instructions that allow a call if an argument has a value.
        private static func rule(
            _ call: Int32, argument: UInt32, masked mask: UInt32 = .max, is value: UInt32, otherwise error: Int32
        ) -> [sock_filter] {
            [
                skip(0, otherwise: 5, ifEqual: UInt32(call)), load(argumentsOffset + 8 * argument), and(mask),
                skip(0, otherwise: 1, ifEqual: value), answer(SECCOMP_RET_ALLOW),
                answer(SECCOMP_RET_ERRNO | UInt32(error)),
            ]
        }

        // MARK: - Instructions

        /// Where `struct seccomp_data` has the number of the call, the architecture, and the lower halves of its
        /// arguments.
        private static let numberOffset: UInt32 = 0
        private static let architectureOffset: UInt32 = 4
        private static let argumentsOffset: UInt32 = 16

        private static func load(_ offset: UInt32) -> sock_filter {
            sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: offset)
        }

        private static func and(_ mask: UInt32) -> sock_filter {
            sock_filter(code: UInt16(BPF_ALU | BPF_AND | BPF_K), jt: 0, jf: 0, k: mask)
        }

        private static func skip(_ count: UInt8, otherwise other: UInt8 = 0, ifEqual value: UInt32) -> sock_filter {
            sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: count, jf: other, k: value)
        }

        private static func answer(_ action: UInt32) -> sock_filter {
            sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: action)
        }
    }
#endif
