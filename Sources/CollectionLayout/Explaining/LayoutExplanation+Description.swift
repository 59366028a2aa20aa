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
    /// The decision in one line.
    public var description: String {
      let box = path.isEmpty ? "" : " of " + path.map(String.init).joined(separator: ".")
      let along = axis.map { $0 == .horizontal ? " x" : " y" } ?? ""
      let from = inputs.map(\.description).joined(separator: ", ")
      return "\(subject)\(along)\(box) = \(result)" + (from.isEmpty ? "" : " from \(from)")
        + " (\(rule))"
    }
  }

  extension LayoutQuantity: CustomStringConvertible {
    /// The name and the value.
    public var description: String { "\(name) \(value)" }
  }
#endif
