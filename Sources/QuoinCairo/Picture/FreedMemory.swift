import CPangoCairo

/// What becomes of memory that pictures no longer need.
public enum FreedMemory {
    /// In bytes: so much that is free the process keeps, enough for pictures of some million pixels and their files.
    private static let keptLimit: Int32 = 16 << 20

    /// Keeps the memory for the pictures to come, up to 16 MiB, in place of giving it back after each.
    ///
    /// For a process that draws many pictures: that the system takes memory and gives it again, cleared, costs about as much
    /// as to draw a card. It is a setting of the whole process, and without effect where the C library is not glibc.
    public static func keep() {
        #if canImport(Glibc)
            mallopt(M_MMAP_THRESHOLD, keptLimit)
            mallopt(M_TRIM_THRESHOLD, keptLimit)
        #endif
    }
}
