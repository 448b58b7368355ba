/// Advice to the system about memory that is about to be written completely, or is not read again. The system may ignore
/// it.
package enum FreshMemory {
    private static let pageSize = 4 << 10
    private static let largePageSize = 2 << 20
    /// In bytes. Smaller memory is likely to be in use already.
    private static let smallestPopulated = 256 << 10

    /// Prefaults a large allocation, which halves the time of its page faults.
    package static func populate(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= smallestPopulated, !isResident(memory) else { return }
            // MADV_POPULATE_WRITE, which headers before glibc 2.35 do not define.
            advise(memory, 23)
        #endif
    }

    /// Whether the memory seems to have pages already: its last whole page is resident.
    private static func isResident(_ memory: UnsafeMutableRawBufferPointer) -> Bool {
        guard let base = memory.baseAddress else { return false }
        var state: UInt8 = 0
        let end = (base + memory.count).alignedDown(toMultipleOf: pageSize)
        return mincore(end - pageSize, pageSize, &state) == 0 && state & 1 == 1
    }

    /// Requests pages of 2 MiB for memory of at least that size. A large picture needs only a few of them, which saves page
    /// faults and TLB misses. The memory around it that shares the first or the last of these pages gets them as well:
    /// otherwise up to 4 MiB of a picture would be in small pages.
    package static func useLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard let base = memory.baseAddress, memory.count >= largePageSize else { return }
            let start = base.alignedDown(toMultipleOf: largePageSize)
            let end = (base + memory.count).alignedUp(toMultipleOf: largePageSize)
            madvise(start, end - start, MADV_HUGEPAGE)
        #endif
    }

    /// Gives whole pages back whose content is not read again.
    package static func release(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            advise(memory, MADV_DONTNEED)
        #endif
    }

    /// Gives advice about the whole pages within some memory.
    private static func advise(_ memory: UnsafeMutableRawBufferPointer, _ advice: Int32) {
        guard let base = memory.baseAddress else { return }
        let start = base.alignedUp(toMultipleOf: pageSize)
        let end = (base + memory.count).alignedDown(toMultipleOf: pageSize)
        if start < end { madvise(start, end - start, advice) }
    }
}
