import Foundation
import Testing

/// Programming errors stop the program with a message, also in optimized builds.
///
/// `TESSERA_TRAP_PROBE` is the path of another build of the probe than the one next to the tests.
@Suite struct TrapTests {
  static let sentences = [
    "layoutWithoutSuchASection": "The layout has no section 7",
    "priorityOutOfRange": "The constraint priority 1001.0 is out of range",
    "cellOfAnUnregisteredIdentifier": "the reuse identifier 'photo' ('cell' registered)",
    "updateThatDoesNotAddUp": "Section 0 had 3 item(s)",
    "frameThatIsNotANumber": "give it finite numbers",
    "constraintWithoutACommonAncestor": "have no common ancestor; add both to one hierarchy",
    "positionThatEqualsAConstant": "'card'.top without a second item, but a position cannot equal",
    "positionTimesZero": "'Title'.bottom with the multiplier 0, but a position cannot equal",
    "constraintAcrossAxes": "'Title'.left; relate attributes of one axis",
    "leftRelatedToLeading": "constraint(equalTo:constant:) cannot relate UIView",
    "distanceFromLeftToTrailing": "'Title'.trailing; do not mix left and right with leading",
    "constantThatIsNotANumber": "constraint(equalToConstant:) was called for UIView",
    "itemThatIsNoView": "a first item of type String; give a UIView or a UILayoutGuide",
    "priorityZeroOfAConstraint": "'card'.width cannot be 0.0; give a number greater than 0",
    "requiredPriorityOfAnActiveConstraint": "'Title'.width cannot change from 1000.0 to 750.0",
    "constraintAddedToASibling": "'Title' is not in this view; add it to a common ancestor",
    "visualFormatWithAFault": "but found '['.\nV:[card]-8[title]\n          ^",
    "visualFormatWithoutASuperview": "has none; add it to a view first.\nV:|[root]\n  ^",
    "arrangedViewBehindTheEnd": "which arranges 1 view(s); give an index from 0 to 1",
    "spacingThatIsNotANumber": "cannot be inf; give a finite number",
    "applicationWithoutAHost": "add the product 'BrowserHost'",
    "applicationOfAnUnknownDelegate": "given 'TrapProbe.NoDelegate' as the name of the delegate's",
    "applicationOfAnUnknownClass": "there is no subclass of UIApplication of that name",
    "applicationWithAViewAsItsDelegate": "UIWindow cannot be the delegate of an application",
    "secondApplication": "UIApplicationMain was called a second time",
    "outletOfAnUnknownName": "compliant for the key titel. The outlet is in Card.xib:3, element -1",
    "segueOfAnUnknownIdentifier": "has no segue with identifier 'detail' in Main.storyboard",
    "nibThatDoesNotExist": "with name 'Missing'; compile the file with the module",
    "cellNibWithAView": "top level object which must be a UICollectionViewCell instance",
    "pickerWithoutPhotos": "add the product PhotosUI to the dependencies of the target",
    "pickerWithTheCamera": "ask isSourceTypeAvailable(.camera) before setting sourceType",
    "settingOfACamera": "UIImagePickerController.cameraDevice needs the source type camera",
    "viewCreatedInTheBackground":
      "UIView.init(frame:",
    "labelChangedInTheBackground": "use UIKit on the main thread only",
    "layerChangedInTheBackground": "use UIKit on the main thread only",
    "viewAddedInTheBackground": "use UIKit on the main thread only",
    "mainActorAssumedInTheBackground": "put the call in DispatchQueue.main.async { }",
  ]

  static var probe: URL {
    ProcessInfo.processInfo.environment["TESSERA_TRAP_PROBE"].map { URL(filePath: $0) }
      ?? CommandLineTool.url.deletingLastPathComponent().appending(path: "TrapProbe")
  }

  @Test(arguments: sentences) func `a mistake is told on standard error`(
    mistake: String, sentence: String
  ) async throws {
    // The stacks that Swift writes after the message take most of the time.
    let answer = try await CommandLineTool.run(
      arguments: [mistake], executable: Self.probe,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(answer.exitCode != 0)
    #expect(answer.output == "")
    #expect(answer.errors.contains("Fatal error: "), "\(answer.errors)")
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
  }
}
