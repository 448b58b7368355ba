import QuoinFiles
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
