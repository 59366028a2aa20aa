extension SymbolDrawings {
  /// Lists, controls and charts.
  static let lists = """
    ellipsis: s D -40 0 9 D 0 0 9 D 40 0 9
    line.3.horizontal: s M -44 -28 L 44 -28 M -44 0 L 44 0 M -44 28 L 44 28
    line.2.horizontal: s M -44 -14 L 44 -14 M -44 14 L 44 14
    line.3.horizontal.decrease: s M -48 -26 L 48 -26 M -32 0 L 32 0 M -16 26 L 16 26
    line.diagonal: s M -40 40 L 40 -40
    line.diagonal.arrow: s M -40 40 L 40 -40 M 8 -40 L 40 -40 L 40 -8
    list.bullet: s M -20 -30 L 52 -30 M -20 0 L 52 0 M -20 30 L 52 30 D -44 -30 7 D -44 0 7 D
      -44 30 7
    list.dash: s M -20 -30 L 52 -30 M -20 0 L 52 0 M -20 30 L 52 30 M -54 -30 L -42 -30 M -54 0
      L -42 0 M -54 30 L -42 30
    list.triangle: s M -20 -30 L 52 -30 M -20 0 L 52 0 M -20 30 L 52 30 f Q 2 3 -52 -38 -52 -22
      -38 -30 Q 2 3 -52 -8 -52 8 -38 0 Q 2 3 -52 22 -52 38 -38 30
    list.number: s M -16 -32 L 54 -32 M -16 0 L 54 0 M -16 32 L 54 32 M -48 -42 L -43 -46 L -43
      -20 M -50 -6 C -48 -16 -34 -12 -38 -2 L -50 12 L -36 12 M -50 24 C -46 18 -36 20 -38 28 C
      -39 32 -44 33 -44 33 C -36 33 -34 42 -40 46 C -44 48 -50 46 -51 42
    list.star: s M -16 -32 L 54 -32 M -16 0 L 54 0 M -16 32 L 54 32 f U star -42 -32 0.24 U star
      -42 0 0.24 U star -42 32 0.24
    list.bullet.indent: s M -20 -30 L 52 -30 M 6 0 L 52 0 M 6 30 L 52 30 D -44 -30 7 D -18 0 7 D
      -18 30 7
    checklist: s M -8 -28 L 54 -28 M -8 0 L 54 0 M -8 28 L 54 28 M -54 -26 L -44 -16 L -26 -40 M
      -54 28 L -44 38 L -26 14
    checklist.checked: s M -8 -28 L 54 -28 M -8 28 L 54 28 M -54 -26 L -44 -16 L -26 -40 M -54
      28 L -44 38 L -26 14
    slider.horizontal.3: s M -50 -30 L 10 -30 M 34 -30 L 50 -30 O 22 -30 11 M -50 0 L -38 0 M
      -14 0 L 50 0 O -26 0 11 M -50 30 L 10 30 M 34 30 L 50 30 O 22 30 11
    slider.horizontal.2.square: s M -50 -18 L 10 -18 M 34 -18 L 50 -18 O 22 -18 11 M -50 18 L
      -38 18 M -14 18 L 50 18 O -26 18 11
    slider.vertical.3: s M -30 -50 L -30 10 M -30 34 L -30 50 O -30 22 11 M 0 -50 L 0 -38 M 0
      -14 L 0 50 O 0 -26 11 M 30 -50 L 30 10 M 30 34 L 30 50 O 30 22 11
    switch.2: e R -50 -46 100 40 20 i O 30 -26 9 e R -50 6 100 40 20 i O -30 26 9
    magnifyingglass: s O -8 -8 36 M 18 18 L 46 46
    text.alignleft: s M -48 -36 L 48 -36 M -48 -12 L 16 -12 M -48 12 L 48 12 M -48 36 L 16 36
    text.aligncenter: s M -48 -36 L 48 -36 M -32 -12 L 32 -12 M -48 12 L 48 12 M -32 36 L 32 36
    text.alignright: s M -48 -36 L 48 -36 M -16 -12 L 48 -12 M -48 12 L 48 12 M -16 36 L 48 36
    text.justify: s M -48 -36 L 48 -36 M -48 -12 L 48 -12 M -48 12 L 48 12 M -48 36 L 48 36
    text: s M -44 -28 L 44 -28 M -44 0 L 44 0 M -44 28 L 8 28
    text.quote: s M -28 -36 L 52 -36 M -28 -12 L 52 -12 M -28 12 L 52 12 M -28 36 L 24 36 M -52
      -36 L -52 36
    text.append: s M -50 -40 L 50 -40 M -50 -16 L 14 -16 M -50 8 L 50 8 O 30 36 18 M 30 28 L 30
      44 M 22 36 L 38 36 M -50 32 L -2 32
    text.insert: s M -50 -40 L 50 -40 M -10 -16 L 50 -16 M -10 8 L 50 8 M -50 32 L 50 32 M -50
      -20 L -32 -4 L -50 12
    text.magnifyingglass: s M -50 -40 L 50 -40 M -50 -14 L -14 -14 M -50 12 L -18 12 O 16 10 23
      M 33 27 L 52 46
    text.cursor: s M -14 -46 C -2 -46 0 -40 0 -32 L 0 32 C 0 40 -2 46 -14 46 M 14 -46 C 2 -46 0
      -40 0 -32 M 0 32 C 0 40 2 46 14 46
    character.cursor.ibeam: s M 22 -46 C 32 -46 34 -40 34 -32 L 34 32 C 34 40 32 46 22 46 M 46
      -46 C 36 -46 34 -40 34 -32 M 34 32 C 34 40 36 46 46 46 T A -18 0 56
    increase.indent: s M -48 -36 L 48 -36 M 0 -12 L 48 -12 M 0 12 L 48 12 M -48 36 L 48 36 M -48
      -16 L -28 0 L -48 16
    decrease.indent: s M -48 -36 L 48 -36 M 0 -12 L 48 -12 M 0 12 L 48 12 M -48 36 L 48 36 M -28
      -16 L -48 0 L -28 16
    paragraphsign: s M 40 -46 L -8 -46 A -8 -22 24 270 90 L 2 2 M 6 -46 L 6 48 M 28 -46 L 28 48
    table: e R -56 -44 112 88 14 i M -56 -16 L 56 -16 M -56 14 L 56 14 M -16 -16 L -16 44 M 20
      -16 L 20 44
    tablecells: e R -56 -44 112 88 14 i M -56 -16 L 56 -16 M -56 14 L 56 14 M -16 -44 L -16 44 M
      20 -44 L 20 44
    qrcode: s R -46 -46 34 34 6 R 12 -46 34 34 6 R -46 12 34 34 6 f R -33 -33 8 8 1 R 25 -33 8 8
      1 R -33 25 8 8 1 R 8 8 14 14 2 R 36 8 14 14 2 R 22 22 14 14 2 R 8 36 14 14 2 R 36 36 14 14 2
    barcode: s M -48 -36 L -48 36 M -4 -36 L -4 36 M 48 -36 L 48 36 f R -36 -40 18 80 2 R 10 -40
      10 80 2 R 28 -40 8 80 2
    chart.bar: e R -50 4 26 42 6 e R -13 -18 26 64 6 e R 24 -44 26 90 6
    chart.bar.xaxis: e R -44 -8 22 40 5 e R -11 -28 22 60 5 e R 22 -46 22 78 5 s M -56 50 L 56
      50
    chart.pie: e O 0 0 50 i M 0 0 L 0 -50 M 0 0 L 42 26
    chart.line.uptrend.xyaxis: s q 8 3 -52 -46 -52 46 52 46 M -34 22 L -12 -8 L 10 10 L 44 -34 M
      22 -36 L 46 -36 L 46 -12
    chart.line.downtrend.xyaxis: s q 8 3 -52 -46 -52 46 52 46 M -34 -30 L -12 -2 L 8 -16 L 40 22
      M 20 24 L 42 24 L 42 2
    chart.xyaxis.line: s q 8 3 -52 -46 -52 46 52 46 M -34 24 L -12 -8 L 10 8 L 46 -34
    chart.dots.scatter: s q 8 3 -52 -46 -52 46 52 46 f O -24 18 8 O -4 -8 8 O 22 6 8 O 38 -30 8
    chart.bar.doc.horizontal: e Q 8 5 -40 -54 10 -54 40 -24 40 54 -40 54 i M -20 -24 L 4 -24 M
      -20 4 L 20 4 M -20 30 L 10 30
    waveform: s M -52 -8 L -52 8 M -35 -22 L -35 22 M -18 -40 L -18 40 M 0 -24 L 0 24 M 18 -48 L
      18 48 M 35 -22 L 35 22 M 52 -8 L 52 8
    waveform.path.ecg: s M -58 4 L -34 4 L -20 -46 L 2 46 L 18 -14 L 26 4 L 58 4
    waveform.path: s M -60 0 L -48 0 C -42 0 -42 -26 -36 -26 C -28 -26 -30 42 -20 42 C -10 42
      -12 -50 0 -50 C 12 -50 10 42 20 42 C 30 42 28 -26 36 -26 C 42 -26 42 0 48 0 L 60 0
    gauge: e O 0 0 50 i M 0 6 L 22 -20 j O 0 6 9 O -32 4 4 O -22 -20 4 O 0 -32 4 O 32 4 4
    gauge.medium: U gauge 0 0 1
    gauge.with.needle: U gauge 0 0 1
    speedometer: s V 0 8 50 140 400 M 0 8 L 24 -22 f O 0 8 9 O -34 8 4 O -24 -16 4 O 0 -26 4 O
      34 8 4
    barometer: U gauge 0 0 1
    metronome: e Q 8 4 -20 -52 20 -52 42 52 -42 52 i M -38 26 L 38 26 s M 0 24 L 44 -30
    ruler: e R -62 -20 124 40 8 i M -40 -18 L -40 2 M -20 -18 L -20 -4 M 0 -18 L 0 2 M 20 -18 L
      20 -4 M 40 -18 L 40 2
    """
}
