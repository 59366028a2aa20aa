// The socket to the server: opens it, opens it again after a loss, and encodes the protocol.

export const PROTOCOL_VERSION = 3;

const FIRST_DELAY = 400;
const LONGEST_DELAY = 5000;

export class Connection {
  /// `ready` returns the first message; the handlers receive the server's messages and the state of
  /// the connection.
  constructor(path, { ready, onMessage, onState }) {
    this.url = `ws://${location.host}${path}`;
    this.ready = ready;
    this.onMessage = onMessage;
    this.onState = onState;
    this.delay = FIRST_DELAY;
    this.scrolls = new Map();
    this.open();
  }

  open() {
    this.onState("connecting");
    this.refusal = null;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.scrolls.clear();
      this.send({ type: "ready", version: PROTOCOL_VERSION, ...this.ready() });
      this.delay = FIRST_DELAY;
      this.onState("connected");
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "error") this.refusal = message.message;
      else this.onMessage(message);
      if (message.sequence !== undefined) this.send({ type: "ack", sequence: message.sequence });
    };
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
    if (this.isOpen) this.socket.send(JSON.stringify(message));
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
    for (const [id, { offset, resting }] of this.scrolls) {
      this.send({ type: "scroll", id, offset, ...(resting ? { resting } : {}) });
    }
    this.scrolls.clear();
  }
}
