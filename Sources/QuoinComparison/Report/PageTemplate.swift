import QuoinSystem

/// A text with places like `{{style}}`. What is filled in is not searched for places again.
struct PageTemplate {
    private var text: String

    init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    func filled(_ contents: [String: Data]) -> Data {
        var result = Data()
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            result += Data(rest[..<start.lowerBound].utf8)
            result += contents[String(rest[start.upperBound..<end.lowerBound])] ?? Data()
            rest = rest[end.upperBound...]
        }
        return result + Data(rest.utf8)
    }
}
