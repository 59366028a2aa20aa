import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The grammar of visual formats.
struct VisualFormatParserTests {
  private typealias Predicate = VisualFormat.Predicate

  private func fault(_ text: String) -> VisualFormatError? {
    do {
      _ = try VisualFormatParser.parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("[a]", "H:[a]"), ("H:|[a]|", "H:|[a]|"), ("V:|-[a]-[b]-|", "V:|-[a]-[b]-|"),
    ("|-12-[a][b]-m_1-|", "H:|-(==12.0)-[a][b]-(==m_1)-|"),
    ("[a(80)]", "H:[a(==80.0)]"),
    ("V:[a(>=60@500,<=b,==c@high)]", "V:[a(>=60.0@500.0,<=b,==c@high)]"),
    ("[a]-(>=8@750.5,<=20)-[b]", "H:[a]-(>=8.0@750.5,<=20.0)-[b]"),
    ("[a]-(-8)-[b]", "H:[a]-(==-8.0)-[b]"), ("[a]-.5-[b]", "H:[a]-(==0.5)-[b]"),
    ("[a]-1e2-[b]", "H:[a]-(==100.0)-[b]"), ("[H]-2.5-[V]", "H:[H]-(==2.5)-[V]"),
  ]) func `a format is parsed`(text: String, meaning: String) throws {
    #expect(try VisualFormatParser.parse(text).description == meaning)
  }

  @Test(arguments: [
    ("", 0, "a view, such as '[name]', but found the end of the format"),
    ("|", 1, "a view"), ("|-|", 2, "a view"), ("H[a]", 1, "a colon"), ("X:[a]", 0, "a view"),
    ("H:[a", 4, "a bracket ']' after the view 'a'"), ("[]", 1, "the name of a view"),
    ("[1a]", 1, "the name of a view"), ("[a.b]", 2, "a bracket"),
    ("[a]-", 4, "a view, '|', or a number"),
    ("[a]-[", 5, "the name of a view"), ("[a]-- [b]", 4, "in parentheses, such as '-(-8)-'"),
    ("[a]-8[b]", 5, "a hyphen after the spacing"),
    ("[a]-8@750-[b]", 5, "a priority stands in parentheses"),
    ("[a]-(8)[b]", 7, "a hyphen after the spacing"),
    ("[a]-(8,)-[b]", 7, "a number, a metric, or a view"),
    ("[a(]", 3, "a number, a metric, or a view"), ("[a(>8)]", 4, "the relation"),
    ("[a(=8)]", 4, "the relation"), ("[a(8@)]", 5, "for the priority"),
    ("[a(8]", 4, "a parenthesis ')'"),
    ("[a]|[b]", 4, "the end of the format"), ("[a]- (m)-[b]", 4, "but found a space"),
    ("[a]b[c]", 3, "a view, such as '[name]', or '|', but found 'b'"),
    ("[a]-1e999-[b]", 4, "is too large"),
    ("[a]-.-[b]", 4, "a number or a metric"), ("[ä]", 1, "the name of a view"),
  ]) func `a fault names its place and what is expected`(
    text: String, offset: Int, expectation: String
  ) throws {
    let found = try #require(fault(text))
    #expect(found.offset == offset, "\(found.reason)")
    #expect(found.reason.contains(expectation), "\(found.reason)")
    #expect(found.reason.hasSuffix("."))
  }

  @Test func `the message shows the format with a caret under the fault`() throws {
    let found = try #require(fault("V:|-[name(>8)]"))
    #expect(
      found.message(for: "V:|-[name(>8)]") == """
        Unable to parse constraint format:\u{20}
        Expected the relation '==', '<=', or '>=', but found '8'.
        V:|-[name(>8)]
                   ^
        """)
  }

  // MARK: - Random formats

  private func randomOperand(_ random: inout RepeatableRandom) -> VisualFormat.Operand {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .number(Double(Int.random(in: -40...900, using: &random)), .init())
    case 1: .number(Double(Int.random(in: -4000...90000, using: &random)) / 64, .init())
    case 2: .number(Double.random(in: 1e-9...1e9, using: &random), .init())
    default: .name(randomName(&random))
    }
  }

  private func randomName(_ random: inout RepeatableRandom) -> VisualFormat.Name {
    let first = Array("abcxyzABCHV_")
    let rest = Array("aZ09_e")
    var text = String(random.pick(first))
    for _ in 0..<Int.random(in: 0..<5, using: &random) { text.append(random.pick(rest)) }
    return VisualFormat.Name(text: text)
  }

  private func randomPredicates(_ random: inout RepeatableRandom) -> [VisualFormat.Predicate] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      VisualFormat.Predicate(
        relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        object: randomOperand(&random),
        priority: random.once(in: 2) ? randomOperand(&random) : nil)
    }
  }

  private func randomConnection(_ random: inout RepeatableRandom) -> VisualFormat.Connection {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .flush
    case 1: .standard(.init())
    default: .predicates(randomPredicates(&random))
    }
  }

  private func randomFormat(_ random: inout RepeatableRandom) -> VisualFormat {
    var format = VisualFormat(axis: random.pick([.horizontal, .vertical]), views: [])
    for index in 0..<Int.random(in: 1...5, using: &random) {
      if index > 0 { format.connections.append(randomConnection(&random)) }
      format.views.append(
        .init(
          name: randomName(&random),
          predicates: random.once(in: 2) ? randomPredicates(&random) : []))
    }
    if random.once(in: 2) { format.start = randomConnection(&random) }
    if random.once(in: 2) { format.end = randomConnection(&random) }
    return format
  }

  @Test(arguments: 0..<8) func `the text of a random format parses to the format`(part: UInt64)
    throws
  {
    for seed in part * 250..<(part + 1) * 250 {
      var random = RepeatableRandom(seed: seed)
      let format = randomFormat(&random)
      let text = format.description
      let parsed = try VisualFormatParser.parse(text)
      #expect(parsed == format, "seed \(seed): \(text)")
      #expect(parsed.description == text, "seed \(seed)")
      // The names are where the positions say.
      let characters = Array(text)
      for view in parsed.views {
        let start = view.name.position.offset
        #expect(
          String(characters[start..<start + view.name.text.count]) == view.name.text,
          "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: 0..<8) func `a damaged format is parsed or has a fault inside`(part: UInt64) {
    let alphabet = Array("HV:|-[]()<>=@,.+0189eEabm_ \n\té🙂")
    var faults = 0
    for seed in part * 1000..<(part + 1) * 1000 {
      var random = RepeatableRandom(seed: seed)
      var characters: [Character]
      if random.once(in: 3) {
        characters = (0..<Int.random(in: 0..<30, using: &random)).map { _ in random.pick(alphabet) }
      } else {
        characters = Array(randomFormat(&random).description)
        for _ in 0..<Int.random(in: 1...3, using: &random) where !characters.isEmpty {
          let index = characters.indices.randomElement(using: &random)!
          switch Int.random(in: 0..<3, using: &random) {
          case 0: characters.remove(at: index)
          case 1: characters[index] = random.pick(alphabet)
          default: characters.insert(random.pick(alphabet), at: index)
          }
        }
      }
      let text = String(characters)
      do {
        // What is parsed is canonical after one round.
        let format = try VisualFormatParser.parse(text)
        let again = try? VisualFormatParser.parse(format.description)
        #expect(again == format, "seed \(seed): \(text)")
      } catch {
        faults += 1
        #expect((0...text.count).contains(error.offset), "seed \(seed): \(text)")
        let message = error.message(for: text)
        #expect(message.hasSuffix("^"), "seed \(seed): \(message)")
        #expect(message.split(separator: "\n").count <= 4, "seed \(seed): \(message)")
      }
    }
    #expect(faults > 300)
  }
}
