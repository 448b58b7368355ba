import Foundation
import Quoin

/// The two ways out of the command.
enum Terminal {
    /// What a person reads, as opposed to data: standard error.
    static func say(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Data: standard output.
    static func put(_ text: String) throws(Failure) {
        try OutputFile.standardOutput.write(Array((text + "\n").utf8))
    }
}
