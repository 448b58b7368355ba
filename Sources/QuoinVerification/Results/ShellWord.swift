/// Words of shell commands.
package enum ShellWord {
    /// A word, quoted if a shell would not read it literally.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "@", "+", ",", ":", "=": true
        default: false
        }
    }
}
