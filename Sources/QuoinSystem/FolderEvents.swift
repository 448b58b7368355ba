/// Notifications of the system about files that were written or replaced in some folders. Use it on one thread.
///
/// Only Linux gives them here, and there only for its own file systems: neither network folders nor many mounts of
/// containers send any. So callers also check the files themselves from time to time.
package final class FolderEvents {
    #if os(Linux)
        /// Negative if the system gives no notifications.
        private let file = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        private var folders: [Int32: String] = [:]
        private var watches: [String: Int32] = [:]

        /// The events of notifications: files that were closed after writing, created, moved or deleted, or whose
        /// rights changed.
        private static let wanted = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
                | IN_ONLYDIR)
    #endif

    package init() {}

    /// Watches some folders, and no others. Those that do not exist are left out.
    package func watch(_ wanted: Set<String>) {
        #if os(Linux)
            for (folder, watch) in watches where !wanted.contains(folder) {
                inotify_rm_watch(file, watch)
                watches[folder] = nil
                folders[watch] = nil
            }
            for folder in wanted where watches[folder] == nil {
                let watch = inotify_add_watch(file, folder, Self.wanted)
                guard watch >= 0 else { continue }
                // Another name of a folder has the same watch.
                watches[folder] = watch
                folders[watch] = folder
            }
        #endif
    }

    /// Waits for a change in one of the folders, or until the time is over.
    ///
    /// - Returns: the paths of the files that are complete: those that were closed after writing, or moved to their
    ///   place.
    package func wait(atMost time: Duration) -> Set<String> {
        #if os(Linux)
            guard file >= 0 else {
                WorkerThreads.sleep(for: time)
                return []
            }
            var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let milliseconds = Int32(clamping: Int64((time / .milliseconds(1)).rounded(.up)))
            guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
            return completed()
        #else
            WorkerThreads.sleep(for: time)
            return []
        #endif
    }

    deinit {
        #if os(Linux)
            close(file)
        #endif
    }
}

#if os(Linux)
    extension FolderEvents {
        /// Reads all notifications that are there.
        private func completed() -> Set<String> {
            var paths: Set<String> = []
            let size = 64 << 10
            withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
                while case let count = read(file, buffer.baseAddress, size), count > 0 {
                    add(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &paths)
                }
            }
            return paths
        }

        private func add(_ bytes: UnsafeRawBufferPointer, to paths: inout Set<String>) {
            let headSize = MemoryLayout<inotify_event>.size
            var start = 0
            while start + headSize <= bytes.count {
                let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                let end = start + headSize + Int(event.len)
                let name = String(decoding: bytes[start + headSize..<end].prefix { $0 != 0 }, as: UTF8.self)
                start = end
                if event.mask & UInt32(IN_IGNORED) != 0, let folder = folders.removeValue(forKey: event.wd) {
                    watches[folder] = nil
                }
                guard event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0, let folder = folders[event.wd] else {
                    continue
                }
                paths.insert(folder == "/" ? "/" + name : "\(folder)/\(name)")
            }
        }
    }
#endif
