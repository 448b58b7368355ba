extension ColorStatement {
    /// By the segments of a JPEG that a profile is divided into (ICC.1, annex B.4).
    init?(ofJPEG bytes: [UInt8]) {
        let mark = Array("ICC_PROFILE\0".utf8)
        var parts: [UInt8: ArraySlice<UInt8>] = [:]
        var count: UInt8?
        for segment in JPEGSegments(bytes) where segment.marker == 0xFFE2 && segment.content.starts(with: mark) {
            let content = segment.content.dropFirst(mark.count)
            guard let number = content.first, let all = content.dropFirst().first else { continue }
            parts[number] = content.dropFirst(2)
            count = all
        }
        guard let count else { return nil }
        let profile = parts.sorted { $0.key < $1.key }.flatMap(\.value)
        self = parts.count == Int(count) && profile.count <= Self.profileLimit ? .profile(profile) : .unusable
    }
}
