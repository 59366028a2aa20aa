// The socket to the server: opens it, opens it again after a loss, and encodes the protocol.

export const PROTOCOL_VERSION = 3;

const FIRST_DELAY = 400;
const LONGEST_DELAY = 5000;

/// A message as JSON, with a replacement for halves of characters, which JSON has no text for.
const encode = (message) =>
  JSON.stringify(message, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));

export class Connection {
  /// `ready` returns the first message; the handlers receive the server's messages, the state of the
  /// connection, and errors in the handling of a message. After an error, messages are ignored up to
  /// the first one of another screen, which a `restart` asks for.
  constructor(path, { ready, onMessage, onState, onError }) {
    this.url = `ws://${location.host}${path}`;
    this.ready = ready;
    this.onMessage = onMessage;
    this.onState = onState;
    this.onError = onError;
    this.delay = FIRST_DELAY;
    this.scrolls = new Map();
    this.open();
  }

  open() {
    this.onState("connecting");
    this.refusal = null;
    this.isFaulty = false;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.scrolls.clear();
      this.send({ type: "ready", version: PROTOCOL_VERSION, ...this.ready() });
      this.delay = FIRST_DELAY;
      this.onState("connected");
    };
    socket.onmessage = (event) => this.received(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.isClosed) return;
      if (this.refusal) {
        this.onState("refused", this.refusal);
        return;
      }
      this.onState("disconnected");
      this.timer = setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(this.delay * 1.7, LONGEST_DELAY);
    };
  }

  received(message) {
    if (message.type === "error") {
      this.refusal = message.message;
      return;
    }
    if (message.type === "screen") this.isFaulty = false;
    // The state of the build is not about the screen.
    if (this.isFaulty && message.type !== "build") return;
    try {
      this.onMessage(message);
    } catch (error) {
      this.isFaulty = true;
      this.onError(error);
      return;
    }
    if (message.sequence !== undefined) this.send({ type: "ack", sequence: message.sequence });
  }

  /// Closes the socket for good.
  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message) {
    if (this.isOpen) this.socket.send(encode(message));
  }

  /// Sends the user's input, after the scrolls before it.
  sendInput(message) {
    this.sendScrolls();
    this.send(message);
  }

  /// Reports the offset of a container; while the socket is busy only the latest is kept.
  reportScroll(id, offset, resting) {
    this.scrolls.set(id, { offset, resting });
    this.flushScrolls();
  }

  /// Discards pending reports of containers that the server has moved, except whether the user has
  /// released them.
  supersedeScrolls(nodes) {
    for (const { id, offset } of nodes) {
      const waiting = offset && this.scrolls.get(id);
      if (waiting) this.scrolls.set(id, { ...waiting, offset });
    }
  }

  flushScrolls() {
    if (this.scrolls.size === 0) return;
    if (this.isOpen && this.socket.bufferedAmount > 0) {
      requestAnimationFrame(() => this.flushScrolls());
      return;
    }
    this.sendScrolls();
  }

  sendScrolls() {
    for (const [id, { offset, resting }] of this.scrolls) {
      this.send({ type: "scroll", id, offset, ...(resting ? { resting } : {}) });
    }
    this.scrolls.clear();
  }
}
