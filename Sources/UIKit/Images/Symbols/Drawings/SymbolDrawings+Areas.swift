extension SymbolDrawings {
  /// Areas, grids and stacks.
  static let areas = """
    circle: e O 0 0 50
    square: e R -46 -46 92 92 16
    rectangle: e R -58 -42 116 84 14
    rectangle.portrait: e R -42 -58 84 116 14
    triangle: e Q 12 3 0 -50 56 44 -56 44
    diamond: e Q 12 4 0 -58 58 0 0 58 -58 0
    hexagon: e Q 10 6 0 -54 48 -27 48 27 0 54 -48 27 -48 -27
    pentagon: e Q 10 5 0 -52 54 -12 34 50 -34 50 -54 -12
    octagon: e Q 7 8 -20 -49 20 -49 49 -20 49 20 20 49 -20 49 -49 20 -49 -20
    capsule: e R -58 -34 116 68 34
    capsule.portrait: e R -34 -58 68 116 34
    oval: e E 0 0 60 42
    oval.portrait: e E 0 0 42 60
    seal: e M 0 -53 C 12 -53 14 -42 24 -46 C 36 -50 44 -42 43 -30 C 42 -20 53 -14 53 0 C 53 14
      42 20 43 30 C 44 42 36 50 24 46 C 14 42 12 53 0 53 C -12 53 -14 42 -24 46 C -36 50 -44 42
      -43 30 C -42 20 -53 14 -53 0 C -53 -14 -42 -20 -43 -30 C -44 -42 -36 -50 -24 -46 C -14 -42
      -12 -53 0 -53 Z
    shield: e M 0 -52 C 14 -42 28 -39 40 -38 L 40 2 C 40 28 20 42 0 53 C -20 42 -40 28 -40 2 L
      -40 -38 C -28 -39 -14 -42 0 -52 Z
    shield.lefthalf: e M 0 -52 C 14 -42 28 -39 40 -38 L 40 2 C 40 28 20 42 0 53 C -20 42 -40 28
      -40 2 L -40 -38 C -28 -39 -14 -42 0 -52 Z f M 0 -52 L 0 53 C -20 42 -40 28 -40 2 L -40 -38 C
      -28 -39 -14 -42 0 -52 Z
    shield.righthalf: e M 0 -52 C 14 -42 28 -39 40 -38 L 40 2 C 40 28 20 42 0 53 C -20 42 -40 28
      -40 2 L -40 -38 C -28 -39 -14 -42 0 -52 Z f M 0 -52 C 14 -42 28 -39 40 -38 L 40 2 C 40 28 20
      42 0 53 Z
    app: e R -46 -46 92 92 26
    app.dashed: s V -22 -22 24 180 270 V 22 -22 24 270 360 V 22 22 24 0 90 V -22 22 24 90 180 M
      -46 -10 L -46 10 M 46 -10 L 46 10 M -10 -46 L 10 -46 M -10 46 L 10 46
    star: e Q 5 10 0 -54 15.5 -18 54 -16 24.5 8.5 34 46 0 25 -34 46 -24.5 8.5 -54 -16 -15.5 -18
    star.leadinghalf: e Q 5 10 0 -54 15.5 -18 54 -16 24.5 8.5 34 46 0 25 -34 46 -24.5 8.5 -54
      -16 -15.5 -18 f M 0 -50 L -15.5 -18 L -52 -16 L -24.5 8.5 L -34 45 L 0 25 Z
    heart: e M 0 47 C -22 32 -54 10 -54 -16 C -54 -54 -12 -54 0 -24 C 12 -54 54 -54 54 -16 C 54
      10 22 32 0 47 Z
    bolt: e Q 4 6 14 -56 -36 8 -4 8 -14 56 36 -10 4 -10
    bolt.horizontal: e Q 4 6 -56 -14 8 36 8 4 56 14 -10 -36 -10 -4
    circle.grid.2x2: e O -26 -26 20 e O 26 -26 20 e O -26 26 20 e O 26 26 20
    circle.grid.3x3: e O -38 -38 12 e O 0 -38 12 e O 38 -38 12 e O -38 0 12 e O 0 0 12 e O 38 0
      12 e O -38 38 12 e O 0 38 12 e O 38 38 12
    circle.dashed: s V 0 0 46 -16 16 V 0 0 46 29 61 V 0 0 46 74 106 V 0 0 46 119 151 V 0 0 46
      164 196 V 0 0 46 209 241 V 0 0 46 254 286 V 0 0 46 299 331
    circle.dotted: f O 46 0 5 O 39.8 23 5 O 23 39.8 5 O 0 46 5 O -23 39.8 5 O -39.8 23 5 O -46 0
      5 O -39.8 -23 5 O -23 -39.8 5 O 0 -46 5 O 23 -39.8 5 O 39.8 -23 5
    circle.lefthalf: e O 0 0 50 f M 0 -50 L 0 50 A 0 0 50 90 270 Z
    circle.righthalf: e O 0 0 50 f M 0 -50 L 0 50 A 0 0 50 90 -90 Z
    circle.bottomhalf: e O 0 0 50 f M -50 0 L 50 0 A 0 0 50 0 180 Z
    circle.tophalf: e O 0 0 50 f M -50 0 L 50 0 A 0 0 50 0 -180 Z
    circle.inset: s O 0 0 50 f O 0 0 32
    largecircle.fill.circle: s O 0 0 50 f O 0 0 32
    smallcircle.circle: e O 0 0 50 i O 0 0 18
    smallcircle.filled.circle: e O 0 0 50 j O 0 0 20
    dot.circle: e O 0 0 50 j O 0 0 12
    target: s O 0 0 50 O 0 0 28 f O 0 0 9
    scope: s O 0 0 40 M 0 -56 L 0 -22 M 0 22 L 0 56 M -56 0 L -22 0 M 22 0 L 56 0
    dot.scope: s O 0 0 40 M 0 -56 L 0 -22 M 0 22 L 0 56 M -56 0 L -22 0 M 22 0 L 56 0 f O 0 0 6
    square.dashed: s q 14 3 -46 -24 -46 -46 -24 -46 q 14 3 24 -46 46 -46 46 -24 q 14 3 46 24 46
      46 24 46 q 14 3 -24 46 -46 46 -46 24 M -8 -46 L 8 -46 M -8 46 L 8 46 M -46 -8 L -46 8 M 46
      -8 L 46 8
    rectangle.dashed: s q 14 3 -58 -22 -58 -42 -38 -42 q 14 3 38 -42 58 -42 58 -22 q 14 3 58 22
      58 42 38 42 q 14 3 -38 42 -58 42 -58 22 M -18 -42 L 18 -42 M -18 42 L 18 42 M -58 -6 L -58 6
      M 58 -6 L 58 6
    viewfinder: s q 14 3 -48 -22 -48 -48 -22 -48 q 14 3 22 -48 48 -48 48 -22 q 14 3 48 22 48 48
      22 48 q 14 3 -22 48 -48 48 -48 22
    square.grid.2x2: e R -48 -48 40 40 8 e R 8 -48 40 40 8 e R -48 8 40 40 8 e R 8 8 40 40 8
    square.grid.3x3: e R -48 -48 96 96 14 i M -16 -48 L -16 48 M 16 -48 L 16 48 M -48 -16 L 48
      -16 M -48 16 L 48 16
    square.grid.3x2: e R -60 -34 32 30 7 e R -16 -34 32 30 7 e R 28 -34 32 30 7 e R -60 8 32 30
      7 e R -16 8 32 30 7 e R 28 8 32 30 7
    square.grid.3x1.below.line.grid.1x2: s M -52 -30 L 52 -30 M -52 -8 L 52 -8 e R -56 12 30 30
      7 e R -15 12 30 30 7 e R 26 12 30 30 7
    square.grid.4x3: e R -60 -44 22 22 5 e R -27 -44 22 22 5 e R 5 -44 22 22 5 e R 38 -44 22 22
      5 e R -60 -11 22 22 5 e R -27 -11 22 22 5 e R 5 -11 22 22 5 e R 38 -11 22 22 5 e R -60 22 22
      22 5 e R -27 22 22 22 5 e R 5 22 22 22 5 e R 38 22 22 22 5
    square.split.2x1: e R -48 -46 96 92 14 i M 0 -46 L 0 46
    square.split.1x2: e R -48 -46 96 92 14 i M -48 0 L 48 0
    square.split.2x2: e R -48 -46 96 92 14 i M 0 -46 L 0 46 M -48 0 L 48 0
    rectangle.split.2x1: e R -58 -42 116 84 14 i M 0 -42 L 0 42
    rectangle.split.1x2: e R -58 -42 116 84 14 i M -58 0 L 58 0
    rectangle.split.3x1: e R -58 -42 116 84 14 i M -20 -42 L -20 42 M 20 -42 L 20 42
    rectangle.split.2x2: e R -58 -42 116 84 14 i M 0 -42 L 0 42 M -58 0 L 58 0
    rectangle.split.3x3: e R -58 -42 116 84 14 i M -20 -42 L -20 42 M 20 -42 L 20 42 M -58 -14 L
      58 -14 M -58 14 L 58 14
    rectangle.grid.1x2: e R -46 -46 92 38 10 e R -46 8 92 38 10
    rectangle.grid.2x2: e R -58 -44 52 38 9 e R 6 -44 52 38 9 e R -58 6 52 38 9 e R 6 6 52 38 9
    rectangle.grid.3x2: e R -60 -38 34 32 7 e R -17 -38 34 32 7 e R 26 -38 34 32 7 e R -60 6 34
      32 7 e R -17 6 34 32 7 e R 26 6 34 32 7
    rectangle.grid.1x3: e R -46 -50 92 26 8 e R -46 -13 92 26 8 e R -46 24 92 26 8
    square.on.square: e R -50 -22 72 72 13 s q 13 5 -22 -36 -22 -50 50 -50 50 22 36 22
    square.on.circle: e R -54 -18 70 70 13 s V 14 -12 38 170 -265 M -24 -10 L -24 -18
    square.on.square.dashed: e R -50 -22 72 72 13 s M -22 -38 L -22 -50 L -10 -50 M 6 -50 L 22
      -50 M 38 -50 L 50 -50 L 50 -38 M 50 -22 L 50 -6 M 50 10 L 50 22 L 38 22
    plus.square.on.square: e R -50 -22 72 72 13 s q 13 5 -22 -36 -22 -50 50 -50 50 22 36 22 i M
      -34 14 L 6 14 M -14 -6 L -14 34
    minus.square.on.square: e R -50 -22 72 72 13 s q 13 5 -22 -36 -22 -50 50 -50 50 22 36 22 i M
      -34 14 L 6 14
    square.stack: e R -42 -20 84 66 13 s M -34 -36 L 34 -36 M -24 -52 L 24 -52
    rectangle.stack: e R -56 -18 112 64 13 s M -44 -34 L 44 -34 M -32 -50 L 32 -50
    square.stack.3d.up: e Q 5 4 0 -52 56 -26 0 0 -56 -26 s q 5 3 -54 0 0 26 54 0 q 5 3 -54 26 0
      52 54 26
    square.3.stack.3d: e Q 5 4 0 -52 56 -26 0 0 -56 -26 s q 5 3 -54 0 0 26 54 0 q 5 3 -54 26 0
      52 54 26
    square.2.layers.3d: e Q 5 4 0 -42 56 -14 0 14 -56 -14 s q 5 3 -54 14 0 42 54 14
    rectangle.on.rectangle: e R -58 -22 92 66 13 s q 13 5 -34 -34 -34 -46 58 -46 58 22 46 22
    rectangle.on.rectangle.angled: e R -58 -22 92 66 13 s q 13 4 -36 -36 -32 -50 56 -40 50 18
    rectangle.3.group: e R -54 -40 44 80 9 e R 6 -40 50 34 9 e R 6 6 50 34 9
    rectangle.expand.vertical: e R -50 -12 100 24 8 s M 0 -26 L 0 -54 M -14 -40 L 0 -54 L 14 -40
      M 0 26 L 0 54 M -14 40 L 0 54 L 14 40
    rectangle.compress.vertical: e R -50 -12 100 24 8 s M 0 -56 L 0 -28 M -14 -42 L 0 -28 L 14
      -42 M 0 56 L 0 28 M -14 42 L 0 28 L 14 42
    rectangle.and.pencil.and.ellipsis: s q 14 6 6 -32 -58 -32 -58 34 58 34 58 -6 58 -6 f O -32 2
      6 O -10 2 6 O 12 2 6 g M 22 -8 L 56 -50 s M 28 -12 L 54 -44
    rectangle.and.text.magnifyingglass: s q 14 5 -10 34 -58 34 -58 -42 52 -42 52 -24 M -38 -22 L
      4 -22 M -38 -4 L -10 -4 M -38 14 L -16 14 O 26 14 22 M 42 30 L 58 46
    rectangle.inset: s R -58 -42 116 84 14 f R -44 -28 88 56 6
    rectangle.leadinghalf.inset: e R -58 -42 116 84 14 i M -8 -42 L -8 42
    inset.filled.rectangle: s R -58 -42 116 84 14 f R -44 -28 88 56 6
    sidebar.left: e R -58 -42 116 84 16 i M -20 -42 L -20 42 M -46 -24 L -34 -24 M -46 -8 L -34
      -8 M -46 8 L -34 8
    sidebar.right: e R -58 -42 116 84 16 i M 20 -42 L 20 42 M 46 -24 L 34 -24 M 46 -8 L 34 -8 M
      46 8 L 34 8
    sidebar.squares.left: e R -58 -42 116 84 16 i M -16 -42 L -16 42 j R -44 -26 14 12 3 R -44
      -6 14 12 3 R -44 14 14 12 3
    dock.rectangle: e R -58 -42 116 84 16 j R -40 14 80 14 6
    menubar.rectangle: e R -58 -42 116 84 16 i M -56 -18 L 56 -18
    macwindow: e R -58 -44 116 88 16 i M -56 -16 L 56 -16 j O -40 -30 5 O -24 -30 5 O -8 -30 5
    uiwindow.split.2x1: e R -58 -42 116 84 16 i M -2 -42 L -2 42
    pip: e R -58 -44 116 88 16 j R -4 0 48 30 7
    pip.enter: e R -58 -44 116 88 16 j R -4 0 48 30 7 i M -42 -28 L -16 -4 M -34 -2 L -16 -2 L
      -16 -20
    aspectratio: e R -58 -42 116 84 14 i M -40 -2 L -40 -24 L -18 -24 M 40 2 L 40 24 L 18 24
    cube: e Q 6 6 0 -54 48 -28 48 28 0 54 -48 28 -48 -28 i M -46 -27 L 0 -2 L 46 -27 M 0 -2 L 0
      52
    cube.transparent: s Q 6 6 0 -54 48 -28 48 28 0 54 -48 28 -48 -28 M 0 -54 L 0 -20 M -48 28 L
      -18 12 M 48 28 L 18 12
    shippingbox: e Q 6 6 0 -54 50 -30 50 28 0 54 -50 28 -50 -30 i M -48 -28 L 0 -4 L 48 -28 M 0
      -4 L 0 52 M -26 -42 L 26 -16
    cylinder: e M -38 -36 C -38 -58 38 -58 38 -36 L 38 36 C 38 58 -38 58 -38 36 Z i M -38 -36 C
      -38 -16 38 -16 38 -36
    cylinder.split.1x2: e M -42 -36 C -42 -58 42 -58 42 -36 L 42 36 C 42 58 -42 58 -42 36 Z i M
      -42 -36 C -42 -16 42 -16 42 -36 M -42 0 C -42 20 42 20 42 0
    cone: e M 0 -54 L 44 36 C 44 56 -44 56 -44 36 Z
    pyramid: e Q 5 4 0 -50 56 22 6 50 -56 22 i M 0 -48 L 6 48
    rays: s M 0 -54 L 0 -26 M 0 26 L 0 54 M -54 0 L -26 0 M 26 0 L 54 0 M -38 -38 L -19 -19 M 19
      19 L 38 38 M 38 -38 L 19 -19 M -19 19 L -38 38
    slowmo: s M 0 -54 L 0 -28 M 0 28 L 0 54 M -54 0 L -28 0 M 28 0 L 54 0 M -38 -38 L -20 -20 M
      20 20 L 38 38 M 38 -38 L 20 -20 M -20 20 L -38 38
    timelapse: s O 0 0 50 f O 0 0 8 M 0 -36 L 0 0 L 36 0 A 0 0 36 0 -90 Z
    burst: e Q 3 16 0 -56 14 -26 40 -40 28 -14 56 0 28 14 40 40 14 28 0 56 -14 28 -40 40 -28 14
      -56 0 -28 -14 -40 -40 -14 -26
    checkerboard.rectangle: e R -58 -42 116 84 14 j R -56 -40 28 20 3 R 0 -40 28 20 3 R -28 -20
      28 20 3 R 28 -20 28 20 3 R -56 0 28 20 3 R 0 0 28 20 3 R -28 20 28 20 3 R 28 20 28 20 3
    grid: s R -46 -46 92 92 16 M -16 -46 L -16 46 M 16 -46 L 16 46 M -46 -16 L 46 -16 M -46 16 L
      46 16
    squareshape: e R -46 -46 92 92 4
    squares.below.rectangle: e R -54 -46 108 44 10 e R -54 14 30 30 7 e R -15 14 30 30 7 e R 24
      14 30 30 7
    circle.hexagongrid: e O 0 0 14 e O 38 0 14 e O -38 0 14 e O 19 -33 14 e O -19 -33 14 e O 19
      33 14 e O -19 33 14
    circles.hexagonpath: s O 0 -38 14 O 33 -19 14 O 33 19 14 O 0 38 14 O -33 19 14 O -33 -19 14
    rectangle.lefthalf: e R -58 -42 116 84 14 f R -58 -42 58 84 6
    rectangle.righthalf: e R -58 -42 116 84 14 f R 0 -42 58 84 6
    rectangle.tophalf: e R -58 -42 116 84 14 f R -58 -42 116 42 6
    rectangle.bottomhalf: e R -58 -42 116 84 14 f R -58 0 116 42 6
    square.lefthalf: e R -46 -46 92 92 16 f R -46 -46 46 92 6
    square.righthalf: e R -46 -46 92 92 16 f R 0 -46 46 92 6
    square.tophalf: e R -46 -46 92 92 16 f R -46 -46 92 46 6
    square.bottomhalf: e R -46 -46 92 92 16 f R -46 0 92 46 6
    dot.square: e R -46 -46 92 92 16 j O 0 0 12
    """
}
