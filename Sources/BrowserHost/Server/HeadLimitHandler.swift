import NIOCore

/// Bounds request heads before anything is kept of them: counts the bytes that go through to the decoder,
/// and throws away all that come after a head that is too long.
final class HeadLimitHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// A head that is too long.
  enum Excess: Error {
    case requestLine
    case requestHead
  }

  private let limits: ServerLimits
  private var lineHasEnded = false
  private var isDiscarding = false
  /// The bytes of the head that has begun.
  private(set) var count = 0
  /// The bytes that were thrown away.
  private(set) var discardedCount = 0

  init(limits: ServerLimits) { self.limits = limits }

  /// Starts to count the next head.
  func headDidEnd() {
    count = 0
    lineHasEnded = false
  }

  /// Throws away whatever else comes in.
  func discardRest() { isDiscarding = true }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    guard !isDiscarding else {
      discardedCount += bytes.readableBytes
      return
    }
    if !lineHasEnded {
      let end = bytes.readableBytesView.firstIndex(of: UInt8(ascii: "\n"))
      let length = end.map { $0 - bytes.readerIndex } ?? bytes.readableBytes
      lineHasEnded = end != nil
      guard count + length <= limits.requestLine else { return refuse(.requestLine, context) }
    }
    count += bytes.readableBytes
    guard count <= limits.requestHead else { return refuse(.requestHead, context) }
    context.fireChannelRead(data)
  }

  private func refuse(_ excess: Excess, _ context: ChannelHandlerContext) {
    isDiscarding = true
    context.fireErrorCaught(excess)
  }
}
