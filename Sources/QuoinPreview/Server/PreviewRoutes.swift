import NIOHTTP1
import QuoinPages
import QuoinPlatform

/// The answers to the requests of a page.
struct PreviewRoutes: Sendable {
    let session: PreviewSession
    let gate: RequestGuard

    init(_ session: PreviewSession, _ gate: RequestGuard) {
        (self.session, self.gate) = (session, gate)
    }

    /// Answers a request, or refuses it.
    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = gate.refusal(of: request) { return refusal }
        do {
            return try await result(of: request)
        } catch let refusal as Refusal {
            return Self.response(to: refusal)
        } catch {
            return .refusal(.badRequest, "this request cannot be read")
        }
    }

    private static func response(to refusal: Refusal) -> HTTPResponse {
        switch refusal {
        case .unknown(let reason): .refusal(.notFound, reason)
        case .conflict(let reason): .refusal(.conflict, reason)
        case .wrong(let reason): .refusal(.unprocessableEntity, reason)
        case .notAllowed(let reason): .refusal(.forbidden, reason)
        }
    }

    private func result(of request: HTTPRequest) async throws -> HTTPResponse {
        switch (request.method, request.path) {
        case (.GET, "/"), (.HEAD, "/"): HTTPResponse(type: "text/html; charset=utf-8", body: .bytes(PreviewPage.html))
        case (.GET, "/page.css"): HTTPResponse(type: "text/css; charset=utf-8", body: .bytes(PreviewPage.css))
        case (.GET, "/page.js"): HTTPResponse(type: "text/javascript; charset=utf-8", body: .bytes(PreviewPage.script))
        case (.GET, "/api/events"): events(for: try client(of: request))
        case (.GET, "/api/documents"): try json(await session.reviews.states)
        case (.GET, "/api/picture"): try picture(request)
        case (.POST, "/api/view"):
            try json(try await session.show(try decoded(request), to: try client(of: request)))
        case (.POST, "/api/check"):
            try done(try await session.check(try decoded(request), for: try client(of: request)))
        case (.GET, "/api/element"):
            try json(try await session.details(of: try number("element", request), for: try client(of: request)))
        case (.GET, "/api/variants"): try json(try await session.variants(of: try text("document", request)))
        case (.GET, "/api/comparison"): try json(try await comparison(of: try text("document", request)))
        case (.POST, "/api/edit"): try done(try await session.edit(try decoded(request)))
        case (.POST, "/api/undo"): try done(try await session.undo(in: try text("document", request)))
        case (.POST, "/api/approve"): try json(["message": try await session.reviews.approve(try decoded(request))])
        default: .refusal(.notFound, "there is no such page")
        }
    }

    // MARK: - Values of requests

    private func decoded<Value: Decodable>(_ request: HTTPRequest) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(request.body))
    }

    private func text(_ name: String, _ request: HTTPRequest) throws -> String {
        guard let text = request.query[name] else { throw Refusal.wrong("the request has no \(name)") }
        return text
    }

    private func number(_ name: String, _ request: HTTPRequest) throws -> Int {
        guard let number = Int(try text(name, request)) else { throw Refusal.wrong("\(name) is a number") }
        return number
    }

    /// The name that a page has given itself.
    private func client(of request: HTTPRequest) throws -> String {
        let name = try text("client", request)
        guard (8...64).contains(name.utf8.count) else { throw Refusal.wrong("a client's name has 8 to 64 letters") }
        return name
    }

    // MARK: - Answers

    private func json(_ value: some Encodable) throws -> HTTPResponse {
        HTTPResponse(type: "application/json", body: .bytes(Array(try JSONText.text(of: value, isCompact: true).utf8)))
    }

    private func done(_ work: Void) throws -> HTTPResponse { try json(["done": true]) }

    private func picture(_ request: HTTPRequest) throws -> HTTPResponse {
        guard let bytes = session.pictures[try number("id", request)] else {
            throw Refusal.unknown("this picture is not kept any more")
        }
        return HTTPResponse(type: "image/png", body: .bytes(bytes))
    }

    private func comparison(of path: String) async throws(Refusal) -> [Comparison] {
        guard let comparison = await session.reviews.comparison(of: path) else {
            throw .unknown("this document is not among those that are shown")
        }
        return comparison
    }

    private func events(for client: String) -> HTTPResponse {
        let events = session.hub.events(for: client) { [session] in Task { await session.leave(client) } }
        return HTTPResponse(type: "text/event-stream", body: .events(events))
    }
}

/// The files of the page. Nothing in them is secret.
enum PreviewPage {
    static let html = PackageResources.preview_html

    static let css = ReportParts.style + PackageResources.preview_css

    /// Scripts in the order of their dependencies.
    static let script =
        Array("(() => {\n'use strict';\n".utf8) + ReportParts.basics + PackageResources.connection_js
        + PackageResources.documents_js + PackageResources.stage_js + ReportParts.camera + ReportParts.views
        + PackageResources.panel_js + PackageResources.conditions_js + PackageResources.comparison_js
        + PackageResources.preview_js + Array("})();\n".utf8)
}

/// Decides which requests are answered: only those of the page that this server sent.
///
/// Another web page can make a browser send requests to this machine, under any name that leads to it. So the host has
/// to be the name of this machine, the origin has to be this server, and every request except that for the page needs
/// the token, which only the printed address contains.
struct RequestGuard: Sendable {
    /// A secret that cannot be guessed.
    let token: String
    private let hosts: Set<String>

    /// The header with the token.
    static let tokenHeader = "Quoin-Token"

    init(port: Int) {
        var numbers = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in numbers.next().hexadecimal }.joined()
        hosts = ["\(LocalServer.host):\(port)", "localhost:\(port)"]
    }

    /// Why a request is not answered; `nil` if it is.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard request.headers["Host"].count == 1, let host = request.header("Host"), hosts.contains(host) else {
            return .refusal(.misdirectedRequest, "this server has another name")
        }
        if let origin = request.header("Origin"), origin != "http://\(host)" {
            return .refusal(.forbidden, "another page may not ask this server")
        }
        // A link that was followed or an address that was typed is not a request of another page's script.
        let site = request.header("Sec-Fetch-Site") ?? "same-origin"
        let isPage = request.path == "/"
        guard
            site == "same-origin" || isPage && site == "none"
                || isPage && request.header("Sec-Fetch-Mode") == "navigate"
        else { return .refusal(.forbidden, "another page may not ask this server") }
        guard request.method == .GET || request.method == .POST || request.method == .HEAD else {
            return .refusal(.methodNotAllowed, "there is only GET and POST")
        }
        guard request.path.hasPrefix("/api/") else {
            return request.method == .POST ? .refusal(.methodNotAllowed, "there is only GET") : nil
        }
        guard hasToken(request) else {
            return .refusal(.unauthorized, "the token is missing; open the address that quoin preview printed")
        }
        return nil
    }

    /// Whether a request has the token, and nothing else is wrong with it: it is one of the page's script.
    func isOfPage(_ request: HTTPRequest) -> Bool { hasToken(request) && refusal(of: request) == nil }

    /// Compares all bytes, so that the time reveals nothing about them.
    private func hasToken(_ request: HTTPRequest) -> Bool {
        let (known, given) = (Array(token.utf8), Array((request.header(Self.tokenHeader) ?? "").utf8))
        guard known.count == given.count else { return false }
        return zip(known, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

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
        let spaced = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return [UInt8](percentEncoded: spaced).flatMap { String(validating: $0, as: UTF8.self) }
    }
}
