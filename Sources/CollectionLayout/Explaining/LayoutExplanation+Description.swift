#if !hasFeature(Embedded)
  extension LayoutExplanation: CustomStringConvertible {
    /// The decisions, one in each line.
    public var description: String {
      let frame = element.frame
      let head =
        "\(element.category) \(element.index) of section \(element.section): "
        + "(\(frame.origin.x), \(frame.origin.y), \(frame.size.width), \(frame.size.height))"
      return ([head] + steps.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  extension LayoutStep: CustomStringConvertible {
    /// The name of what was decided, such as `length` or `position`.
    public var label: String { "\(subject)" }

    /// The decision in one line.
    public var description: String {
      let box = path.isEmpty ? "" : " of " + path.map(String.init).joined(separator: ".")
      let along = axis.map { $0 == .horizontal ? " x" : " y" } ?? ""
      let from = inputs.map(\.description).joined(separator: ", ")
      return "\(label)\(along)\(box) = \(result)" + (from.isEmpty ? "" : " from \(from)")
        + " (\(rule))"
    }
  }

  extension LayoutQuantity: CustomStringConvertible {
    /// The name of the value, such as `base` or `edgeSpacing`.
    public var label: String { "\(name)" }

    /// The label and the value.
    public var description: String { "\(label) \(value)" }
  }
#endif
