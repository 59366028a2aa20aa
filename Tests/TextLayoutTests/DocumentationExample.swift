import TextLayout

func documentationExample() -> LaidOutText {
  let text = StyledText(
    "Tessera lays out collection views on Linux", font: TextFont(size: 17, weight: 0.3))
  let laidOut = TableTextMeasurer().layOut(
    text, options: LineBreakOptions(width: 180, maximumLineCount: 2), alignment: .center)
  for line in laidOut.lines {
    print(line.text, line.x, line.baseline, line.width)
  }
  print(laidOut.width, laidOut.height, laidOut.isTruncated)
  return laidOut
}
