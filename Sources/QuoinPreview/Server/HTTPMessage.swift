import NIOHTTP1

/// A request that was read to its end.
struct HTTPRequest: Sendable {
    var method: HTTPMethod
    /// The path without the query, as it was sent: not decoded.
    var path: String
    /// The values of the query, decoded. Of several values with the same name, the first counts.
    var query: [String: String] = [:]
    var headers: HTTPHeaders
    var body: [UInt8] = []

    /// The first value of a header.
    func header(_ name: String) -> String? { headers.first(name: name) }
}

/// The answer to a request.
struct HTTPResponse: Sendable {
    var status = HTTPResponseStatus.ok
    var type = "text/plain; charset=utf-8"
    var body: Body

    enum Body: Sendable {
        case bytes([UInt8])
        /// Lines of server-sent events, until the client disconnects.
        case events(AsyncStream<String>)
    }

    /// A refusal, with the reason for a person.
    static func refusal(_ status: HTTPResponseStatus, _ reason: String) -> HTTPResponse {
        HTTPResponse(status: status, body: .bytes(Array((reason + "\n").utf8)))
    }
}

extension HTTPRequest {
    /// - Parameter target: the path with the query: `/api/picture?id=4`.
    init(method: HTTPMethod, target: String, headers: HTTPHeaders, body: [UInt8]) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(method: method, path: String(parts[0]), headers: headers, body: body)
        for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(sides[0]), query[name] == nil else { continue }
            query[name] = sides.count > 1 ? Self.decoded(sides[1]) : ""
        }
    }

    /// A part of a query without escapes such as `%2F`; `nil` if it is not UTF-8 text.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
