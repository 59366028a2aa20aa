#if !canImport(ObjectiveC)
  /// A formatter of lengths of time, such as "1 hour, 10 minutes", in English.
  ///
  /// Foundation on Linux has none. It writes Apple's texts for English; the
  /// choices that the documentation leaves open are at the properties. See
  /// [DateComponentsFormatter][1].
  ///
  /// A formatter is not changed while another thread uses it.
  ///
  /// [1]: https://developer.apple.com/documentation/foundation/datecomponentsformatter
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The forms of units.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers between colons: `1:10:00`. Days and larger units have letters: `2d 1:10:00`.
      case positional
      /// Letters: `1h 10m`.
      case abbreviated
      /// Abbreviations: `1 hr, 10 min`.
      case short
      /// Words: `1 hour, 10 minutes`.
      case full
      /// Words for units and numbers: `One hour, ten minutes`.
      case spellOut
      /// Abbreviations without spaces between numbers and units: `1hr 10min`.
      case brief
    }

    /// The treatment of units whose value is zero. A text with no unit left has the smallest one.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits, as in Foundation.
      public let rawValue: UInt
      /// Creates behaviors from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Leading zeros are left out of texts with colons, all zeros of the others.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Zeros before the first other value are left out.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Zeros between other values are left out. Texts with colons keep them.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Zeros after the last other value are left out. Texts with colons keep them.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// All zeros are left out.
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// All zeros stay, and hours, minutes and seconds between colons have two digits. The first
      /// of them has as many as it needs after a day or a larger unit: `0d 1:00:00`.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of units. The default is `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units of the text: years, months, weeks of month, days, hours, minutes and seconds. The
    /// default is empty, which stands for all of these but weeks. Other units have no effect.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of zeros. The default is `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar with which units are computed, or `nil` to use a Gregorian calendar in
    /// Greenwich time. The default is the user's calendar.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which lengths without dates begin, or `nil` to use the first day of 2001 in
    /// Greenwich. The default is `nil`. It determines the lengths of months and years.
    open var referenceDate: Date?
    /// The greatest number of units, which begin with the first one that is not zero; 0, the
    /// default, for no limit. The last unit is rounded to the nearest value, and halves down
    /// (chosen; the documentation has the example of 1 hour, 10 minutes and 30 seconds as
    /// `1h 10m`).
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether a first unit of 1 is expressed in the next smaller
    /// one, if that is not zero: `67s` in place of `1m 7s`. The default is `false`. A month is not
    /// expressed in other units, because it has no fixed length.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text begins with `About`. The default is `false`.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text ends with `remaining`. The default is
    /// `false`.
    open var includesTimeRemainingPhrase = false

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter with the default settings. Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text for a number of seconds, which may be negative; `nil` if it is not finite,
    /// or not within ten billion years.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 3.2e17 else { return nil }
      let start = start
      return string(from: start, to: start + ti)
    }

    /// Returns the text for the time from one date to another; units that are not complete are not
    /// counted.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let units = units
      let parts = computingCalendar.dateComponents(
        Set(units.map(\.component)), from: startDate, to: endDate)
      return text(units.map { DurationPart(unit: $0, value: parts.value(for: $0.component) ?? 0) })
    }

    /// Returns the text for components from the reference date; `nil` if the calendar has no date
    /// for them.
    open func string(from components: DateComponents) -> String? {
      let start = start
      guard let end = computingCalendar.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// Returns the text for `DateComponents` or a number of seconds; `nil` for other values.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as Double: string(from: seconds)
      case let seconds as Int: string(from: TimeInterval(seconds))
      case let seconds as NSNumber: string(from: seconds.doubleValue)
      default: nil
      }
    }

    /// Returns the text for components, with the default settings but the form of units.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var computingCalendar: Calendar {
      if let calendar { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      return calendar
    }

    /// The units of the text, from the largest one.
    private var units: [DurationUnit] {
      let allowed = DurationUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
      return allowed.isEmpty ? DurationUnit.allCases.filter { $0 != .week } : allowed
    }

    private func text(_ computed: [DurationPart]) -> String {
      let isNegative = computed.contains { $0.value < 0 }
      var parts = computed.map { DurationPart(unit: $0.unit, value: abs($0.value)) }
      if collapsesLargestUnit { parts.collapseFirst() }
      parts.limit(to: maximumUnitCount)
      let style = DurationStyle(units: unitsStyle, zeros: zeroFormattingBehavior)
      var text = (isNegative ? "-" : "") + style.text(parts)
      if includesApproximationPhrase {
        if unitsStyle == .spellOut { text = text.prefix(1).lowercased() + text.dropFirst() }
        text = "About " + text
      }
      return includesTimeRemainingPhrase ? text + " remaining" : text
    }
  }
#endif
