/// Names of symbols in use: the names in 31 public apps, the most frequent first, and further
/// common ones.
let symbolNamesInUse = """
  chevron.right trash gear ellipsis square.and.arrow.up plus checkmark.circle.fill
  magnifyingglass checkmark doc.on.doc chevron.down star.fill xmark arrow.clockwise
  xmark.circle.fill photo info.circle pencil ellipsis.circle checkmark.circle safari circle.fill
  lock.fill play.fill globe arrow.up.arrow.down checkmark.seal.fill link
  line.3.horizontal.decrease line.3.horizontal.decrease.circle arrow.down.circle
  arrow.counterclockwise clock eye.slash minus.circle.fill calendar folder plus.circle.fill car
  chevron.up circle cloud.rain music.mic exclamationmark.circle.fill
  exclamationmark.triangle.fill number square.and.pencil list.bullet questionmark.circle
  server.rack square.and.arrow.down chevron.forward function paperplane plus.circle star bell
  xmark.circle network person.crop.circle archivebox info.circle.fill person arrow.2.squarepath
  at forward.fill eye minus.circle arrowshape.turn.up.left gearshape lock arrow.clockwise.circle
  arrowshape.turn.up.left.fill backward.fill bell.badge camera captions.bubble
  person.crop.circle.badge.xmark slider.horizontal.3 square.and.arrow.up.fill sun.max.fill
  bookmark.fill character.book.closed chevron.up.chevron.down music.note.list pause.fill
  pencil.circle person.fill person.fill.badge.plus photo.badge.plus play.circle.fill shuffle
  speaker.slash square.dashed arrow.down arrow.forward arrow.right book.closed
  chevron.down.circle.fill chevron.right.circle clock.fill envelope exclamationmark.triangle
  eye.fill heart list.bullet.rectangle.portrait message minus pencil.circle.fill person.slash
  square.grid.2x2 tag textformat tornado gearshape.fill applelogo gobackward books.vertical.fill
  goforward largecircle.fill.circle person.badge.plus quote.bubble arrow.down.doc
  arrow.left.arrow.right arrow.uturn.left bubble.left.and.text.bubble.right chart.bar
  chevron.backward dice.fill dot.radiowaves.right exclamationmark.bubble house line.3.horizontal
  line.horizontal.3 lock.rotation photo.on.rectangle.angled tv arrow.counterclockwise.circle
  arrow.up.circle badge.plus.radiowaves.right bell.fill book bubble.left.and.bubble.right
  checkmark.seal checkmark.shield chevron.left exclamationmark.octagon eye.slash.fill
  folder.badge.gearshape folder.badge.plus folder.fill.badge.plus hand.raised.fill heart.circle
  list.bullet.clipboard list.clipboard macbook.and.iphone pencil.line person.2.fill
  person.badge.minus person.crop.circle.badge.exclamationmark plus.square.on.square
  poweroutlet.type.b.fill questionmark quote.opening rectangle.3.group
  rectangle.portrait.and.arrow.forward snow speaker stop.circle stop.fill tray.full
  wand.and.stars xmark.bin airplane antenna.radiowaves.left.and.right app.badge.fill app.fill
  arrow.down.circle.fill arrow.left arrow.left.square.fill arrow.triangle.2.circlepath arrow.up
  arrow.up.arrow.down.circle.fill arrow.up.doc arrow.up.forward arrow.up.forward.app
  arrow.up.right arrow.uturn.right arrowshape.turn.up.left.circle.fill arrowtriangle.down.fill
  arrowtriangle.up.fill bag bell.and.waves.left.and.right bell.badge.fill bell.slash bolt
  bolt.horizontal.fill book.fill bookmark bookmark.slash.fill bubble.right bubble.right.fill
  building.2 car.fill chart.bar.fill checkmark.square.fill chevron.compact.down
  chevron.left.circle clock.arrow.2.circlepath clock.arrow.circlepath
  clock.arrow.trianglehead.counterclockwise.rotate.90 cube doc doc.plaintext document.badge.plus
  document.on.document exclamationmark exclamationmark.bubble.fill exclamationmark.shield
  externaldrive.fill face.smiling faxmachine film flag flask folder.badge.minus folder.fill
  forward.frame gearshape.arrow.trianglehead.2.clockwise.rotate.90 globe.europe.africa hand.draw
  hand.raised hand.raised.slash headphones heart.circle.fill hifispeaker hifispeaker.fill
  house.fill hurricane icloud infinity internaldrive iphone key.fill keyboard ladybug
  laptopcomputer.trianglebadge.exclamationmark line.horizontal.3.decrease
  line.horizontal.3.decrease.circle list.number message.fill moon movieclapper newspaper.fill
  nosign paintpalette paintpalette.fill paperplane.fill party.popper pause pause.circle
  pause.circle.fill pencil.and.list.clipboard pencil.and.scribble person.2
  person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill person.fill.badge.minus
  photo.fill photo.on.rectangle pin pin.fill pin.slash platter.filled.bottom.iphone play.circle
  play.rectangle play.rectangle.on.rectangle play.tv power poweroutlet.type.b quote.bubble.fill
  rays rectangle.compress.vertical rectangle.expand.vertical rectangle.on.rectangle
  rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.slash rectangle.stack
  rectangle.stack.fill repeat rotate.right selection.pin.in.out sidebar.right signature
  speaker.slash.fill speaker.wave.2 square star.slash suitcase text.badge.checkmark
  text.badge.minus text.badge.star text.bubble text.document text.magnifyingglass
  text.rectangle.fill textformat.characters textformat.size tram.fill trash.fill tray.fill
  tropicalstorm video.fill waveform waveform.path waveform.path.ecg wifi wifi.exclamationmark
  xmark.octagon.fill xmark.seal.fill heart.fill bolt.fill bolt.circle.fill mic mic.fill
  mic.slash flame flame.fill icloud.fill icloud.and.arrow.down icloud.and.arrow.up sun.min
  sun.min.fill sun.max sunset sunset.fill sunrise moon.fill moon.stars cloud cloud.fill
  cloud.sun cloud.sun.fill cloud.bolt snowflake wind drop drop.fill leaf leaf.fill pawprint
  pawprint.fill tortoise tortoise.fill hare hare.fill ant ladybug.fill phone phone.fill
  phone.down.fill envelope.fill envelope.open video video.slash speaker.wave.1 speaker.wave.3
  speaker.wave.3.fill mappin mappin.and.ellipse map map.fill location location.fill cart
  cart.fill cart.badge.plus creditcard creditcard.fill key gift gift.fill graduationcap
  briefcase briefcase.fill hammer wrench wrench.and.screwdriver paintbrush scissors paperclip
  bookmark.slash flag.fill bicycle bus bus.fill tram figure.walk figure.run figure.stand
  gamecontroller gamecontroller.fill desktopcomputer laptopcomputer ipad applewatch printer
  scanner hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.tap sparkles wand.and.rays
  qrcode qrcode.viewfinder barcode chart.pie chart.line.uptrend.xyaxis sum percent asterisk
  dollarsign.circle list.dash list.star checklist music.note music.quarternote.3 ticket
  camera.fill photo.stack person.3 person.crop.square person.circle note.text newspaper
  externaldrive cpu stopwatch timer alarm hourglass square.stack square.stack.3d.up viewfinder
  crop slider.vertical.3 switch.2 trophy crown puzzlepiece fork.knife cup.and.saucer bed.double
  pills cross.case stethoscope lightbulb lightbulb.fill battery.100 umbrella tshirt eyeglasses
  faceid touchid building.columns tree 1.circle 25.square.fill a.circle clipboard doc.text
  doc.text.fill doc.richtext trash.slash trash.circle tray tray.and.arrow.down opticaldisc
  personalhotspot chart.bar.xaxis command globe.americas highlighter pc iphone.homebutton
  pencil.and.outline list.bullet.circle.fill square.grid.3x2.fill square.grid.4x3.fill
  square.3.stack.3d photo.fill.on.rectangle.fill rectangle.3.group.fill
  magnifyingglass.circle.fill
  """.split(whereSeparator: \.isWhitespace).map(String.init)
