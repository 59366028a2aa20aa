extension SymbolDrawings {
  /// The home, and further figures.
  static let home = """
    lightbulb: e M -18 26 C -20 8 -36 -2 -36 -22 A 0 -20 36 180 360 C 36 -2 20 8 18 26 Z s M -16
      40 L 16 40 M -8 54 L 8 54
    lightbulb.led: U lightbulb 0 0 1
    lamp.desk: s M -38 50 L 24 50 M -10 50 L -34 0 L 8 -36 e Q 6 3 6 -52 46 -8 -2 -20
    lamp.table: e Q 6 4 -22 -50 22 -50 38 -4 -38 -4 s M 0 -2 L 0 46 M -22 48 L 22 48
    lamp.floor: e Q 6 4 -18 -56 18 -56 32 -22 -32 -22 s M 0 -20 L 0 52 M -20 54 L 20 54
    fan: e M 0 0 C -30 -10 -30 -50 0 -52 C 14 -50 10 -24 0 0 Z e M 0 0 C 10 -30 50 -30 52 0 C 50
      14 24 10 0 0 Z e M 0 0 C 30 10 30 50 0 52 C -14 50 -10 24 0 0 Z e M 0 0 C -10 30 -50 30 -52
      0 C -50 -14 -24 -10 0 0 Z
    chair: e q 8 4 -28 2 -28 -52 28 -52 28 2 e R -38 2 76 22 7 s M -30 26 L -30 54 M 30 26 L 30
      54
    sofa: e q 12 4 -42 -4 -42 -36 42 -36 42 -4 e Q 10 8 -58 -8 -38 -8 -38 16 38 16 38 -8 58 -8
      58 36 -58 36 s M -46 38 L -46 48 M 46 38 L 46 48
    door.left.hand.closed: e R -32 -54 64 108 6 j O 16 2 5
    door.left.hand.open: e Q 5 4 -32 -54 16 -40 16 54 -32 54 s M 18 -42 L 34 -42 L 34 44 L 18 44
      j O 2 4 5
    window.vertical.closed: e R -44 -54 88 108 8 i M 0 -54 L 0 54 M -44 0 L 44 0
    shower: s M -44 50 L -44 -30 A -26 -30 18 180 360 L -8 -16 e M -34 8 A -8 8 26 180 360 Z f O
      -20 26 4 O -4 26 4 O 12 26 4 O -24 44 4 O -4 44 4 O 16 44 4
    bathtub: e q 14 4 -52 4 -52 42 52 42 52 4 s M -58 4 L 58 4 M -40 4 L -40 -34 A -26 -34 14
      180 340 M -36 44 L -40 52 M 36 44 L 40 52
    washer: e R -48 -52 96 104 12 i O 0 12 26 M -46 -28 L 46 -28 j O 28 -40 4
    dryer: U washer 0 0 1
    oven: e R -48 -52 96 104 12 i R -28 -8 56 40 6 M -46 -26 L 46 -26
    refrigerator: e R -34 -56 68 112 12 i M -34 -16 L 34 -16 M -18 -38 L -18 -28 M -18 -2 L -18
      18
    poweroutlet.type.b: e R -46 -46 92 92 18 i M -16 -20 L -16 2 M 16 -20 L 16 2 j O 0 24 9
    poweroutlet.type.a: e R -46 -46 92 92 18 i M -16 -14 L -16 14 M 16 -14 L 16 14
    poweroutlet.type.c: e R -46 -46 92 92 18 j O -18 0 8 O 18 0 8
    poweroutlet.type.f: e O 0 0 48 j O -18 0 8 O 18 0 8 i M 0 -46 L 0 -36 M 0 46 L 0 36
    powerplug: e M -30 -14 L 30 -14 L 30 6 C 30 24 16 32 0 32 C -16 32 -30 24 -30 6 Z s M -14
      -18 L -14 -44 M 14 -18 L 14 -44 M 0 34 L 0 54
    battery.100: s R -62 -30 110 60 15 f R -50 -18 86 36 7 s M 60 -8 L 60 8
    battery.75: s R -62 -30 110 60 15 f R -50 -18 62 36 7 s M 60 -8 L 60 8
    battery.50: s R -62 -30 110 60 15 f R -50 -18 42 36 7 s M 60 -8 L 60 8
    battery.25: s R -62 -30 110 60 15 f R -50 -18 22 36 7 s M 60 -8 L 60 8
    battery.0: s R -62 -30 110 60 15 M 60 -8 L 60 8
    bolt.car: e Q 11 6 -56 -2 -40 -38 40 -38 56 -2 56 36 -56 36 j Q 3 6 6 -26 -18 6 -3 6 -6 28
      18 -4 3 -4 s M -44 38 L -44 44 M 44 38 L 44 44
    umbrella: e M -54 2 A 0 2 54 180 360 C 44 -10 28 -10 20 2 C 14 -8 -14 -8 -20 2 C -28 -10 -44
      -10 -54 2 Z s M 0 -4 L 0 38 A 12 38 12 180 0 M 0 -56 L 0 -52
    tshirt: e Q 7 12 -20 -46 20 -46 58 -24 46 -2 30 -10 30 48 -30 48 -30 -10 -46 -2 -58 -24 -20
      -46 -20 -46 i M -18 -46 C -14 -30 14 -30 18 -46
    shoe: e M -54 -20 L -54 26 L 54 26 C 56 8 40 4 28 0 L 0 -24 C -12 -10 -34 -8 -54 -20 Z
    comb: e R -54 -40 108 24 8 s M -46 -16 L -46 40 M -24 -16 L -24 40 M 0 -16 L 0 40 M 24 -16 L
      24 40 M 46 -16 L 46 40
    binoculars: e q 10 5 -10 40 -54 40 -40 -34 -18 -34 -10 -20 e q 10 5 10 40 54 40 40 -34 18
      -34 10 -20 s M -10 -10 L 10 -10 M -10 10 L 10 10
    telescope: e Q 6 4 -52 -2 40 -44 54 -14 -42 22 s M -4 10 L -24 52 M 4 8 L 24 52
    backpack: e q 20 4 -40 52 -40 -44 40 -44 40 52 s M -40 52 L 40 52 s q 10 4 -14 -44 -14 -56
      14 -56 14 -44 i R -22 14 44 24 5 M -18 -10 L 18 -10
    crop: s q 8 3 -28 -54 -28 28 54 28 q 8 3 -54 -28 28 -28 28 54
    perspective: e Q 6 4 -44 -48 44 -26 44 26 -44 48
    selection.pin.in.out: s q 12 3 -56 -18 -56 -42 -32 -42 q 12 3 32 -42 56 -42 56 -18 q 12 3 56
      18 56 42 32 42 q 12 3 -32 42 -56 42 -56 18 f O 0 0 9 s M -10 0 L -28 0 M 10 0 L 28 0
    platter.filled.bottom.iphone: e R -32 -56 64 112 14 j R -22 22 44 22 6 i M -10 -42 L 10 -42
    livephoto: s O 0 0 14 O 0 0 30 V 0 0 48 -10 10 V 0 0 48 20 40 V 0 0 48 50 70 V 0 0 48 80 100
      V 0 0 48 110 130 V 0 0 48 140 160 V 0 0 48 170 190 V 0 0 48 200 220 V 0 0 48 230 250 V 0 0
      48 260 280 V 0 0 48 290 310 V 0 0 48 320 340
    circle.circle: s O 0 0 50 O 0 0 30
    pano: e M -58 -36 C -20 -26 20 -26 58 -36 L 58 36 C 20 26 -20 26 -58 36 Z i M -54 24 L -20 0
      L 4 18 L 20 8 L 54 24
    square.fill.text.grid.1x2: e R -54 -40 36 32 7 e R -54 8 36 32 7 s M -4 -34 L 54 -34 M -4
      -16 L 36 -16 M -4 14 L 54 14 M -4 32 L 36 32
    externaldrive.connected.to.line.below: e Q 12 4 -38 -50 38 -50 54 -6 -54 -6 e R -54 -14 108
      30 10 s M 0 18 L 0 44 M -54 46 L 54 46 j O 34 0 5
    bubbles.and.sparkles: e O -18 14 30 e O 26 -26 20 f U sparkle 34 28 0.4
    shared.with.you: e O 0 0 50 j O -12 -10 10 O 14 -8 8 M -30 26 C -28 8 4 8 6 26 Z
    square.text.square: e R -46 -46 92 92 14 i M -24 -16 L 24 -16 M -24 4 L 24 4 M -24 24 L 8 24
    text.below.photo: e R -44 -48 88 52 10 s M -44 24 L 44 24 M -44 46 L 20 46
    wave.3.forward: U wave.3.right 0 0 1
    water.waves: s M -56 -24 C -40 -40 -28 -40 -16 -28 C -4 -16 8 -16 20 -28 C 32 -40 44 -38 56
      -26 M -56 4 C -40 -12 -28 -12 -16 0 C -4 12 8 12 20 0 C 32 -12 44 -10 56 2 M -56 32 C -40 16
      -28 16 -16 28 C -4 40 8 40 20 28 C 32 16 44 18 56 30
    ellipsis.rectangle: e R -58 -34 116 68 14 j O -28 0 8 O 0 0 8 O 28 0 8
    terminal: e R -58 -46 116 92 15 i M -34 -20 L -12 0 L -34 20 M -2 22 L 28 22
    apple.terminal: U terminal 0 0 1
    camera.on.rectangle: s q 13 5 -34 -36 -34 -48 60 -48 60 22 48 22 e Q 10 8 -58 -18 -36 -18
      -28 -30 4 -30 12 -18 36 -18 36 46 -58 46 i O -11 14 16
    touchid: s V 0 6 10 180 360 M -10 6 L -10 24 M 10 6 L 10 30 V 0 6 26 180 360 M -26 6 L -26
      34 M 26 6 L 26 40 V 0 6 42 195 345
    faceid: s q 14 3 -50 -26 -50 -50 -26 -50 q 14 3 26 -50 50 -50 50 -26 q 14 3 50 26 50 50 26
      50 q 14 3 -26 50 -50 50 -50 26 M -20 -16 L -20 -8 M 20 -16 L 20 -8 M 0 -16 L 0 6 L -6 6 V 0
      8 20 30 150
    inset.filled.circle: s O 0 0 50 f O 0 0 32
    square.and.line.vertical.and.square: e R -60 -24 44 48 9 e R 16 -24 44 48 9 s M 0 -46 L 0 46
    gearshape.arrow.triangle.2.circlepath: s V 0 0 50 190 310 V 0 0 50 10 130 f Q 3 3 52 -46 50
      -18 26 -32 Q 3 3 -52 46 -50 18 -26 32 e U gearshape 0 0 0.56
    visionpro: e M -58 -6 C -58 -30 -30 -32 0 -32 C 30 -32 58 -30 58 -6 C 58 18 46 28 32 28 C 18
      28 12 16 0 16 C -12 16 -18 28 -32 28 C -46 28 -58 18 -58 -6 Z
    phone.arrow.up.right: e U phone -8 8 0.84 s M 18 -18 L 50 -50 M 28 -52 L 52 -52 L 52 -28
    phone.arrow.down.left: e U phone -8 8 0.84 s M 50 -50 L 18 -18 M 16 -40 L 16 -16 L 40 -16
    plus.forwardslash.minus: s M -44 -26 L -14 -26 M -29 -41 L -29 -11 M 22 -46 L -22 46 M 14 26
      L 44 26
    """
}
