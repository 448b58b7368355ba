import QuoinSystem

/// Memory in pages of 2 MiB, of which a large picture takes a few, where it would take thousands of the usual ones: each
/// has to be handed out when it is first touched, and looked up from then on.
enum LargePages {
    private static let size = 2 << 20

    /// Asks for large pages for as much of some memory as whole ones can take up. The system may do nothing of it.
    static func request(for memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard let base = memory.baseAddress else { return }
            let start = base.alignedUp(toMultipleOf: size)
            let end = (base + memory.count).alignedDown(toMultipleOf: size)
            if start < end { madvise(start, end - start, MADV_HUGEPAGE) }
        #endif
    }
}
