/// Memory that is about to be written from end to end. What is asked for here the system may do or leave.
public enum FreshMemory {
    private static let pageSize = 4 << 10
    private static let largePageSize = 2 << 20
    /// In bytes: less is likely to have been written to before.
    private static let smallestPopulated = 256 << 10

    /// Has the pages of much memory handed out at once, which takes half as long as one by one, when each is first touched.
    public static func populate(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= smallestPopulated, !isThere(memory) else { return }
            // MADV_POPULATE_WRITE, by which C libraries before glibc 2.35 do not know it.
            advise(memory, 23, pageSize)
        #endif
    }

    /// Whether memory was handed out before, to all appearances: its last whole page was.
    private static func isThere(_ memory: UnsafeMutableRawBufferPointer) -> Bool {
        guard let base = memory.baseAddress else { return false }
        var state: UInt8 = 0
        let end = (base + memory.count).alignedDown(toMultipleOf: pageSize)
        return mincore(end - pageSize, pageSize, &state) == 0 && state & 1 == 1
    }

    /// Asks for pages of 2 MiB, of which a large picture takes a few, where it would take thousands of the usual ones: each
    /// has to be handed out, and looked up from then on.
    public static func useLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            advise(memory, MADV_HUGEPAGE, largePageSize)
        #endif
    }

    /// Gives advice on as much of some memory as whole pages can take up.
    private static func advise(_ memory: UnsafeMutableRawBufferPointer, _ advice: Int32, _ pageSize: Int) {
        guard let base = memory.baseAddress else { return }
        let start = base.alignedUp(toMultipleOf: pageSize)
        let end = (base + memory.count).alignedDown(toMultipleOf: pageSize)
        if start < end { madvise(start, end - start, advice) }
    }
}
