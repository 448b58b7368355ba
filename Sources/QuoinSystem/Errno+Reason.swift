extension Errno {
    /// The error in a few words, without a capital letter.
    package var reason: String {
        switch self {
        case .noSuchFileOrDirectory: "there is no such file or folder"
        case .notDirectory: "a part of the path is not a folder"
        case .isDirectory: "it is a folder"
        case .permissionDenied, .notPermitted: "permission denied"
        default: description.lowercased()
        }
    }

    /// An error of reading or writing in a few words: those of the system, or the error's own.
    package static func reason(for error: any Error) -> String {
        (error as? Errno)?.reason ?? "\(error)"
    }
}
