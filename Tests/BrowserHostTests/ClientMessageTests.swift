import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@Suite struct ClientMessageTests {
  private func decode(_ text: String) throws -> ClientMessage {
    try ClientMessage(decoding: Data(text.utf8))
  }

  private func closeCode(_ text: String) -> UInt16? {
    do {
      _ = try ClientMessage(decoding: Data(text.utf8))
      return nil
    } catch {
      return error.closeCode
    }
  }

  @Test func `every kind of message is read`() throws {
    #expect(
      try decode(
        #"{"type":"ready","version":3,"size":[800,600],"scale":2,"style":"dark","device":"x"}"#)
        == .ready(
          .init(
            device: "x", isLandscape: false, size: CGSize(width: 800, height: 600), scale: 2,
            isDark: true)))
    #expect(
      try decode(#"{"type":"size","size":[1,16384]}"#) == .resize(CGSize(width: 1, height: 16384)))
    #expect(try decode(#"{"type":"appearance","style":"light"}"#) == .appearance(isDark: false))
    #expect(
      try decode(#"{"type":"scroll","id":7,"offset":[-1.5,75000000.25]}"#)
        == .scroll(container: 7, offset: CGPoint(x: -1.5, y: 75_000_000.25), isResting: false))
    #expect(
      try decode(#"{"type":"scroll","id":7,"offset":[0,0],"resting":true}"#)
        == .scroll(container: 7, offset: .zero, isResting: true))
    #expect(
      try decode(#"{"type":"touch","id":7,"phase":"began","point":[3,4]}"#)
        == .touch(
          HostTouch(
            id: 7, phase: .began, location: CGPoint(x: 3, y: 4), isScrolledByHost: true), []))
    #expect(
      try decode(
        #"{"type":"touch","id":7,"phase":"ended","point":[3,4],"kind":"mouse","claimed":true,"modifiers":9}"#
      )
        == .touch(
          HostTouch(
            id: 7, phase: .ended, location: CGPoint(x: 3, y: 4), type: .indirectPointer),
          [.shift, .command]))
    #expect(try decode(#"{"type":"hover","point":[3,4]}"#) == .hover(CGPoint(x: 3, y: 4), []))
    #expect(try decode(#"{"type":"hover"}"#) == .hover(nil, []))
    #expect(
      try decode(#"{"type":"wheel","point":[3,4],"translation":[0,-20],"modifiers":1}"#)
        == .wheel(
          HostWheel(
            phase: .discrete, location: CGPoint(x: 3, y: 4), translation: CGPoint(x: 0, y: -20)),
          .shift))
    #expect(
      try decode(#"{"type":"key","down":true,"code":"KeyB","key":"B","modifiers":1}"#)
        == .key(
          HostKey(
            isDown: true, code: .keyboardB, characters: "B", charactersIgnoringModifiers: "b",
            modifierFlags: .shift)))
    #expect(
      try decode(#"{"type":"key","down":false,"code":"Digit0","key":"0"}"#)
        == .key(
          HostKey(
            isDown: false, code: .keyboard0, characters: "0", charactersIgnoringModifiers: "0")))
    #expect(
      try decode(#"{"type":"key","down":true,"code":"LaunchApp1","key":"LaunchApp1"}"#)
        == .key(nil))
    #expect(
      try decode(#"{"type":"key","down":false,"code":"Digit0","key":"0","id":7}"#)
        == .key(
          HostKey(
            isDown: false, code: .keyboard0, characters: "0", charactersIgnoringModifiers: "0"),
          node: 7))
    #expect(try decode(#"{"type":"activate","id":7}"#) == .activate(node: 7))
    #expect(try decode(#"{"type":"action","id":7,"index":1}"#) == .action(node: 7, index: 1))
    #expect(
      try decode(#"{"type":"focus","id":7,"focused":true}"#) == .focus(node: 7, isFocused: true))
    #expect(
      try decode(#"{"type":"focus","id":7,"focused":false,"follows":true}"#)
        == .focus(node: 7, isFocused: false, follows: true))
    #expect(try decode(#"{"type":"ack","sequence":0}"#) == .acknowledge(sequence: 0))
  }

  @Test(arguments: [
    #"{"type":"activate"}"#, #"{"type":"action","id":7}"#, #"{"type":"action","id":7,"index":-1}"#,
    "", "null", "[]", "7", "{", "{}", #"{"type":7}"#, #"{"type":"touch"}"#,
    #"{"type":"touch","id":7,"phase":"began","point":[1,2,3]}"#,
    #"{"type":"touch","id":7,"phase":"began","point":["1",2]}"#,
    #"{"type":"touch","id":7,"phase":"began","point":[1,1e13]}"#,
    #"{"type":"touch","phase":"began","point":[1,2]}"#,
    #"{"type":"touch","id":7,"phase":"began"}"#, #"{"type":"touch","id":7,"point":[1,2]}"#,
    #"{"type":"touch","id":7,"phase":"began","point":[1,2],"kind":"nose"}"#,
    #"{"type":"hover","point":[1]}"#, #"{"type":"key","code":"KeyA","key":"a"}"#,
    #"{"type":"wheel","point":[1,2]}"#, #"{"type":"wheel","translation":[1,2]}"#,
    #"{"type":"scroll","offset":[1,2]}"#,
    #"{"type":"scroll","id":1.5,"offset":[1,2]}"#, #"{"type":"size","size":[0.5,10]}"#,
    #"{"type":"size","size":[10,16385]}"#, #"{"type":"size","size":[10]}"#,
    #"{"type":"ack","sequence":-1}"#, #"{"type":"ack"}"#, #"{"type":"appearance"}"#,
    #"{"type":"ready","version":3,"size":[9,9],"scale":0,"style":"dark"}"#,
    #"{"type":"ready","version":3,"size":[9,9],"style":"dark"}"#,
  ])
  func `what is not a message is malformed`(_ text: String) {
    #expect(closeCode(text) == 1007)
  }

  @Test(arguments: [
    (#"a\ud83d"#, "a\u{FFFD}"), (#"\ude00b"#, "\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
    (#"\ud83d\ude00"#, "😀"), (#"\\ud83d"#, #"\ud83d"#), (#"\\\ud83d"#, "\\\u{FFFD}"),
    (#"\uDBFF\u0041"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"),
  ])
  func `half a character is a replacement character`(_ escaped: String, _ text: String) throws {
    let message = try decode(#"{"type":"edit","id":7,"text":"\#(escaped)"}"#)
    guard case .edit(7, let edit) = message else {
      Issue.record("\(message) is no edit")
      return
    }
    #expect(edit.text == text)
  }

  @Test func `half a character keeps the length of the text`() {
    for document in [#""\ud83d""#, #""\ud83d\u00e4""#, #""\ude00\ud83d\ude00""#, "\"\\u\"", "\\"] {
      #expect(JSONText.wellFormed(Data(document.utf8)).count == document.utf8.count)
    }
  }

  @Test func `what is not allowed is refused`() {
    #expect(closeCode(#"{"type":"launch"}"#) == 1008)
    #expect(
      closeCode(#"{"type":"ready","version":1,"size":[9,9],"scale":1,"style":"dark"}"#) == 1008)
  }

  @Test func `deep and long messages end in an error`() {
    #expect(closeCode(String(repeating: "[", count: 16_000)) == 1007)
    #expect(closeCode(String(repeating: #"{"type":"#, count: 1_800)) == 1007)
    #expect(closeCode(String(repeating: " ", count: 16_385)) == 1009)
  }
}
