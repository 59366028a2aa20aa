import Foundation
import InterfaceFiles
import Testing

/// Reading of interface files, and the reports about them.
struct InterfaceReadingTests {
  private static let head =
    "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""

  /// Returns the output for the objects of a nib, which begin in line 3.
  private func nib(_ objects: String) throws(InterfaceFileError) -> InterfaceFiles.Output {
    let text = "<?xml version=\"1.0\"?>\n<document \(Self.head)>\n\(objects)</document>"
    return try InterfaceFiles.swiftSource(
      ofXML: [UInt8](text.utf8), named: "Test", file: "Test.xib", module: "App")
  }

  private func storyboard(
    _ scenes: String, initial: String = "a"
  ) throws(InterfaceFileError) -> InterfaceFiles.Output {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "initialViewController=\"\(initial)\"><scenes>\n\(scenes)</scenes></document>"
    return try InterfaceFiles.swiftSource(
      ofXML: [UInt8](text.utf8), named: "Test", file: "Test.storyboard", module: "App")
  }

  private func error(_ body: () throws(InterfaceFileError) -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return error.description }
  }

  private func lines(_ output: InterfaceFiles.Output) -> Set<String> {
    Set(
      output.source.split(separator: "\n").map {
        String($0.drop { $0 == " " })
      })
  }

  @Test func `a view with a fixed frame keeps it without constraints and autoresizing`() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>"
    let output = try nib(
      """
      <objects><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      \(mask)</view>
      <view fixedFrame="YES" id="b">\(mask)</view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></objects>
      """)
    #expect(output.warnings.isEmpty)
    let flag = "d.flag(\"translatesAutoresizingMaskIntoConstraints\", false)"
    #expect(output.source.components(separatedBy: flag).count == 2)
    #expect(output.source.components(separatedBy: "widthSizable").count == 2)
  }

  @Test func `pickers are read`() throws {
    let output = try nib(
      """
      <objects><pickerView contentMode="scaleToFill" id="p"/>
      <datePicker datePickerMode="date" style="wheels" minuteInterval="5" id="d"/></objects>
      """)
    #expect(output.warnings.isEmpty)
    #expect(
      lines(output).isSuperset(of: [
        "d.word(\"datePickerMode\", \"date\")", "d.word(\"style\", \"wheels\")",
        "d.number(\"minuteInterval\", 5.0)",
      ]))
  }

  @Test func `values are typed`() throws {
    let output = try nib(
      """
      <objects><label text="A &quot;b&quot; \\ &#x1F600;&#10;c" alpha="0.5" hidden="YES" id="l" customClass="L" customModule="M">
      <rect key="frame" x="1" y="-2.5" width="3e1" height="4"/>
      <fontDescription key="fontDescription" type="system" weight="light" pointSize="12"/>
      <color key="textColor" white="0.25" alpha="0.75" colorSpace="custom"/>
      </label></objects>
      """)
    #expect(output.warnings.isEmpty)
    #expect(
      lines(output).isSuperset(of: [
        "d.open(\"label\", \"objects\", \"l\", 3)", "d.customClass(\"L\", \"M\")",
        "d.localized(\"text\", \"A \\\"b\\\" \\\\ 😀\\nc\", \"l.text\")",
        "d.number(\"alpha\", 0.5)", "d.flag(\"hidden\", true)",
        "d.rect(\"frame\", 1.0, -2.5, 30.0, 4.0)",
        "d.systemFont(\"fontDescription\", 12.0, \"light\")",
        "d.white(\"textColor\", 0.25, 0.75)",
      ]))
  }

  @Test func `parts without identifiers have the keys of strings files`() throws {
    let output = try nib(
      """
      <objects><button id="b"><state key="highlighted" title="B"/></button>
      <segmentedControl id="s"><segments><segment title="0"/><segment title="1"/></segments></segmentedControl>
      </objects>
      """)
    #expect(
      lines(output).isSuperset(of: [
        "d.localized(\"title\", \"B\", \"b.highlightedTitle\")",
        "d.localized(\"title\", \"1\", \"s.segmentTitles[1]\")",
      ]))
  }

  @Test func `texts in Base64 are decoded, with and without padding`() throws {
    let output = try nib(
      """
      <objects><label id="l"><string key="text" base64-UTF8="YES">
      SGVsbG8gd8O2cmxk
      </string></label><label id="m"><string key="text" base64-UTF8="YES">DQ</string></label></objects>
      """)
    #expect(
      lines(output).isSuperset(of: [
        "d.localized(\"text\", \"Hello wörld\", \"l.text\")",
        "d.localized(\"text\", \"\\r\", \"m.text\")",
      ]))
  }

  @Test func `an unsupported element is left out with what is connected to it`() throws {
    let output = try nib(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="map" destination="m" id="o"/></connections></placeholder>
      <view id="v"><subviews><mapView id="m"/><label id="l"/></subviews></view></objects>
      """)
    #expect(
      output.warnings.map(\.description) == [
        "Test.xib:4: warning: the outlet 'map' to the element m is left out, because that is not "
          + "supported",
        "Test.xib:5: warning: <mapView> is not supported and is left out",
      ])
    #expect(output.warnings.last?.element == "mapView")
    #expect(!output.source.contains("mapView"))
    #expect(output.source.contains("\"l\""))
  }

  @Test func `an unsupported attribute or word is left out`() throws {
    let output = try nib(
      """
      <objects><button buttonType="infoDim" wobbles="YES" contentVerticalAlignment="diagonal" tag="1" id="b"/></objects>
      """)
    #expect(
      output.warnings.map(\.message) == [
        "the value 'infoDim' of 'buttonType' is not supported and is left out",
        "the attribute 'wobbles' of <button> is not supported and is left out",
        "the value 'diagonal' of 'contentVerticalAlignment' is not supported and is left out",
      ])
    #expect(lines(output).contains("d.number(\"tag\", 1.0)"))
    #expect(!output.source.contains("wobbles"))
    #expect(!output.source.contains("diagonal"))
  }

  @Test(arguments: [("16:9", 16.0 / 9), ("3/4", 0.75), ("0.5", 0.5)])
  func `a multiplier is a number or a ratio`(text: String, number: Double) throws {
    let output = try nib(
      """
      <objects><view id="v"><constraints><constraint firstAttribute="width"
      secondAttribute="height" multiplier="\(text)" id="c"/></constraints></view></objects>
      """)
    #expect(output.warnings.isEmpty)
    #expect(lines(output).contains("d.number(\"multiplier\", \(number))"))
  }

  @Test func `a value that the object does not read is left out`() throws {
    let output = try nib(
      """
      <objects><label minimumValue="2" text="A" id="l"><color key="barTintColor" white="1"/>
      <nil key="shade"/></label><toolbar translucent="NO" id="t">
      <color key="barTintColor" white="0.5"/></toolbar>
      <view id="v"><variation key="widthClass=compact"><color key="thumbTintColor" white="1"/>
      </variation></view></objects>
      """)
    #expect(
      output.warnings.map(\.description) == [
        "Test.xib:3: warning: the attribute 'minimumValue' of <label> is not supported and is left "
          + "out",
        "Test.xib:3: warning: the <color> 'barTintColor' of <label> is not supported and is left out",
        "Test.xib:6: warning: the <color> 'thumbTintColor' of <view> is not supported and is left "
          + "out",
      ])
    #expect(
      lines(output).isSuperset(of: [
        "d.flag(\"translucent\", false)", "d.white(\"barTintColor\", 0.5, 1.0)",
      ]))
    #expect(!output.source.contains("minimumValue"))
    #expect(!output.source.contains("thumbTintColor"))
  }

  @Test func `the words of an attribute depend on the element`() throws {
    let output = try storyboard(
      """
      <scene sceneID="s"><objects><viewController modalTransitionStyle="flipHorizontal" id="a">
      <tabBarItem key="tabBarItem" systemItem="search" id="t"/>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem"
      systemItem="pageCurl" style="done" id="i"/><barButtonItem key="rightBarButtonItem"
      systemItem="featured" id="j"/></navigationItem>
      <view key="view" id="v"><subviews><textField id="f"><textInputTraits key="textInputTraits"
      keyboardType="runes" returnKeyType="send"/></textField></subviews></view>
      </viewController></objects></scene>

      """)
    #expect(
      output.warnings.map(\.message) == [
        "the value 'flipHorizontal' of 'modalTransitionStyle' is not supported and is left out",
        "the value 'pageCurl' of 'systemItem' is not supported and is left out",
        "the value 'featured' of 'systemItem' is not supported and is left out",
        "the value 'runes' of 'keyboardType' is not supported and is left out",
      ])
    #expect(
      lines(output).isSuperset(of: [
        "d.word(\"systemItem\", \"search\")", "d.word(\"style\", \"done\")",
        "d.word(\"returnKeyType\", \"send\")",
      ]))
  }

  @Test func `an action of an unknown event is left out`() throws {
    let output = try nib(
      """
      <objects><button id="b"><connections>
      <action selector="hop:" destination="b" eventType="touchSideways" id="a"/>
      <action selector="stay:" destination="b" eventType="touchDown" id="c"/>
      </connections></button></objects>
      """)
    #expect(
      output.warnings.map(\.description) == [
        "Test.xib:4: warning: the event 'touchSideways' of the action 'hop:' is not supported; the "
          + "action is left out"
      ])
    #expect(!output.source.contains("hop:"))
    #expect(output.source.contains("stay:"))
  }

  @Test func `a member of an option set has to be known`() throws {
    let output = try nib(
      """
      <objects><view id="v"><accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" button="YES" image="NO" wobble="YES"/></accessibility>
      </view></objects>
      """)
    #expect(
      output.warnings.map(\.description) == [
        "Test.xib:4: warning: the member 'wobble' of <accessibilityTraits> is not supported and is "
          + "left out"
      ])
    #expect(lines(output).contains("d.words(\"traits\", \"button\")"))
  }

  @Test func `a color of a later system has the value in the file`() throws {
    let output = try nib(
      """
      <objects><label id="l"><color key="textColor" systemColor="systemAquaColor"/>
      <color key="backgroundColor" systemColor="systemRedColor"/>
      <color key="shadowColor" systemColor="systemOozeColor"/>
      <color key="highlightedColor" cocoaTouchSystemColor="oldPaperColor" white="0.75"/>
      <color key="tintColor" colorSpace="custom"/></label></objects>
      <resources><systemColor name="systemAquaColor"><color red="0" green="0.5" blue="1"/>
      </systemColor><systemColor name="systemRedColor"><color red="1" green="0" blue="0"/>
      </systemColor></resources>
      """)
    #expect(
      output.warnings.map(\.description) == [
        "Test.xib:5: warning: the system color 'systemOozeColor' is not supported and is left out",
        "Test.xib:7: warning: the color 'tintColor' has no components and is left out",
      ])
    #expect(
      lines(output).isSuperset(of: [
        "d.color(\"textColor\", 0.0, 0.5, 1.0, 1.0)",
        "d.systemColor(\"backgroundColor\", \"systemRedColor\")",
        "d.white(\"highlightedColor\", 0.75, 1.0)",
      ]))
  }

  @Test func `a color of Xcode 11 is the one of iOS 13`() throws {
    let output = try nib(
      """
      <objects><view id="v">
      <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
      <color key="tintColor" xcode11CocoaTouchSystemColor="systemOozeColor" cocoaTouchSystemColor="darkTextColor"/>
      </view></objects>
      """)
    #expect(output.warnings.isEmpty)
    #expect(
      lines(output).isSuperset(of: [
        "d.systemColor(\"backgroundColor\", \"systemBackgroundColor\")",
        "d.systemColor(\"tintColor\", \"darkTextColor\")",
      ]))
  }

  @Test func `the view controllers of a storyboard have their places and classes`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b">
      <scenes>
      <!-- <scene sceneID="x"><objects><viewController id="x" customClass="Gone" sceneMemberID="viewController"/></objects></scene> -->
      <scene sceneID="s-1"><objects>
      <viewController
          id="a"
          customClass="First"
          storyboardIdentifier="one &amp; two"
          sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
      </objects></scene>
      <scene sceneID="s-2"><objects><navigationController id="b" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let scenes = try InterfaceFiles.swiftSource(
      ofXML: Array(text.utf8), named: "Main", file: "Main.storyboard", module: "App"
    ).scenes
    #expect(scenes.map(\.element) == ["a", "b"])
    #expect(scenes.map(\.customClass) == ["First", nil])
    #expect(scenes.map(\.storyboardIdentifier) == ["one & two", nil])
    #expect(scenes.map(\.isInitial) == [false, true])
    #expect(scenes.map(\.line) == [6, 13])
  }

  @Test func `a color for a printer is converted`() throws {
    let output = try nib(
      """
      <objects><view id="v"><color key="backgroundColor" cyan="0.5" magenta="0" yellow="1"
      black="0.5" alpha="0.25" colorSpace="deviceCMYK"/></view></objects>
      """)
    #expect(output.warnings.isEmpty)
    #expect(lines(output).contains("d.color(\"backgroundColor\", 0.25, 0.5, 0.0, 0.25)"))
  }

  @Test func `the edges of a view controller are words`() throws {
    let output = try storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a">
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/></viewController>
      <navigationController id="b"><extendedEdge key="edgesForExtendedLayout"/>
      <nil name="viewControllers"/></navigationController></objects></scene>

      """)
    #expect(output.warnings.isEmpty)
    #expect(
      lines(output).isSuperset(of: [
        "d.words(\"edgesForExtendedLayout\", \"bottom\")",
        "d.words(\"edgesForExtendedLayout\", \"\")",
      ]))
  }

  @Test func `a nib and a storyboard of one name have different functions`() throws {
    let first = try nib("<objects/>").source
    let second = try storyboard(controller("a", "")).source
    #expect(first.contains("func _interface_document_Test_xib()"))
    #expect(second.contains("func _interface_document_Test_storyboard()"))
  }

  @Test func `a file as Xcode writes it has no warnings without a reason`() throws {
    let output = try nib(
      """
      <objects><segmentedControl opaque="NO" contentMode="scaleToFill" fixedFrame="YES"
      contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain"
      selectedSegmentIndex="0" id="s"/><button opaque="NO" contentMode="scaleToFill"
      reversesTitleShadowWhenHighlighted="NO" buttonType="roundedRect" id="b"/>
      <collectionViewCell id="c"><size key="customSize" width="128" height="128"/>
      <point key="canvasLocation" x="20" y="20"/></collectionViewCell></objects>
      """)
    #expect(output.warnings == [])
  }

  @Test func `the test apps' files have no warnings`() throws {
    let apps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "TestApps/Apps")
    let files = try FileManager.default.subpathsOfDirectory(atPath: apps.path())
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    #expect(files.count >= 3)
    for file in files {
      let output = try InterfaceFiles.swiftSource(
        ofXML: [UInt8](Data(contentsOf: apps.appending(path: file))), named: "Test", file: file,
        module: "App")
      #expect(output.warnings == [], "\(file)")
    }
  }

  @Test(arguments: [
    ("<objects>", "Test.xib:3: error: </document> closes no element of that name"),
    ("<objects a='1' a='2'/>", "Test.xib:3: error: <objects> has the attribute 'a' twice"),
    ("<objects>&nbsp;</objects>", "Test.xib:3: error: the reference &nbsp; is unknown"),
    (
      "<objects>\n<view alpha=\"half\" id=\"v\"/></objects>",
      "Test.xib:4: error: v: 'alpha' is 'half', and no number"
    ),
    (
      "<objects><view hidden=\"maybe\" id=\"v\"/></objects>",
      "Test.xib:3: error: v: 'hidden' is 'maybe', and neither YES nor NO"
    ),
    (
      "<objects><view id=\"v\"/>\n<label id=\"v\"/></objects>",
      "Test.xib:4: error: v: <label> has the identifier of <view> in line 3"
    ),
    (
      "<objects><view id=\"v\"><connections><outlet property=\"x\" destination=\"q\"/></connections>"
        + "</view></objects>",
      "Test.xib:3: error: v: the outlet 'x' names the element q, which does not exist"
    ),
    (
      "<objects><view id=\"v\"><constraints><constraint firstAttribute=\"top\" secondItem=\"q\" "
        + "secondAttribute=\"top\" id=\"c\"/></constraints></view></objects>",
      "Test.xib:3: error: c: a constraint names the element q, which does not exist"
    ),
  ])
  func `an error names the file, the line and the element`(objects: String, sentence: String) {
    #expect(error { () throws(InterfaceFileError) in _ = try nib(objects) } == sentence)
  }

  @Test(arguments: ["", "<a>", "<document/>", "<!DOCTYPE a><a/>", "x", "<a/><b/>", "<a b/>", "&"])
  func `other text is no document`(text: String) {
    #expect(throws: InterfaceFileError.self) {
      try InterfaceFiles.swiftSource(
        ofXML: [UInt8](text.utf8), named: "T", file: "T.xib", module: "App")
    }
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    #expect(throws: InterfaceFileError.self) {
      try InterfaceFiles.swiftSource(
        ofXML: [0x3C, 0xFF, 0x3E], named: "T", file: "T.xib", module: "App")
    }
  }

  @Test func `every beginning of a file is an error or a document`() throws {
    let text =
      "<document \(Self.head)><objects><view id=\"v\" tag=\"1\"/><!-- c --></objects></document>"
    let bytes = [UInt8](text.utf8)
    var readable = 0
    for count in 0...bytes.count {
      do throws(InterfaceFileError) {
        _ = try InterfaceFiles.swiftSource(
          ofXML: Array(bytes[..<count]), named: "T", file: "T.xib", module: "App")
        readable += 1
      } catch {}
    }
    #expect(readable == 1)
  }

  private func controller(_ id: String, _ segue: String) -> String {
    "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\">"
      + "<subviews><containerView id=\"c\(id)\"><connections>\(segue)</connections></containerView>"
      + "</subviews></view></viewController></objects></scene>\n"
  }

  @Test func `a cycle of embeds is an error`() {
    let scenes =
      controller("a", "<segue destination=\"b\" kind=\"embed\" id=\"g1\"/>")
      + controller("b", "<segue destination=\"a\" kind=\"embed\" id=\"g2\"/>")
    #expect(
      error { () throws(InterfaceFileError) in _ = try storyboard(scenes) }
        == "Test.storyboard:3: error: b: view controllers contain each other without an end "
        + "(a → b → a); remove one of the embed segues or relationships")
  }

  @Test func `a cycle of other segues is allowed`() throws {
    let scenes =
      controller("a", "<segue destination=\"b\" kind=\"show\" id=\"g1\"/>")
      + controller("b", "<segue destination=\"a\" kind=\"presentation\" id=\"g2\"/>")
    #expect(try storyboard(scenes).warnings.isEmpty)
  }

  @Test func `an initial view controller has to exist`() {
    let scenes = controller("a", "")
    #expect(
      error { () throws(InterfaceFileError) in _ = try storyboard(scenes, initial: "z") }
        == "Test.storyboard:1: error: the initial view controller z does not exist in the file")
  }

  @Test func `a name with other characters is an identifier in the source`() throws {
    let text = "<document \(Self.head)><objects/></document>"
    let output = try InterfaceFiles.swiftSource(
      ofXML: [UInt8](text.utf8), named: "My View~ipad", file: "x.xib", module: "App")
    #expect(output.source.contains("func _interface_document_My_20View_7eipad_xib() -> "))
    #expect(output.source.contains("document: \"My View~ipad\""))
  }
}
