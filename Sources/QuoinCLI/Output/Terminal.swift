import Foundation

/// What a person reads, as opposed to data: standard error.
enum Terminal {
    static func say(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
