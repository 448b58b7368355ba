import QuoinPNG

/// What is wrong with the file of a picture, although its pixels can be read.
package enum PictureFlaw: Error, Hashable, Sendable {
    /// The end of the file is missing, the chunk `IEND`.
    case noEnd
    /// The record is damaged; the value describes how.
    case brokenRecord(String)
    /// The record is of another version of the format.
    case otherFormat(Int)
}

extension PictureFlaw: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noEnd: "is \(PNGDecoder.cutOff)"
        case .brokenRecord(let reason): "has a broken record of what it was drawn from: \(reason)"
        case .otherFormat(let version): "has a record of version \(version), which is not read"
        }
    }
}
