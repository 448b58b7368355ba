import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server that only programs on this machine reach.
struct LocalServer: Sendable {
    /// How much clients may take.
    struct Bounds: Sendable {
        /// The most bytes of a request's body.
        var bodyBytes = 1 << 20
        /// The most connections at a time. For a further one, the oldest that has sent no request of the page is closed; if
        /// there is none, the further one.
        var connections = 512
        /// The time for a request, and for a part of an answer to be read.
        var wait = TimeAmount.seconds(30)
        /// The most bytes of a request's headers.
        var headerBytes = 32 << 10
    }

    /// The address of the machine itself, which no other machine reaches.
    static let host = "127.0.0.1"

    /// How much of a body that is too long is read and dropped, as a multiple of the largest body.
    private static let drainedBodies = 16

    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>

    private let listener: NIOAsyncChannel<Connection, Never>
    private let bounds: Bounds
    /// The port on which it listens.
    let port: Int

    /// Starts to listen.
    ///
    /// - Parameter port: 0 for any that is free.
    /// - Throws: an `IOError`, if the port is taken.
    init(port: Int, within bounds: Bounds = Bounds()) async throws {
        self.bounds = bounds
        listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: Self.host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    var limits = NIOHTTPDecoderLimitConfiguration()
                    limits.maxHeaderListSize = bounds.headerBytes
                    limits.maxHeaderFieldSize = bounds.headerBytes
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(
                        withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
                        withDecoderLimitConfiguration: limits)
                    try pipeline.addHandler(ConnectionDeadline(bounds.wait))
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        self.port = listener.channel.localAddress?.port ?? port
    }

    /// Answers requests, until the task is canceled.
    ///
    /// - Parameter trusts: whether a request proves that its client is the page. The connection is then kept for it.
    func run(
        trusting trusts: @escaping @Sendable (HTTPRequest) -> Bool,
        _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) async throws {
        let open = OpenConnections()
        try await listener.executeThenClose { connections in
            try await withThrowingDiscardingTaskGroup { group in
                for try await connection in connections {
                    let number = open.enter(connection.channel, upTo: bounds.connections)
                    group.addTask {
                        defer { if let number { open.leave(number) } }
                        // A client that disconnects is not an error of the server.
                        try? await connection.executeThenClose { requests, answers in
                            guard let number else { return }
                            try await serve(requests, answers) { request in
                                if trusts(request) { open.trust(number) }
                                return await answer(request)
                            }
                        }
                    }
                }
            }
        }
    }

    private func serve(
        _ requests: NIOAsyncChannelInboundStream<HTTPServerRequestPart>,
        _ answers: NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>,
        _ answer: @Sendable (HTTPRequest) async -> HTTPResponse
    ) async throws {
        var parts = requests.makeAsyncIterator()
        while let part = try await parts.next() {
            guard case .head(let head) = part else { return }
            guard let body = try await body(&parts) else {
                let reason = "a request has at most \(bounds.bodyBytes) bytes"
                return try await write(.refusal(.payloadTooLarge, reason), head, isLast: true, answers)
            }
            let request = HTTPRequest(method: head.method, target: head.uri, headers: head.headers, body: body)
            try await write(await answer(request), head, isLast: !head.isKeepAlive, answers)
            guard head.isKeepAlive else { return }
        }
    }

    /// Reads the body of a request; `nil` if it is too long.
    private func body(
        _ parts: inout NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator
    ) async throws -> [UInt8]? {
        var body: [UInt8] = []
        var count = 0
        while case .body(let bytes) = try await parts.next() {
            count += bytes.readableBytes
            if count <= bounds.bodyBytes { body += bytes.readableBytesView }
            // A client reads the refusal only after it has sent everything; the time for that is limited.
            if count > bounds.bodyBytes * Self.drainedBodies { return nil }
        }
        return count <= bounds.bodyBytes ? body : nil
    }

    private func write(
        _ response: HTTPResponse, _ request: HTTPRequestHead, isLast: Bool,
        _ answers: NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>
    ) async throws {
        var headers = HTTPHeaders(SafetyHeaders.all + [("Content-Type", response.type)])
        if isLast { headers.add(name: "Connection", value: "close") }
        switch response.body {
        case .bytes(let bytes):
            headers.add(name: "Content-Length", value: "\(bytes.count)")
            try await answers.write(
                .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)))
            if request.method != .HEAD { try await answers.write(.body(ByteBuffer(bytes: bytes))) }
        case .events(let lines):
            try await answers.write(
                .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)))
            for await line in lines { try await answers.write(.body(ByteBuffer(string: line))) }
        }
        try await answers.write(.end(nil))
    }
}

/// What every answer forbids a browser.
private enum SafetyHeaders {
    static let all = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]
}

/// The connections that are open. Those of the page have precedence over those of other programs, which can connect as
/// well.
final class OpenConnections: Sendable {
    private struct State {
        /// The connections that have sent no request of the page, by their numbers.
        var unproven: [Int: any Channel] = [:]
        /// The numbers of the others.
        var trusted: Set<Int> = []
        /// The number of the next connection.
        var next = 0
    }

    private let state = Mutex(State())

    /// Adds a connection. If there are as many as may be, it takes the place of the oldest that has sent no request of the
    /// page, which is closed.
    ///
    /// - Returns: the connection's number; `nil` if it has no place.
    func enter(_ channel: any Channel, upTo limit: Int) -> Int? {
        let (number, replaced) = state.withLock { state -> (Int?, (any Channel)?) in
            var replaced: (any Channel)?
            if state.unproven.count + state.trusted.count >= limit {
                guard let oldest = state.unproven.keys.min() else { return (nil, nil) }
                replaced = state.unproven.removeValue(forKey: oldest)
            }
            state.next += 1
            state.unproven[state.next] = channel
            return (state.next, replaced)
        }
        replaced?.close(promise: nil)
        return number
    }

    /// Keeps the place of a connection, which has sent a request of the page.
    func trust(_ number: Int) {
        state.withLock { state in
            if state.unproven.removeValue(forKey: number) != nil { state.trusted.insert(number) }
        }
    }

    func leave(_ number: Int) {
        state.withLock { state in
            state.unproven[number] = nil
            state.trusted.remove(number)
        }
    }
}

/// Closes a connection whose client is too slow: with its request, or with reading the answer.
///
/// It also turns the parts of answers into those that NIO writes.
final class ConnectionDeadline: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
    typealias OutboundOut = HTTPServerResponsePart

    /// For each wait: for a whole request, and for a part of an answer to be taken.
    private let limit: TimeAmount
    private var request: Scheduled<Void>?

    init(_ limit: TimeAmount) {
        self.limit = limit
    }

    func channelActive(context: ChannelHandlerContext) {
        expectRequest(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        request?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) { request?.cancel() }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let written = promise ?? context.eventLoop.makePromise()
        let part: HTTPServerResponsePart
        switch unwrapOutboundIn(data) {
        case .head(let head): part = .head(head)
        case .body(let bytes): part = .body(.byteBuffer(bytes))
        case .end(let headers):
            part = .end(headers)
            expectRequest(context)
        }
        let end = closing(context)
        written.futureResult.whenComplete { _ in end.cancel() }
        context.write(wrapOutboundOut(part), promise: written)
    }

    private func expectRequest(_ context: ChannelHandlerContext) {
        request?.cancel()
        request = closing(context)
    }

    /// Closes the connection when the time is over, unless that is canceled.
    private func closing(_ context: ChannelHandlerContext) -> Scheduled<Void> {
        let channel = context.channel
        return context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    }
}
