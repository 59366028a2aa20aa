import InterfaceFiles
import Testing

/// Documents of the shapes that Xcode writes: all of their warnings are named here.
struct DocumentShapeTests {
  private func warnings(_ text: String) throws -> [String] {
    let output = try InterfaceFiles.swiftSource(
      ofXML: [UInt8](text.utf8), named: "Main", file: "Main.storyboard", module: "App")
    return output.warnings.map(\.message)
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-01">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><deployment identifier="iOS"/><capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
    <scenes>
    """
  private static let view = """
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    """

  @Test func `a navigation controller with a form`() throws {
    let text = """
      \(Self.head)
      <scene sceneID="s-01"><objects>
      <navigationController storyboardIdentifier="Root" automaticallyAdjustsScrollViewInsets="NO" id="nav-01" sceneMemberID="viewController">
      <toolbarItems/>
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" translucent="NO" id="bar-01">
      <rect key="frame" x="0.0" y="59" width="393" height="96"/><autoresizingMask key="autoresizingMask"/>
      <color key="barTintColor" systemColor="systemGray6Color"/>
      </navigationBar>
      <toolbar key="toolbar" opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="tbr-01"><autoresizingMask key="autoresizingMask"/></toolbar>
      <nil name="viewControllers"/>
      <connections><segue destination="vc-01" kind="relationship" relationship="rootViewController" id="sg-01"/></connections>
      </navigationController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-01" userLabel="First Responder" sceneMemberID="firstResponder"/>
      </objects><point key="canvasLocation" x="52" y="375"/></scene>
      <scene sceneID="s-02"><objects>
      <viewController id="vc-01" customClass="OrderViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
      <extendedEdge key="edgesForExtendedLayout" top="YES"/>
      <view key="view" contentMode="scaleToFill" id="v-01">\(Self.view)
      <subviews>
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st-01">
      <rect key="frame" x="20" y="170" width="353" height="200"/>
      <subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lb-01">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/><nil key="textColor"/><nil key="highlightedColor"/>
      </label>
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" translatesAutoresizingMaskIntoConstraints="NO" id="tf-01">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" returnKeyType="next" textContentType="name"/>
      </textField>
      <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sw-01"/>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="bt-01">
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" image="cart" catalog="system" title="Order" imagePadding="6">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/></buttonConfiguration>
      <connections><action selector="order:" destination="vc-01" eventType="touchUpInside" id="ac-01"/></connections>
      </button>
      </subviews>
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      <variation key="widthClass=regular" axis="horizontal" spacing="20"/>
      </stackView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="sa-01"/><color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
      <constraint firstItem="st-01" firstAttribute="top" secondItem="sa-01" secondAttribute="top" constant="20" symbolic="YES" id="c-01"/>
      <constraint firstItem="st-01" firstAttribute="leading" secondItem="sa-01" secondAttribute="leading" constant="20" id="c-02"/>
      <constraint firstItem="st-01" firstAttribute="width" secondItem="v-01" secondAttribute="width" multiplier="1/3" priority="750" id="c-03"/>
      </constraints>
      </view>
      <navigationItem key="navigationItem" title="Order" largeTitleDisplayMode="always" id="ni-01">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi-01"><connections><segue destination="vc-01" kind="show" identifier="again" id="sg-02"/></connections></barButtonItem>
      </navigationItem>
      <connections><outlet property="nameField" destination="tf-01" id="ou-01"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-02" sceneMemberID="firstResponder"/>
      <tapGestureRecognizer id="tap-01"><connections><segue destination="nav-01" kind="presentation" modalTransitionStyle="crossDissolve" id="sg-03"/></connections></tapGestureRecognizer>
      </objects><point key="canvasLocation" x="990" y="375"/></scene>
      </scenes>
      <resources><image name="cart" catalog="system" width="128" height="98"/>
      <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      <systemColor name="systemGray6Color"><color red="0.95" green="0.95" blue="0.97" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor></resources>
      </document>
      """
    #expect(
      try warnings(text) == [
        "the attribute 'textContentType' of <textInputTraits> is not supported and is left out"
      ])
  }

  @Test func `tabs with a collection, a scroll view and controls`() throws {
    let text = """
      \(Self.head.replacing("nav-01", with: "tab-01"))
      <scene sceneID="s-01"><objects>
      <tabBarController automaticallyAdjustsScrollViewInsets="NO" id="tab-01" sceneMemberID="viewController">
      <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="tb-01"><autoresizingMask key="autoresizingMask"/><color key="tintColor" systemColor="systemIndigoColor"/></tabBar>
      <connections><segue destination="cc-01" kind="relationship" relationship="viewControllers" id="sg-01"/><segue destination="vc-01" kind="relationship" relationship="viewControllers" id="sg-02"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="s-02"><objects>
      <collectionViewController id="cc-01" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv-01">\(Self.view)
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="10" minimumInteritemSpacing="10" id="fl-01"><size key="itemSize" width="128" height="128"/><size key="headerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
      <cells><collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Photo" id="ce-01" customClass="PhotoCell">
      <rect key="frame" x="0.0" y="0.0" width="128" height="128"/><autoresizingMask key="autoresizingMask"/>
      <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="cc-02"><autoresizingMask key="autoresizingMask"/></collectionViewCellContentView>
      <size key="customSize" width="128" height="128"/>
      </collectionViewCell></cells>
      <connections><outlet property="dataSource" destination="cc-01" id="o1"/><outlet property="delegate" destination="cc-01" id="o2"/></connections>
      </collectionView>
      <tabBarItem key="tabBarItem" title="Photos" image="photo" catalog="system" id="ti-01"/>
      </collectionViewController></objects></scene>
      <scene sceneID="s-03"><objects>
      <viewController id="vc-01" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-01">\(Self.view)
      <subviews>
      <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" keyboardDismissMode="onDrag" translatesAutoresizingMaskIntoConstraints="NO" id="sc-01">
      <subviews><slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1" translatesAutoresizingMaskIntoConstraints="NO" id="sl-01"/>
      <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" hidesWhenStopped="YES" animating="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="ai-01"/>
      <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="pv-01"/>
      <visualEffectView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ve-01"><view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="vc-02"><autoresizingMask key="autoresizingMask"/></view><blurEffect style="systemMaterial"/></visualEffectView>
      <glkView contentMode="scaleToFill" id="pk-01"/></subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="g-01"/><viewLayoutGuide key="frameLayoutGuide" id="g-02"/>
      </scrollView>
      </subviews><viewLayoutGuide key="safeArea" id="sa-01"/></view>
      <tabBarItem key="tabBarItem" systemItem="search" id="ti-02"/>
      <connections><outlet property="picker" destination="pk-01" id="o3"/></connections>
      </viewController></objects></scene>
      </scenes></document>
      """
    #expect(
      try warnings(text) == [
        "the attribute 'keyboardDismissMode' of <scrollView> is not supported and is left out",
        "<glkView> is not supported and is left out",
        "the outlet 'picker' to the element pk-01 is left out, because that is not supported",
      ])
  }
}
