import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import ScreenHost

/// The listening socket of a ``BrowserServer`` and its accepted connections.
///
/// One thread transfers the bytes of all connections; requests are handled on the main actor.
struct LoopbackServer {
  /// A closure that returns the screens, whose connections use the threads of the server.
  let screens: @MainActor @Sendable (_ group: any EventLoopGroup) -> any ScreenSource
  let sessions: SessionRegistry
  let limits: ServerLimits

  /// Listens and serves until the task is cancelled, then closes every connection.
  ///
  /// - Throws: `IOError` if the server cannot listen.
  func run(
    port: Int, whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let screens = await screens(group)
    let gallery = GalleryHandler(screens: screens, sessions: sessions)
    do {
      try await serve(gallery, port: port, on: group, whenListening: whenListening)
      await screens.stop()
      try await group.shutdownGracefully()
    } catch {
      await screens.stop()
      try? await group.shutdownGracefully()
      throw error
    }
  }

  private func serve(
    _ gallery: GalleryHandler, port: Int, on group: MultiThreadedEventLoopGroup,
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let gate = LoopGate(group.next())
    let connections = ConnectionTable(maximumCount: limits.sockets)
    let listener = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: limits.readSize)
      )
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { [limits] channel in
        guard connections.insert(channel) else {
          return channel.eventLoop.makeFailedFuture(ChannelError.inputClosed)
        }
        return channel.eventLoop.makeCompletedFuture {
          let headLimit = HeadLimitHandler(limits: limits)
          let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
          let encoder = HTTPResponseEncoder()
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(headLimit)
          try pipeline.addHandler(decoder)
          try pipeline.addHandler(encoder)
          try pipeline.addHandler(
            RequestHandler(
              gallery: gallery, limits: limits, gate: gate, headLimit: headLimit,
              decoder: decoder, encoder: encoder))
        }
      }
      .bind(host: "127.0.0.1", port: port).get()
    await withTaskCancellationHandler {
      await whenListening(listener.localAddress?.port ?? port)
      try? await listener.closeFuture.get()
    } onCancel: {
      listener.close(promise: nil)
    }
    await connections.close(within: limits.farewellTime, on: group.next())
    gate.shut()
  }
}

/// The open connections.
private final class ConnectionTable: Sendable {
  private let maximumCount: Int
  private let channels = NIOLockedValueBox<[ObjectIdentifier: any Channel]>([:])

  init(maximumCount: Int) { self.maximumCount = maximumCount }

  /// Adds a connection until it closes; returns `false` if there are too many.
  func insert(_ channel: any Channel) -> Bool {
    let key = ObjectIdentifier(channel)
    let fits = channels.withLockedValue { channels in
      guard channels.count < maximumCount else { return false }
      channels[key] = channel
      return true
    }
    guard fits else { return false }
    channel.closeFuture.whenComplete { _ in
      self.channels.withLockedValue { _ = $0.removeValue(forKey: key) }
    }
    return true
  }

  /// Ends every connection, and closes those that have not ended within a time.
  func close(within time: TimeAmount, on eventLoop: any EventLoop) async {
    let open = channels.withLockedValue { Array($0.values) }
    for channel in open { channel.pipeline.fireUserInboundEventTriggered(ServerStop()) }
    let timer = eventLoop.scheduleTask(in: time) {
      for channel in open { channel.close(promise: nil) }
    }
    for channel in open { try? await channel.closeFuture.get() }
    timer.cancel()
  }
}
