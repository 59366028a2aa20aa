import FlyingFox
import UIKit

/// Opens a conversation for each WebSocket.
struct SocketHandler: WSHandler {
  let entry: GalleryEntry
  let sessions: SessionRegistry
  let pulse: PulseRate

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let conversation = await Conversation(entry: entry, sessions: sessions, pulse: pulse)
    await conversation.listen(to: client)
    let lifetime = ConversationLifetime(conversation)
    return AsyncStream(
      unfolding: { await lifetime.conversation.nextFrame() },
      onCancel: { lifetime.end() })
  }
}

/// Ends a conversation when the stream of its frames is let go: the connection is gone then, even
/// if nobody has read its end.
private final class ConversationLifetime: Sendable {
  let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  func end() {
    Task { @MainActor [conversation] in conversation.end() }
  }

  deinit { end() }
}
