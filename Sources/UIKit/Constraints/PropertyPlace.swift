import QuoinValues

/// Where an app declares a property of a view or a controller, or sets a frame.
public struct PropertyPlace: Sendable {
    let fileID: StaticString
    let line: UInt

    /// As the place of a view or a node, which has a name.
    package var swiftPlace: SwiftPlace { SwiftPlace(fileID: fileID, line: UInt32(line), isOfView: true) }

    var sourcePlace: SourcePlace {
        let name = "\(fileID)".split(separator: "/").last ?? ""
        return SourcePlace(line: Int(line), column: 1, in: SourceFile(ofData: String(name)))
    }

    public init(_ line: UInt, fileID: StaticString = #fileID) { (self.fileID, self.line) = (fileID, line) }

    /// Where code of the app sets the frame that is set next, and what it gives to it.
    private nonisolated(unsafe) static var next: (place: PropertyPlace, value: Any)?

    /// Where code of the app sets a frame of a view that is set now; `nil` if it set something else before, such as the frame of
    /// a layer.
    static func taken(for frame: CGRect) -> PropertyPlace? {
        defer { next = nil }
        guard let next else { return nil }
        let numbers: [CGFloat] =
            switch next.value {
            case let value as CGRect: [value.width, value.height]
            case let value as CGSize: [value.width, value.height]
            case let value as CGPoint: [value.x, value.y]
            case let value as CGFloat: [value]
            default: []
            }
        let own = [frame.minX, frame.minY, frame.width, frame.height, frame.midX, frame.midY]
        return numbers.allSatisfy(own.contains) ? next.place : nil
    }

    /// A value for a frame or a part of it, which the copies of an app's files set by this.
    public static func frame<Value>(_ value: Value, line: UInt = #line, fileID: StaticString = #fileID) -> Value {
        next = (PropertyPlace(line, fileID: fileID), value)
        return value
    }
}
