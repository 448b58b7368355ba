import NIOCore
import NIOHTTP1

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
