import QuoinValues

/// Where an app declares a property of a view or a controller, or sets a frame.
public struct PropertyPlace: Sendable, CustomStringConvertible {
    let fileID: StaticString
    let line: UInt

    public var description: String { "\(swiftPlace)" }

    /// As the place of a view or a node, which has a name.
    package var swiftPlace: SwiftPlace { SwiftPlace(fileID: fileID, line: UInt32(line), isOfView: true) }

    var sourcePlace: SourcePlace {
        let name = "\(fileID)".split(separator: "/").last ?? ""
        return SourcePlace(line: Int(line), column: 1, in: SourceFile(ofData: String(name)))
    }

    public init(_ line: UInt, fileID: StaticString = #fileID) { (self.fileID, self.line) = (fileID, line) }

    /// Where code of the app sets the frame that is set next.
    nonisolated(unsafe) static var ofNextFrame: PropertyPlace?

    /// A value for a frame or a part of it, which the copies of an app's files set by this.
    public static func frame<Value>(_ value: Value, line: UInt = #line, fileID: StaticString = #fileID) -> Value {
        ofNextFrame = PropertyPlace(line, fileID: fileID)
        return value
    }
}
