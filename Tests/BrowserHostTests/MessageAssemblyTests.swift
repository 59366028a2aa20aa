import Foundation
import Testing

@testable import BrowserHost
@testable import ScreenHost

@Suite struct MessageAssemblyTests {
  private func frame(
    _ opcode: SocketFrame.Opcode, _ text: String = "", fin: Bool = true, rsv1: Bool = false
  ) -> SocketFrame {
    SocketFrame(
      isFinal: fin, usesExtension: rsv1, opcode: opcode, payload: Data(text.utf8))
  }

  private func closeCode(_ frames: SocketFrame...) -> UInt16? {
    var assembly = MessageAssembly()
    do throws(ProtocolViolation) {
      for frame in frames { _ = try assembly.add(frame) }
      return nil
    } catch {
      return error.closeCode
    }
  }

  @Test func `pieces become one message around a ping`() throws {
    var assembly = MessageAssembly()
    #expect(try assembly.add(frame(.text, "a", fin: false)) == .nothing)
    #expect(try assembly.add(frame(.continuation, "b", fin: false)) == .nothing)
    #expect(try assembly.add(frame(.ping, "p")) == .ping(Data("p".utf8)))
    #expect(try assembly.add(frame(.pong)) == .nothing)
    #expect(try assembly.add(frame(.continuation, "c")) == .message(Data("abc".utf8)))
    #expect(try assembly.add(frame(.text, "d")) == .message(Data("d".utf8)))
    #expect(try assembly.add(frame(.close)) == .close)
  }

  @Test func `broken sequences are refused`() {
    #expect(closeCode(frame(.continuation)) == 1002)
    #expect(closeCode(frame(.text, fin: false), frame(.text)) == 1002)
    #expect(closeCode(frame(.text, rsv1: true)) == 1002)
    #expect(closeCode(frame(.ping, fin: false)) == 1002)
    #expect(closeCode(frame(.close, String(repeating: "x", count: 126))) == 1002)
    #expect(closeCode(frame(.reserved)) == 1002)
    #expect(closeCode(frame(.binary)) == 1003)
  }

  @Test func `the limit holds for whole messages and for pieces`() {
    let half = String(repeating: "x", count: ClientMessage.maximumLength / 2)
    #expect(closeCode(frame(.text, half + half)) == nil)
    #expect(closeCode(frame(.text, half + half + "x")) == 1009)
    #expect(
      closeCode(
        frame(.text, half, fin: false), frame(.continuation, half, fin: false),
        frame(.continuation, "x")) == 1009)
  }

  @Test func `a reason for closing is cut between characters at the size of a control frame`() {
    let payload = SocketFrame.close(code: 1008, reason: String(repeating: "é", count: 100)).payload
    #expect(payload.count == 124)
    #expect(String(data: payload.dropFirst(2), encoding: .utf8)?.count == 61)
  }
}
