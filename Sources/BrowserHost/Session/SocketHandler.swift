import NIOCore
import NIOWebSocket
import ScreenHost

/// Connects a WebSocket with its conversation: passes received frames on, in order, and writes the
/// conversation's own, each after the previous one is sent.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let conversation: Conversation
  private let limits: ServerLimits
  private let gate: LoopGate
  private let frames: AsyncThrowingStream<SocketFrame, any Error>
  private let arrival: AsyncThrowingStream<SocketFrame, any Error>.Continuation
  private var pendingCount = 0
  private var holdsRead = false
  private var isLeaving = false
  private var inputHasClosed = false
  private var lastArrival = NIODeadline.now()
  private var pulse: RepeatedTask?
  private var writeTimer: Scheduled<Void>?

  init(conversation: Conversation, limits: ServerLimits, gate: LoopGate) {
    self.conversation = conversation
    self.limits = limits
    self.gate = gate
    (frames, arrival) = AsyncThrowingStream.makeStream()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let eventLoop = context.eventLoop
    let me = NIOLoopBound((handler: self, context: context), eventLoop: eventLoop)
    Task { @MainActor [conversation, frames, gate] in
      conversation.listen(to: frames) {
        gate.execute { me.value.handler.frameWasHandled(me.value.context) }
      }
      do {
        while let frame = await conversation.nextFrame() {
          try await withCheckedThrowingContinuation { continuation in
            let isWritten = gate.execute {
              me.value.handler.write(frame, me.value.context).whenComplete {
                continuation.resume(with: $0)
              }
            }
            if !isWritten { continuation.resume(throwing: CancellationError()) }
          }
        }
      } catch {
        conversation.end()
      }
      gate.execute { me.value.handler.leave(me.value.context) }
    }
    pulse = eventLoop.assumeIsolated().scheduleRepeated(every: limits.quietTime) {
      self.checkQuiet(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  private func stop() {
    pulse?.cancel()
    writeTimer?.cancel()
    arrival.finish()
  }

  // MARK: Incoming frames

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    lastArrival = .now()
    guard !isLeaving else {
      // The page's response to the close frame ends the connection.
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    guard frame.maskKey != nil else {
      return refuse(
        ProtocolViolation(closeCode: 1002, reason: "A frame of the page is not masked."))
    }
    pendingCount += 1
    arrival.yield(SocketFrame(frame))
  }

  func read(context: ChannelHandlerContext) {
    if pendingCount > limits.pendingFrames, !isLeaving { holdsRead = true } else { context.read() }
  }

  private func frameWasHandled(_ context: ChannelHandlerContext) {
    pendingCount -= 1
    if pendingCount <= limits.pendingFrames { releaseRead(context) }
  }

  private func releaseRead(_ context: ChannelHandlerContext) {
    guard holdsRead else { return }
    holdsRead = false
    context.read()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      refuse(
        ProtocolViolation(
          closeCode: 1009,
          reason: "The message is longer than \(ClientMessage.maximumLength) bytes."))
    case is NIOWebSocketError:
      refuse(
        ProtocolViolation(
          closeCode: 1002, reason: "A control frame is too long or fragmented."))
    // The rest of a rejected message; the decoder discards it.
    case is ByteToMessageDecoderError: break
    default: context.close(promise: nil)
    }
  }

  private func refuse(_ violation: ProtocolViolation) { arrival.finish(throwing: violation) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ServerStop {
      Task { @MainActor [conversation] in conversation.leave() }
    } else if event as? ChannelEvent == .inputClosed {
      inputHasClosed = true
      arrival.finish()
      if isLeaving { context.close(promise: nil) }
    }
  }

  /// Sends a ping to a page that has been silent for a time, and closes the connection of one that
  /// does not respond.
  private func checkQuiet(_ context: ChannelHandlerContext) {
    let quiet = NIODeadline.now() - lastArrival
    if quiet >= limits.quietTime + limits.quietTime {
      context.close(promise: nil)
    } else if quiet >= limits.quietTime, !isLeaving {
      context.writeAndFlush(
        wrapOutboundOut(SocketFrame(opcode: .ping).outgoing), promise: nil)
    }
  }

  // MARK: Outgoing frames

  private func write(
    _ frame: SocketFrame, _ context: ChannelHandlerContext
  ) -> EventLoopFuture<Void> {
    if frame.opcode == .close { isLeaving = true }
    writeTimer?.cancel()
    writeTimer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.writeTime) {
      context.close(promise: nil)
    }
    let written = context.writeAndFlush(wrapOutboundOut(frame.outgoing))
    written.assumeIsolated().whenComplete { _ in self.writeTimer?.cancel() }
    return written
  }

  /// Closes the connection when the page does, or after a time.
  private func leave(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    guard !inputHasClosed else { return context.close(promise: nil) }
    isLeaving = true
    releaseRead(context)
    context.close(mode: .output, promise: nil)
    writeTimer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.farewellTime) {
      context.close(promise: nil)
    }
  }
}

extension NIOIsolatedEventLoop {
  /// Calls a function repeatedly, first after one interval.
  fileprivate func scheduleRepeated(
    every interval: TimeAmount, _ action: @escaping () -> Void
  ) -> RepeatedTask {
    let loop = nonisolated()
    let bound = NIOLoopBound(action, eventLoop: loop)
    return loop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      bound.value()
    }
  }
}
