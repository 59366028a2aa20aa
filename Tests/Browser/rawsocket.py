"""A WebSocket client that can also send invalid messages."""

import base64
import json
import os
import socket
import struct


class RawSocket:
    """A raw connection to an example."""

    def __init__(self, port, path, origin=None, host=None):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host or f'127.0.0.1:{port}'}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        head = self._until(b"\r\n\r\n").decode()
        self.status = int(head.split(" ")[1])

    def _until(self, end):
        while end not in self.buffer:
            data = self.socket.recv(65536)
            if not data:
                break
            self.buffer += data
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def _exactly(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(65536)
            if not data:
                raise EOFError
            self.buffer += data
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send_frame(self, opcode, payload=b"", first=None):
        """Sends a frame; `first` replaces its first byte."""
        mask = os.urandom(4)
        head = bytes([0x80 | opcode if first is None else first])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(payload))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message)
        self.send_frame(1, text.encode())

    def send_ready(self, **changes):
        self.send({"type": "ready", "version": 3, "size": [393, 852], "scale": 1,
                   "style": "light", "device": "iphone-15", **changes})

    def receive_frame(self):
        first, second = self._exactly(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self._exactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._exactly(8))[0]
        return first & 15, self._exactly(length)

    def receive(self):
        """The next text message; None at the end. Skips control frames."""
        while True:
            opcode, payload = self.receive_frame()
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                self.close_code = struct.unpack(">H", payload[:2])[0]
                return None

    def receive_refusal(self):
        """Reads to the end; returns the close code and the text of the error message."""
        words = None
        while (message := self.receive()) is not None:
            if message["type"] == "error":
                words = message["message"]
        return self.close_code, words

    def close(self):
        self.socket.close()
