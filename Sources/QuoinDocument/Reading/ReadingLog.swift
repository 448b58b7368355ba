/// What readers ask of the value at one place of a document, in order. A log is there only where the document is read
/// to find out what could be in it.
final class ReadingLog {
    private let path: String
    private(set) var requests: [ReadingRequest] = []

    /// - Parameter path: the place, as ``DocumentPath/text`` has it.
    init(at path: String) {
        self.path = path
    }

    func note(_ request: ReadingRequest, at path: String) {
        if path == self.path { requests.append(request) }
    }
}

/// Something that is asked of a value.
enum ReadingRequest: Hashable {
    /// To be what a reading function makes of it, by the function's name.
    case named(String)
    /// The same, but elsewhere.
    case promised(String)
    case string
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case bool
    case words([String])
    case list
    case mapping
    /// Whether a mapping has a key.
    case presence(String)
    case key(String)
    case requiredKey(String)
    /// All keys of a mapping, whatever their names.
    case allKeys
    /// That a mapping has no keys but those that were asked for.
    case end
}

extension DocumentValue {
    /// Tells a log what is asked of the value.
    func note(_ request: @autoclosure () -> ReadingRequest) {
        reading.log?.note(request(), at: path.text)
    }

    /// Tells a log what the value is read as: by default the name of the function that reads it.
    func isRead(as function: StaticString = #function) {
        note(.named(String("\(function)".prefix { $0 != "(" })))
    }
}
