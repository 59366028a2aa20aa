import Foundation
import NIOCore
import NIOPosix
import ScreenHost

/// The channels of a child process: one for messages, and one for its standard error.
struct ChildChannels: Sendable {
  /// The events from the process, in order.
  enum Arrival: Sendable {
    case frame(LinkFrame)
    /// Bytes that are not a message. Nothing arrives after them.
    case garbage(LinkGarbage)
    /// A part of the standard error. The next one is read after a call of the closure.
    case output([UInt8], whenTaken: @Sendable () -> Void)
    /// The end of the connection.
    case end
  }

  private let link: any Channel
  private let output: any Channel
  /// The events from the process, until the channels are closed.
  let arrivals: AsyncStream<Arrival>
  private let arrival: AsyncStream<Arrival>.Continuation

  /// Takes over the descriptors of a process.
  init(of process: ChildProcess, on group: any EventLoopGroup) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Arrival.self)
    self.arrivals = arrivals
    self.arrival = arrival
    let loop = group.next()
    link = try await NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(LinkHandler(arrival))
        }
      }
      .takingOwnershipOfDescriptor(inputOutput: process.connection).get()
    output = try await NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(OutputHandler(arrival))
        }
      }
      .channelOption(.autoRead, value: false)
      .takingOwnershipOfDescriptor(input: process.standardError).get()
    output.read()
  }

  /// Sends a message.
  ///
  /// - Parameter whenSent: A closure called when the process's system has taken it, or cannot.
  func send(_ frame: LinkFrame, whenSent: @escaping @Sendable () -> Void = {}) {
    let written = link.writeAndFlush(ByteBuffer(bytes: frame.encoded))
    written.whenComplete { _ in whenSent() }
  }

  /// Closes both channels. Nothing arrives any more.
  func close() {
    link.close(promise: nil)
    output.close(promise: nil)
    arrival.finish()
  }

  private final class LinkHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let arrival: AsyncStream<Arrival>.Continuation
    private var decoder = LinkDecoder()

    init(_ arrival: AsyncStream<Arrival>.Continuation) { self.arrival = arrival }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      decoder.add(unwrapInboundIn(data).readableBytesView)
      do {
        while let frame = try decoder.next() { arrival.yield(.frame(frame)) }
      } catch {
        arrival.yield(.garbage(error))
        context.close(promise: nil)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      arrival.yield(.end)
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  private final class OutputHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let arrival: AsyncStream<Arrival>.Continuation

    init(_ arrival: AsyncStream<Arrival>.Continuation) { self.arrival = arrival }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let output = context.channel
      arrival.yield(
        .output(Array(unwrapInboundIn(data).readableBytesView)) { output.read() })
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
