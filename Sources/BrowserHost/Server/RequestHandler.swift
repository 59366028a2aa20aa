import NIOCore
import NIOHTTP1
import NIOWebSocket
import ScreenHost

/// Handles the requests of one connection, one after the other, until it closes or becomes a
/// WebSocket.
///
/// During a response the socket is not read.
final class RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// The connection waits for a request head.
    case waiting
    /// A request is being handled.
    case answering
    /// The last response is being sent; further input is ignored.
    case leaving
    /// The connection is a WebSocket.
    case upgraded
  }

  private let gallery: GalleryHandler
  private let limits: ServerLimits
  private let gate: LoopGate
  private let headLimit: HeadLimitHandler
  private let decoder: ByteToMessageHandler<HTTPRequestDecoder>
  private let encoder: HTTPResponseEncoder
  private var state = State.waiting
  private var queue: [HTTPRequestHead] = []
  private var isLast = false
  private var lastIsWritten = false
  private var inputHasClosed = false
  private var holdsRead = false
  private var timer: Scheduled<Void>?

  /// Creates a handler for a new connection.
  init(
    gallery: GalleryHandler, limits: ServerLimits, gate: LoopGate, headLimit: HeadLimitHandler,
    decoder: ByteToMessageHandler<HTTPRequestDecoder>, encoder: HTTPResponseEncoder
  ) {
    self.gallery = gallery
    self.limits = limits
    self.gate = gate
    self.headLimit = headLimit
    self.decoder = decoder
    self.encoder = encoder
  }

  // MARK: Events of the channel

  func handlerAdded(context: ChannelHandlerContext) { startHeadTimer(context) }

  func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch state {
    case .upgraded: context.fireChannelRead(data)
    case .leaving: break
    case .waiting, .answering:
      switch unwrapInboundIn(data) {
      case .head(let head):
        headLimit.headDidEnd()
        if state == .waiting { begin(head, context) } else { queue.append(head) }
      // A body is rejected with its head.
      case .body, .end: break
      }
    }
  }

  func read(context: ChannelHandlerContext) {
    if state == .answering { holdsRead = true } else { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (state, error) {
    case (.upgraded, _): context.fireErrorCaught(error)
    case (.leaving, _): break
    case (_, HeadLimitHandler.Excess.requestLine):
      refuse(.uriTooLong, "The address is longer than \(limits.requestLine) bytes.", context)
    case (_, HeadLimitHandler.Excess.requestHead), (_, HTTPParserError.headerOverflow):
      refuse(
        .requestHeaderFieldsTooLarge,
        "The head of the request is longer than \(limits.requestHead) bytes.", context)
    case (_, is HTTPParserError):
      refuse(.badRequest, "The request is not HTTP/1.1.", context)
    default: context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard state != .upgraded else { return context.fireUserInboundEventTriggered(event) }
    if event is ServerStop {
      isLast = true
    } else if event as? ChannelEvent == .inputClosed {
      isLast = true
      inputHasClosed = true
    } else {
      return
    }
    if state == .waiting || (lastIsWritten && inputHasClosed) { context.close(promise: nil) }
  }

  // MARK: Responses

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    timer?.cancel()
    let headers = head.headers
    if let refusal = RequestGuard.refusal(hosts: headers["Host"], origins: headers["Origin"]) {
      return refuse(.forbidden, refusal, context)
    }
    guard head.method == .GET || head.method == .HEAD else {
      var answer = PageAnswer.notice(
        .methodNotAllowed, "This server supports GET and HEAD only.")
      answer.fields = [("Allow", "GET, HEAD")]
      return leave(with: answer, to: head, context)
    }
    guard !headers.contains(name: "Transfer-Encoding"),
      headers["Content-Length"].allSatisfy({ $0 == "0" })
    else { return refuse(.payloadTooLarge, "This server does not accept request bodies.", context) }

    state = .answering
    if !head.isKeepAlive { isLast = true }
    let me = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    Task { [gallery, gate] in
      let reply = await gallery.reply(
        to: head.uri, range: headers["Range"].first,
        opensSocket: head.method == .GET && head.asksForWebSocket)
      let isDelivered = gate.execute {
        let (handler, context) = me.value
        switch reply {
        case .answer(let answer): handler.write(answer, to: head, context)
        case .conversation(let conversation): handler.upgrade(head, conversation, context)
        }
      }
      if !isDelivered, case .conversation(let conversation) = reply { await conversation.end() }
    }
  }

  private func refuse(
    _ status: HTTPResponseStatus, _ sentence: String, _ context: ChannelHandlerContext
  ) {
    leave(with: .notice(status, sentence), to: nil, context)
  }

  private func leave(
    with answer: PageAnswer, to head: HTTPRequestHead?, _ context: ChannelHandlerContext
  ) {
    isLast = true
    write(answer, to: head, context)
  }

  private func write(
    _ answer: PageAnswer, to head: HTTPRequestHead?, _ context: ChannelHandlerContext
  ) {
    guard context.channel.isActive else { return }
    if isLast {
      state = .leaving
      queue = []
      headLimit.discardRest()
    }
    startTimer(limits.writeTime, context) { $0.close(promise: nil) }
    context.write(wrapOutboundOut(.head(answer.head(keepsConnection: !isLast))), promise: nil)
    if head?.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { result in
      self.timer?.cancel()
      switch result {
      case .failure: context.close(promise: nil)
      case .success where self.isLast: self.linger(context)
      case .success: self.continue(context)
      }
    }
    if isLast { releaseRead(context) }
  }

  /// Waits for the next request.
  private func `continue`(_ context: ChannelHandlerContext) {
    state = .waiting
    guard queue.isEmpty else { return begin(queue.removeFirst(), context) }
    startHeadTimer(context)
    releaseRead(context)
  }

  /// Closes the connection when the client does, or after a time: closing a socket with unread
  /// bytes would discard the response.
  private func linger(_ context: ChannelHandlerContext) {
    guard !inputHasClosed else { return context.close(promise: nil) }
    lastIsWritten = true
    context.close(mode: .output, promise: nil)
    startTimer(limits.farewellTime, context) { $0.close(promise: nil) }
  }

  private func releaseRead(_ context: ChannelHandlerContext) {
    guard holdsRead else { return }
    holdsRead = false
    context.read()
  }

  private func startHeadTimer(_ context: ChannelHandlerContext) {
    startTimer(limits.headTime, context) { context in
      guard self.headLimit.count > 0 else { return context.close(promise: nil) }
      self.refuse(.requestTimeout, "The request took too long.", context)
    }
  }

  private func startTimer(
    _ time: TimeAmount, _ context: ChannelHandlerContext,
    _ action: @escaping (ChannelHandlerContext) -> Void
  ) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { action(context) }
  }

  // MARK: WebSockets

  private func upgrade(
    _ head: HTTPRequestHead, _ conversation: Conversation, _ context: ChannelHandlerContext
  ) {
    let (limits, gate) = (self.limits, self.gate)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: ClientMessage.maximumLength, automaticErrorHandling: false,
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            SocketHandler(conversation: conversation, limits: limits, gate: gate))
        }
      })
    upgrader.buildUpgradeResponse(
      channel: context.channel, upgradeRequest: head, initialResponseHeaders: HTTPHeaders()
    ).assumeIsolated().flatMap { headers in
      guard context.channel.isActive else {
        return context.eventLoop.makeFailedFuture(ChannelError.alreadyClosed)
      }
      let response = HTTPResponseHead(
        version: .http1_1, status: .switchingProtocols, headers: headers)
      context.writeAndFlush(self.wrapOutboundOut(.head(response)), promise: nil)
      self.state = .upgraded
      return context.pipeline.syncOperations.removeHandler(self.encoder)
    }.flatMap {
      upgrader.upgrade(context: context, upgradeRequest: head)
    }.flatMap {
      // The decoder passes on its remaining bytes of the first frames.
      let pipeline = context.pipeline.syncOperations
      return pipeline.removeHandler(self.headLimit).and(pipeline.removeHandler(self.decoder))
    }.whenComplete { result in
      switch result {
      case .success:
        self.releaseRead(context)
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
      case .failure:
        Task { @MainActor in conversation.end() }
        context.close(promise: nil)
      }
    }
  }
}

extension HTTPRequestHead {
  /// A Boolean value that indicates whether the request is the opening handshake of a WebSocket
  /// (RFC 6455, section 4.2.1).
  var asksForWebSocket: Bool {
    let key = headers["Sec-WebSocket-Key"]
    return version.major == 1 && version.minor >= 1
      && headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
      && headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
      && headers["Sec-WebSocket-Version"] == ["13"]
      // 16 bytes in base 64.
      && key.count == 1 && key[0].utf8.count == 24 && key[0].hasSuffix("==")
  }
}
