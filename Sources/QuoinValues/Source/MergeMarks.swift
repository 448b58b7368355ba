/// The lines with which Git separates the two sides of a merge that it leaves to a person: `<<<<<<<`, `=======`, `>>>>>>>`.
package enum MergeMarks {
    /// What a person does with them.
    package static let advice = "keep the lines of one side, and delete the marks"

    /// The numbers of these lines, from 1; empty if there is no line that begins a side.
    package static func lines(in text: some Sequence<UInt8>) -> [Int] {
        var (marks, line, count) = ([Int](), 1, 0)
        var (first, hasSide) = (UInt8(0), false)
        // A mark is seven equal characters, then a space or the end of the line.
        func isMark(before byte: UInt8?) -> Bool {
            count == 7 && (byte == nil || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == 0x0D)
        }
        func note() {
            marks.append(line)
            if first != UInt8(ascii: "=") { hasSide = true }
        }
        for byte in text {
            if count >= 0 {
                if count == 0, "<=>".utf8.contains(byte) {
                    (first, count) = (byte, 1)
                } else if count > 0, byte == first {
                    count += 1
                } else {
                    if isMark(before: byte) { note() }
                    count = -1
                }
            }
            if byte == UInt8(ascii: "\n") { (line, count) = (line + 1, 0) }
        }
        if isMark(before: nil) { note() }
        return hasSide ? marks : []
    }

    /// Whether a text has the marks of a merge.
    package static func areIn(_ text: some Sequence<UInt8>) -> Bool { !lines(in: text).isEmpty }
}
