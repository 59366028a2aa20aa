import NIOCore

/// Limits request heads before anything of them is stored: counts the bytes passed to the decoder,
/// and discards all bytes after a head that is too long.
final class HeadLimitHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The error for a head that is too long.
  enum Excess: Error {
    case requestLine
    case requestHead
  }

  private let limits: ServerLimits
  private var lineHasEnded = false
  private var isDiscarding = false
  /// The number of bytes of the current head.
  private(set) var count = 0
  /// The number of discarded bytes.
  private(set) var discardedCount = 0

  init(limits: ServerLimits) { self.limits = limits }

  /// Starts counting the next head.
  func headDidEnd() {
    count = 0
    lineHasEnded = false
  }

  /// Discards all further bytes.
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
