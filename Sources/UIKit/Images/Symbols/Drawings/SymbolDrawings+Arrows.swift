extension SymbolDrawings {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.right: s M -16 -34 L 18 0 L -16 34
    chevron.left: s M 16 -34 L -18 0 L 16 34
    chevron.down: s M -34 -16 L 0 18 L 34 -16
    chevron.up: s M -34 16 L 0 -18 L 34 16
    chevron.right.2: s M -38 -34 L -4 0 L -38 34 M 2 -34 L 36 0 L 2 34
    chevron.left.2: s M 38 -34 L 4 0 L 38 34 M -2 -34 L -36 0 L -2 34
    chevron.up.2: s M -34 38 L 0 4 L 34 38 M -34 -2 L 0 -36 L 34 -2
    chevron.down.2: s M -34 -38 L 0 -4 L 34 -38 M -34 2 L 0 36 L 34 2
    chevron.compact.down: s M -44 -8 L 0 8 L 44 -8
    chevron.compact.up: s M -44 8 L 0 -8 L 44 8
    chevron.compact.left: s M 8 -44 L -8 0 L 8 44
    chevron.compact.right: s M -8 -44 L 8 0 L -8 44
    chevron.up.chevron.down: s M -26 -16 L 0 -42 L 26 -16 M -26 16 L 0 42 L 26 16
    chevron.left.forwardslash.chevron.right: s M -34 -26 L -60 0 L -34 26 M 34 -26 L 60 0 L 34
      26 M 12 -42 L -12 42
    chevron.left.chevron.right: s M -22 -30 L -52 0 L -22 30 M 22 -30 L 52 0 L 22 30
    arrow.right: s M -42 0 L 42 0 M 14 -28 L 42 0 L 14 28
    arrow.left: s M 42 0 L -42 0 M -14 -28 L -42 0 L -14 28
    arrow.up: s M 0 42 L 0 -42 M -28 -14 L 0 -42 L 28 -14
    arrow.down: s M 0 -42 L 0 42 M -28 14 L 0 42 L 28 14
    arrow.up.right: s M -32 32 L 32 -32 M -10 -32 L 32 -32 L 32 10
    arrow.up.left: s M 32 32 L -32 -32 M 10 -32 L -32 -32 L -32 10
    arrow.down.right: s M -32 -32 L 32 32 M -10 32 L 32 32 L 32 -10
    arrow.down.left: s M 32 -32 L -32 32 M 10 32 L -32 32 L -32 -10
    arrow.up.and.down: s M 0 -50 L 0 50 M -24 -26 L 0 -50 L 24 -26 M -24 26 L 0 50 L 24 26
    arrow.left.and.right: s M -50 0 L 50 0 M -26 -24 L -50 0 L -26 24 M 26 -24 L 50 0 L 26 24
    arrow.up.and.down.and.arrow.left.and.right: s M 0 -54 L 0 54 M -54 0 L 54 0 M -16 -38 L 0
      -54 L 16 -38 M -16 38 L 0 54 L 16 38 M -38 -16 L -54 0 L -38 16 M 38 -16 L 54 0 L 38 16
    arrow.up.arrow.down: s M -24 40 L -24 -40 M -46 -18 L -24 -40 L -2 -18 M 24 -40 L 24 40 M 2
      18 L 24 40 L 46 18
    arrow.left.arrow.right: s M 40 -24 L -40 -24 M -18 -46 L -40 -24 L -18 -2 M -40 24 L 40 24 M
      18 2 L 40 24 L 18 46
    arrow.right.arrow.left: s M -40 -24 L 40 -24 M 18 -46 L 40 -24 L 18 -2 M 40 24 L -40 24 M
      -18 2 L -40 24 L -18 46
    arrow.up.left.and.arrow.down.right: s M -8 -8 L -40 -40 M -16 -42 L -42 -42 L -42 -16 M 8 8
      L 40 40 M 16 42 L 42 42 L 42 16
    arrow.up.right.and.arrow.down.left: s M 8 -8 L 40 -40 M 16 -42 L 42 -42 L 42 -16 M -8 8 L
      -40 40 M -16 42 L -42 42 L -42 16
    arrow.down.right.and.arrow.up.left: s M -44 -44 L -12 -12 M -36 -10 L -10 -10 L -10 -36 M 44
      44 L 12 12 M 36 10 L 10 10 L 10 36
    arrow.down.left.and.arrow.up.right: s M 44 -44 L 12 -12 M 36 -10 L 10 -10 L 10 -36 M -44 44
      L -12 12 M -36 10 L -10 10 L -10 36
    arrow.right.to.line: s M -46 0 L 28 0 M 2 -26 L 28 0 L 2 26 M 46 -34 L 46 34
    arrow.left.to.line: s M 46 0 L -28 0 M -2 -26 L -28 0 L -2 26 M -46 -34 L -46 34
    arrow.down.to.line: s M 0 -46 L 0 28 M -26 2 L 0 28 L 26 2 M -34 46 L 34 46
    arrow.up.to.line: s M 0 46 L 0 -28 M -26 -2 L 0 -28 L 26 -2 M -34 -46 L 34 -46
    arrow.clockwise: s A 0 0 42 -20 -320 M 36 -48 L 32 -27 L 11 -31
    arrow.counterclockwise: s A 0 0 42 200 500 M -36 -48 L -32 -27 L -11 -31
    goforward: s V 0 4 42 -40 -310 f Q 3 3 14 -52 14 -16 -12 -34
    gobackward: s V 0 4 42 220 490 f Q 3 3 -14 -52 -14 -16 12 -34
    rotate.right: e R -34 -20 62 62 10 s M -26 -40 L 8 -40 A 8 0 40 -90 0 L 48 8 M 32 -6 L 48 10
      L 62 -6
    rotate.left: e R -28 -20 62 62 10 s M 26 -40 L -8 -40 A -8 0 40 270 180 L -48 8 M -32 -6 L
      -48 10 L -62 -6
    arrow.2.squarepath: s q 8 3 -42 12 -42 -28 22 -28 M 4 -46 L 22 -28 L 4 -10 M 42 -12 L 42 28
      L -22 28 M -4 46 L -22 28 L -4 10
    arrow.2.circlepath: s V 0 0 42 190 338 M 44 -40 L 39 -16 L 15 -20 V 0 0 42 10 158 M -44 40 L
      -39 16 L -15 20
    arrow.triangle.2.circlepath: s V 0 0 42 190 316 f Q 3 3 48 -36 44 -8 20 -24 s V 0 0 42 10
      136 f Q 3 3 -48 36 -44 8 -20 24
    arrow.triangle.branch: s M -28 52 L -28 -30 M -28 30 C -28 0 28 20 28 -22 L 28 -30 f Q 4 3
      -46 -26 -10 -26 -28 -54 f Q 4 3 10 -26 46 -26 28 -54
    arrow.triangle.merge: s M -30 50 C -30 14 0 20 0 -10 L 0 -30 M 30 50 C 30 14 0 20 0 -10 f Q
      4 3 -18 -26 18 -26 0 -54
    arrow.triangle.swap: s M -26 46 L -26 -24 M 26 -46 L 26 24 f Q 4 3 -44 -22 -8 -22 -26 -50 f
      Q 4 3 8 22 44 22 26 50
    arrow.triangle.turn.up.right.diamond: e Q 12 4 0 -58 58 0 0 58 -58 0 i q 6 3 -16 22 -16 -4
      10 -4 j Q 3 3 8 -20 8 12 30 -4
    arrow.uturn.left: s M -40 -16 L 20 -16 A 20 8 24 -90 90 L -10 32 M -16 -40 L -40 -16 L -16 8
    arrow.uturn.right: s M 40 -16 L -20 -16 A -20 8 24 270 90 L 10 32 M 16 -40 L 40 -16 L 16 8
    arrow.uturn.down: s M -16 40 L -16 -20 A 8 -20 24 180 360 L 32 10 M -40 16 L -16 40 L 8 16
    arrow.uturn.up: s M -16 -40 L -16 20 A 8 20 24 180 0 L 32 -10 M -40 -16 L -16 -40 L 8 -16
    arrow.turn.up.right: s q 10 3 -34 40 -34 -16 40 -16 M 16 -40 L 40 -16 L 16 8
    arrow.turn.up.left: s q 10 3 34 40 34 -16 -40 -16 M -16 -40 L -40 -16 L -16 8
    arrow.turn.down.right: s q 10 3 -34 -40 -34 16 40 16 M 16 -8 L 40 16 L 16 40
    arrow.turn.down.left: s q 10 3 34 -40 34 16 -40 16 M -16 -8 L -40 16 L -16 40
    arrow.turn.right.up: s q 10 3 -40 34 16 34 16 -40 M -8 -16 L 16 -40 L 40 -16
    arrow.turn.right.down: s q 10 3 -40 -34 16 -34 16 40 M -8 16 L 16 40 L 40 16
    arrow.turn.left.up: s q 10 3 40 34 -16 34 -16 -40 M -40 -16 L -16 -40 L 8 -16
    arrow.turn.left.down: s q 10 3 40 -34 -16 -34 -16 40 M -40 16 L -16 40 L 8 16
    arrow.branch: s M -28 50 L -28 -42 M -46 -26 L -28 -44 L -10 -26 M -28 30 C -28 0 28 20 28
      -22 L 28 -42 M 10 -26 L 28 -44 L 46 -26
    arrowshape.right: e Q 6 7 -48 -18 4 -18 4 -40 50 0 4 40 4 18 -48 18
    arrowshape.left: e Q 6 7 48 -18 -4 -18 -4 -40 -50 0 -4 40 -4 18 48 18
    arrowshape.up: e Q 6 7 -18 48 -18 -4 -40 -4 0 -50 40 -4 18 -4 18 48
    arrowshape.down: e Q 6 7 -18 -48 -18 4 -40 4 0 50 40 4 18 4 18 -48
    arrowshape.turn.up.left: e M -50 -4 L -8 -40 L -8 -20 C 30 -20 46 4 48 38 C 36 18 20 12 -8
      12 L -8 32 Z
    arrowshape.turn.up.right: e M 50 -4 L 8 -40 L 8 -20 C -30 -20 -46 4 -48 38 C -36 18 -20 12 8
      12 L 8 32 Z
    arrowshape.turn.up.left.2: e M -28 -4 L 10 -40 L 10 -20 C 40 -20 54 4 56 38 C 46 18 32 12 10
      12 L 10 32 Z s M -24 -40 L -62 -4 L -24 32
    arrowtriangle.down: e Q 8 3 -40 -28 40 -28 0 38
    arrowtriangle.up: e Q 8 3 -40 28 40 28 0 -38
    arrowtriangle.right: e Q 8 3 -28 -40 -28 40 38 0
    arrowtriangle.left: e Q 8 3 28 -40 28 40 -38 0
    shuffle: s M -50 -26 L -34 -26 C -8 -26 -8 26 18 26 L 42 26 M -50 26 L -34 26 C -8 26 -8 -26
      18 -26 L 42 -26 M 30 -40 L 44 -26 L 30 -12 M 30 12 L 44 26 L 30 40
    repeat: s M -48 4 L -48 -6 A -30 -10 18 180 270 L 42 -28 M 28 -44 L 44 -28 L 28 -12 M 48 -4
      L 48 6 A 30 10 18 0 90 L -42 28 M -28 44 L -44 28 L -28 12
    repeat.1: s M -48 4 L -48 -6 A -30 -10 18 180 270 L 20 -28 M 6 -44 L 22 -28 L 6 -12 M 48 2 L
      48 10 A 30 10 18 0 90 L -42 28 M -28 44 L -44 28 L -28 12 s M 40 -46 L 48 -52 L 48 -16
    rectangle.portrait.and.arrow.right: s q 12 4 20 -22 20 -50 -40 -50 -40 0 q 12 4 -40 0 -40 50
      20 50 20 22 M -8 0 L 58 0 M 36 -22 L 58 0 L 36 22
    rectangle.portrait.and.arrow.forward: U rectangle.portrait.and.arrow.right 0 0 1
    move.3d: s M 0 8 L 0 -50 M -16 -34 L 0 -50 L 16 -34 M 0 8 L -46 40 M -26 42 L -48 42 L -46
      20 M 0 8 L 46 40 M 26 42 L 48 42 L 46 20
    cursorarrow: e Q 4 7 -28 -48 -28 34 -10 18 4 50 18 44 4 12 30 12
    cursorarrow.rays: e Q 3 7 -8 -8 -8 50 6 38 16 60 28 54 18 32 36 32 s M -50 0 L -34 0 M -40
      -36 L -28 -24 M 0 -50 L 0 -34 M 38 -38 L 28 -26 M -40 36 L -28 24
    location: e Q 6 4 50 -50 8 50 -6 6 -50 -8
    location.north: e Q 6 4 0 -54 40 50 0 30 -40 50
    gobackward.5: e U gobackward 0 0 1 s T 5 0 6 32
    goforward.5: e U goforward 0 0 1 s T 5 0 6 32
    gobackward.10: e U gobackward 0 0 1 s T 10 0 6 32
    goforward.10: e U goforward 0 0 1 s T 10 0 6 32
    gobackward.15: e U gobackward 0 0 1 s T 15 0 6 32
    goforward.15: e U goforward 0 0 1 s T 15 0 6 32
    gobackward.30: e U gobackward 0 0 1 s T 30 0 6 32
    goforward.30: e U goforward 0 0 1 s T 30 0 6 32
    gobackward.45: e U gobackward 0 0 1 s T 45 0 6 32
    goforward.45: e U goforward 0 0 1 s T 45 0 6 32
    gobackward.60: e U gobackward 0 0 1 s T 60 0 6 32
    goforward.60: e U goforward 0 0 1 s T 60 0 6 32
    gobackward.75: e U gobackward 0 0 1 s T 75 0 6 32
    goforward.75: e U goforward 0 0 1 s T 75 0 6 32
    gobackward.90: e U gobackward 0 0 1 s T 90 0 6 32
    goforward.90: e U goforward 0 0 1 s T 90 0 6 32
    gobackward.minus: e U gobackward 0 0 1 s M -16 5 L 16 5
    goforward.plus: e U goforward 0 0 1 s M -16 5 L 16 5 M 0 -11 L 0 21
    """
}
