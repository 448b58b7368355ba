/// Where an app declares a property of a view or a controller.
public struct PropertyPlace: Sendable {
    let fileID: StaticString
    let line: UInt

    public init(_ line: UInt, fileID: StaticString = #fileID) { (self.fileID, self.line) = (fileID, line) }
}
