import QuoinSystem

/// Why a file cannot be read or written, in a few words for a person.
public enum FileProblem {
    /// The operating system's own words where there are any: they say what the wrapped error hides.
    public static func words(for error: any Error) -> String {
        if let error = error as? Errno { return words(for: error) }
        if let error = error as? POSIXError { return words(for: Errno(rawValue: error.code.rawValue)) }
        guard let error = error as? CocoaError else { return "\(error)" }
        return words(forCocoa: error.code) ?? error.underlying.map(words(for:)) ?? "\(error)"
    }

    private static func words(for error: Errno) -> String {
        switch error {
        case .noSuchFileOrDirectory: "there is no such file or folder"
        case .notDirectory: "a part of the path is no folder"
        case .isDirectory: "it is a folder"
        case .permissionDenied, .notPermitted: "permission denied"
        default: error.description.lowercased()
        }
    }

    private static func words(forCocoa code: CocoaError.Code) -> String? {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: words(for: Errno.noSuchFileOrDirectory)
        case .fileReadNoPermission, .fileWriteNoPermission: words(for: Errno.permissionDenied)
        case .fileWriteOutOfSpace: words(for: Errno.noSpace)
        case .fileWriteVolumeReadOnly: words(for: Errno.readOnlyFileSystem)
        case .fileWriteFileExists: words(for: Errno.notDirectory)
        default: nil
        }
    }
}
