/// Names of symbols in common use that Tessera has no drawing of.
enum SymbolNames {
  /// The names. They are displayed as a frame.
  static let others = Set(
    """
    applelogo arrow.down.doc arrow.up.doc
    badge.plus.radiowaves.right bell.and.waves.left.and.right bell.badge.fill
    bolt.horizontal.fill books.vertical.fill bubble.left.and.bubble.right
    bubble.left.and.text.bubble.right building.2 clock.arrow.2.circlepath
    clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 dice.fill
    doc.plaintext dot.radiowaves.right exclamationmark.bubble exclamationmark.bubble.fill
    externaldrive.fill face.smiling faxmachine film flask forward.frame
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 globe.europe.africa hand.draw
    hand.raised hand.raised.fill hand.raised.slash headphones hifispeaker hifispeaker.fill
    hurricane icloud infinity internaldrive iphone key.fill keyboard ladybug
    laptopcomputer.trianglebadge.exclamationmark largecircle.fill.circle
    line.horizontal.3.decrease line.horizontal.3.decrease.circle list.bullet.clipboard
    list.clipboard list.number lock.rotation macbook.and.iphone movieclapper newspaper.fill
    nosign paintpalette paintpalette.fill party.popper pencil.and.list.clipboard
    pencil.and.scribble pencil.line pin pin.fill
    pin.slash platter.filled.bottom.iphone play.rectangle.on.rectangle play.tv
    power poweroutlet.type.b poweroutlet.type.b.fill quote.opening rays
    rectangle.compress.vertical rectangle.expand.vertical rectangle.on.rectangle
    rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.slash rectangle.stack rectangle.stack.fill repeat rotate.right
    selection.pin.in.out sidebar.right signature suitcase text.badge.checkmark text.badge.minus
    text.badge.star text.bubble text.document text.magnifyingglass text.rectangle.fill
    textformat.characters tram.fill tray.fill tropicalstorm video.fill wand.and.stars waveform
    waveform.path waveform.path.ecg wifi.exclamationmark xmark.bin
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
