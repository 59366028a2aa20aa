extension SymbolDrawings {
  /// Signs, letters and currencies.
  static let signs = """
    plus: s M -44 0 L 44 0 M 0 -44 L 0 44
    minus: s M -44 0 L 44 0
    xmark: s M -35 -35 L 35 35 M 35 -35 L -35 35
    checkmark: s M -36 6 L -12 34 L 36 -34
    questionmark: s M -23 -22 C -23 -36 -13 -45 1 -45 C 15 -45 25 -36 25 -23 C 25 -4 1 -5 1 18 D
      1 40 6.5
    exclamationmark: s M 0 -44 L 0 14 D 0 40 7
    exclamationmark.2: s M -16 -44 L -16 14 M 16 -44 L 16 14 D -16 40 7 D 16 40 7
    exclamationmark.3: s M -30 -44 L -30 14 M 0 -44 L 0 14 M 30 -44 L 30 14 D -30 40 7 D 0 40 7
      D 30 40 7
    info: s M -10 -12 L 2 -12 L 2 36 M -14 36 L 18 36 D 0 -36 7
    number: s M -14 -44 L -26 44 M 26 -44 L 14 44 M -40 -16 L 42 -16 M -42 16 L 40 16
    at: s O 0 0 18 M 18 -18 L 18 6 A 32 6 14 180 0 A 0 0 46 8 -310
    asterisk: s M 0 -40 L 0 40 M -34 -20 L 34 20 M -34 20 L 34 -20
    divide: s M -42 0 L 42 0 D 0 -30 8 D 0 30 8
    equal: s M -40 -14 L 40 -14 M -40 14 L 40 14
    plusminus: s M -36 -14 L 36 -14 M 0 -50 L 0 22 M -36 44 L 36 44
    lessthan: s M 36 -32 L -36 0 L 36 32
    greaterthan: s M -36 -32 L 36 0 L -36 32
    percent: s M 32 -40 L -32 40 O -28 -24 15 O 28 24 15
    sum: s M 32 -28 L 32 -42 L -34 -42 L 8 0 L -34 42 L 32 42 L 32 28
    function: s M 22 -42 C 0 -50 -2 -30 -6 0 C -10 40 -16 50 -34 42 M -22 -10 L 14 -10
    x.squareroot: s M -56 6 L -42 0 L -24 44 L -2 -44 L 56 -44 M 10 -16 L 44 28 M 44 -16 L 10 28
    infinity: s M 0 0 C 12 -20 24 -27 36 -27 C 67 -27 67 27 36 27 C 24 27 12 20 0 0 C -12 -20
      -24 -27 -36 -27 C -67 -27 -67 27 -36 27 C -24 27 -12 20 0 0
    command: s M -34 -20 L 34 -20 M -34 20 L 34 20 M -20 -34 L -20 34 M 20 -34 L 20 34 V -34 -34
      14 90 360 V 34 -34 14 -180 90 V 34 34 14 -90 180 V -34 34 14 0 270
    option: s M -46 -28 L -18 -28 L 18 28 L 46 28 M 10 -28 L 46 -28
    control: s M -34 14 L 0 -20 L 34 14
    shift: e Q 5 7 0 -50 46 -2 22 -2 22 44 -22 44 -22 -2 -46 -2
    capslock: e Q 5 7 0 -54 46 -8 22 -8 22 20 -22 20 -22 -8 -46 -8 e Q 4 4 -22 36 22 36 22 54
      -22 54
    return: s q 6 3 42 -38 42 10 -42 10 M -18 -14 L -42 10 L -18 34
    delete.left: e Q 10 5 -22 -36 58 -36 58 36 -22 36 -58 0 i M -4 -15 L 26 15 M 26 -15 L -4 15
    delete.right: e Q 10 5 22 -36 -58 -36 -58 36 22 36 58 0 i M 4 -15 L -26 15 M -26 -15 L 4 15
    eject: e Q 6 3 0 -44 46 8 -46 8 e R -46 26 92 18 6
    power: s V 0 4 42 -58 238 M 0 -48 L 0 0
    nosign: s O 0 0 46 M -32 -32 L 32 32
    link: s M -6 -14 L 12 -32 A 24 -20 17 -135 45 L 20 8 M 6 14 L -12 32 A -24 20 17 45 225 L
      -20 -8
    paperclip: s M 38 -2 L 2 36 C -26 64 -62 26 -35 -1 L 10 -46 C 28 -63 54 -38 36 -20 L -8 24 C
      -18 33 -31 20 -22 10 L 16 -28
    textformat: s M -54 36 L -28 -36 L -2 36 M -46 14 L -10 14 M 50 -4 L 50 36 O 32 16 19
    textformat.size: s M -54 36 L -26 -40 L 2 36 M -45 12 L -7 12 M 12 36 L 32 -18 L 52 36 M 19
      18 L 45 18
    textformat.abc: s T Abc 0 0 62
    textformat.alt: s T A 0 0 80
    textformat.characters: s T ABC 0 0 56
    characters.uppercase: s T ABC 0 0 56
    character: s T A 0 0 76
    character.textbox: e R -56 -40 112 80 14 i T A 0 0 48
    numbers: s T 123 0 0 62
    bold: s M -22 0 L 8 0 A 8 -21 21 90 -90 L -22 -42 L -22 42 L 12 42 A 12 21 21 90 -90 L -22 0
    italic: s M 20 -42 L -4 42 M 2 -42 L 36 -42 M -22 42 L 14 42
    underline: s M -30 -48 L -30 -8 A 0 -8 30 180 0 L 30 -48 M -34 46 L 34 46
    strikethrough: s M 26 -28 C 20 -44 -30 -48 -28 -22 C -26 -8 0 -4 8 0 M 22 14 C 40 50 -26 50
      -30 24 M -46 0 L 46 0
    quote.opening: f O -24 14 16 O 24 14 16 s M -36 14 C -38 -10 -28 -24 -12 -30 M 12 14 C 10
      -10 20 -24 36 -30
    quote.closing: f O -24 -14 16 O 24 -14 16 s M -12 -14 C -10 10 -20 24 -36 30 M 36 -14 C 38
      10 28 24 12 30
    curlybraces: s M -24 -46 C -48 -46 -28 -4 -50 0 C -28 4 -48 46 -24 46 M 24 -46 C 48 -46 28
      -4 50 0 C 28 4 48 46 24 46
    parentheses: s M -30 -46 C -54 -18 -54 18 -30 46 M 30 -46 C 54 -18 54 18 30 46
    signature: s M -56 18 C -20 12 0 -40 -14 -42 C -30 -44 -30 24 -16 24 C -4 24 -2 2 8 2 C 16 2
      8 22 20 20 C 28 18 28 6 36 8 C 42 10 40 20 54 16 M -50 42 L 54 42
    scribble: s M -50 30 C -40 -60 0 -60 -16 0 C -28 44 -6 44 8 -6 C 20 -46 44 -36 30 4 C 20 36
      34 40 52 24
    dollarsign: s M 26 -24 C 20 -44 -26 -44 -26 -18 C -26 8 28 -8 28 20 C 28 46 -24 46 -28 22 M
      0 -56 L 0 56
    eurosign: s V 10 0 38 50 310 M -46 -10 L 14 -10 M -46 10 L 10 10
    sterlingsign: s M 26 -30 C 18 -48 -16 -46 -16 -20 C -16 -4 -4 8 -10 26 C -14 36 -22 42 -28
      42 L 28 42 M -30 2 L 14 2
    yensign: s M -32 -44 L 0 2 L 32 -44 M 0 2 L 0 44 M -26 6 L 26 6 M -26 24 L 26 24
    centsign: s V 4 0 30 50 310 M 4 -48 L 4 48
    wonsign: s M -48 -40 L -24 40 L 0 -40 L 24 40 L 48 -40 M -54 -8 L 54 -8 M -54 10 L 54 10
    indianrupeesign: s M -30 -42 L 32 -42 M -30 -20 L 32 -20 M -30 2 L -10 2 A -10 -20 22 90 -90
      M -18 2 L 18 44
    rublesign: s M -14 46 L -14 -42 L 8 -42 A 8 -20 22 -90 90 L -32 2 M -32 22 L 16 22
    bitcoinsign: s M -22 0 L 8 0 A 8 -20 20 90 -90 L -22 -40 L -22 40 L 12 40 A 12 20 20 90 -90
      M -10 -54 L -10 -40 M 10 -54 L 10 -40 M -10 54 L -10 40 M 10 54 L 10 40 M -36 -40 L -22 -40
      M -36 40 L -22 40
    francsign: s M -12 44 L -12 -42 L 32 -42 M -12 -4 L 22 -4 M -30 22 L 12 22
    turkishlirasign: s M -10 -46 L -10 42 C 16 42 32 26 34 2 M -32 -4 L 22 -26 M -32 18 L 22 -4
    parkingsign: s M -20 44 L -20 -42 L 8 -42 A 8 -18 24 -90 90 L -20 6
    sos: s T SOS 0 0 56
    """
}
