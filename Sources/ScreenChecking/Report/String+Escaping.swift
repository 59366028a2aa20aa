extension String {
  /// The text in XML or HTML.
  var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      // XML has no other control characters.
      case _ where scalar.value < 0x20: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
