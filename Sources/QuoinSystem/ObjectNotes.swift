#if os(Linux)
    import CLinux

    /// The notes that linkers have put into a loaded program or library.
    struct ObjectNotes {
        private let segments: [UnsafeRawBufferPointer]

        /// The object must stay loaded.
        init(_ object: quoin_loaded_object) {
            let headers = UnsafeBufferPointer(start: object.headers, count: Int(object.header_count))
            segments = headers.filter { $0.p_type == PT_NOTE }.compactMap { header in
                UnsafeRawPointer(bitPattern: UInt(object.address) + UInt(header.p_vaddr)).map {
                    UnsafeRawBufferPointer(start: $0, count: Int(header.p_memsz))
                }
            }
        }

        /// The content of the first note with a name and a kind.
        func first(named name: String, kind: UInt32) -> [UInt8]? {
            segments.lazy.compactMap { Self.first(named: name, kind: kind, in: $0) }.first
        }

        /// Each note has the lengths of its name and of its content, a kind, and both, filled up to multiples of four bytes.
        private static func first(named name: String, kind: UInt32, in notes: UnsafeRawBufferPointer) -> [UInt8]? {
            let name = Array(name.utf8) + [0]
            var place = 0
            while place + 12 <= notes.count {
                let head = (0..<3).map { notes.loadUnaligned(fromByteOffset: place + $0 * 4, as: UInt32.self) }
                let lengths = head.prefix(2).map { Int($0) }
                let content = place + 12 + (lengths[0] + 3) / 4 * 4
                guard content + lengths[1] <= notes.count else { return nil }
                if head[2] == kind, notes[(place + 12)..<(place + 12 + lengths[0])].elementsEqual(name) {
                    return Array(notes[content..<(content + lengths[1])])
                }
                place = content + (lengths[1] + 3) / 4 * 4
            }
            return nil
        }
    }
#endif
