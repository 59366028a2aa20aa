#if !canImport(ObjectiveC)
  /// The form of a length of time as a text.
  struct DurationStyle {
    let units: DateComponentsFormatter.UnitsStyle
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior

    /// Returns the text of values that are not negative, from the largest unit.
    func text(_ parts: [DurationPart]) -> String {
      let shown = withoutZeros(parts)
      switch units {
      case .positional: return positional(shown)
      case .abbreviated:
        return shown.map { "\($0.value)\($0.unit.letters)" }.joined(separator: " ")
      case .brief:
        return shown.map { "\($0.value)\($0.unit.abbreviation(for: $0.value))" }
          .joined(separator: " ")
      case .short:
        return shown.map { "\($0.value) \($0.unit.abbreviation(for: $0.value))" }
          .joined(separator: ", ")
      case .full:
        return shown.map { "\($0.value) \($0.unit.word(for: $0.value))" }.joined(separator: ", ")
      case .spellOut:
        let text = shown.map { "\(spelled($0.value)) \($0.unit.word(for: $0.value))" }
          .joined(separator: ", ")
        return text.prefix(1).uppercased() + text.dropFirst()
      }
    }

    private func withoutZeros(_ parts: [DurationPart]) -> [DurationPart] {
      guard !zeros.contains(.pad) else { return parts }
      guard let first = parts.firstIndex(where: { $0.value != 0 }),
        let last = parts.lastIndex(where: { $0.value != 0 })
      else { return Array(zeros.dropsLeading ? parts.suffix(1) : parts[...]) }
      let isPositional = units == .positional
      let isDefault = zeros.contains(.default)
      let dropsMiddle = !isPositional && (isDefault || zeros.contains(.dropMiddle))
      let dropsTrailing = !isPositional && (isDefault || zeros.contains(.dropTrailing))
      return parts.enumerated().filter { index, part in
        if part.value != 0 { return true }
        if index < first { return !zeros.dropsLeading }
        return index > last ? !dropsTrailing : !dropsMiddle
      }.map(\.element)
    }

    private func positional(_ parts: [DurationPart]) -> String {
      let large = parts.filter { !$0.unit.isClockUnit }
      let clock = parts.filter(\.unit.isClockUnit)
      let padsFirst = zeros.contains(.pad) && large.isEmpty && clock.count > 1
      let digits = clock.enumerated().map { index, part in
        let number = String(part.value)
        return number.count == 1 && (index > 0 || padsFirst) ? "0" + number : number
      }
      let texts = large.map { "\($0.value)\($0.unit.letters)" }
      return (texts + (digits.isEmpty ? [] : [digits.joined(separator: ":")]))
        .joined(separator: " ")
    }

    private func spelled(_ number: Int) -> String {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return formatter.string(from: NSNumber(value: number)) ?? String(number)
    }
  }

  extension DateComponentsFormatter.ZeroFormattingBehavior {
    fileprivate var dropsLeading: Bool { contains(.default) || contains(.dropLeading) }
  }
#endif
