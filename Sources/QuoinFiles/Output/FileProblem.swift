import Foundation

/// Why a file cannot be read or written, in a few words for a person.
public enum FileProblem {
    /// The operating system's own words where there are any: they say what the wrapped error hides.
    public static func words(for error: any Error) -> String {
        var current: NSError? = error as NSError
        while let error = current {
            if error.domain == NSPOSIXErrorDomain { return words(for: Int32(error.code)) }
            if error.domain == NSCocoaErrorDomain, let words = words(forCocoa: error.code) { return words }
            current = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return error.localizedDescription
    }

    private static func words(for code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a part of the path is no folder"
        case EISDIR: "it is a folder"
        case EACCES, EPERM: "permission denied"
        default: String(cString: strerror(code)).lowercased()
        }
    }

    private static func words(forCocoa code: Int) -> String? {
        switch CocoaError.Code(rawValue: code) {
        case .fileNoSuchFile, .fileReadNoSuchFile: words(for: ENOENT)
        case .fileReadNoPermission, .fileWriteNoPermission: words(for: EACCES)
        case .fileWriteOutOfSpace: words(for: ENOSPC)
        case .fileWriteVolumeReadOnly: words(for: EROFS)
        case .fileWriteFileExists: words(for: ENOTDIR)
        default: nil
        }
    }
}
