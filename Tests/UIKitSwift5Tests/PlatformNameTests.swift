import Foundation
import Testing
import UIKit

/// Declarations that Foundation has on Apple's platforms only.
struct PlatformNameTests {
  private final class Empty {}
  private class Pair: NSObject {
    var first = 0
    var second = 0
  }
  private final class Triple: Pair { var third = 0 }

  @Test func `the size of an object grows with its properties`() {
    #expect(class_getInstanceSize(nil) == 0)
    #expect(class_getInstanceSize(Empty.self) == 16)
    #expect(class_getInstanceSize(Pair.self) == class_getInstanceSize(NSObject.self) + 16)
    #expect(class_getInstanceSize(Triple.self) == class_getInstanceSize(Pair.self) + 8)
  }

  @Test func `a class names its superclass and itself`() {
    #expect(class_getSuperclass(Triple.self) == Pair.self)
    #expect(class_getSuperclass(Pair.self) == NSObject.self)
    #expect(class_getSuperclass(Empty.self) == nil)
    #expect(String(cString: class_getName(UILabel.self)) == "UIKit.UILabel")
    #expect(String(cString: object_getClassName(NSObject())).hasSuffix("NSObject"))
    #expect(String(cString: class_getName(nil)) == "nil")
  }

  @Test func `the constants of numbers have the type Float`() {
    let numbers: [Float] = [MAXFLOAT, HUGE]
    #expect(numbers.allSatisfy { $0 == Float.greatestFiniteMagnitude })
    #expect(CGFloat(truncating: 2.5) == 2.5)
    #expect(CGFloat(exactly: 3 as NSNumber) == 3)
  }

  @Test func `a file is reachable as it is`() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(try folder.checkPromisedItemIsReachable())
    let missing = folder.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try missing.checkPromisedItemIsReachable() }
  }

  @Test func `a group of apps has a name without a path`() {
    let files = FileManager.default
    #expect(files.ubiquityIdentityToken == nil)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "a/b") == nil)
  }

  @Test func `an exception has a name and a reason`() {
    let exception = NSException(
      name: .rangeException, reason: "Beyond the end", userInfo: ["index": 3])
    #expect(exception.name.rawValue == "NSRangeException")
    #expect(exception.description == "Beyond the end")
    #expect(exception.userInfo?["index"] as? Int == 3)
    #expect((exception.copy() as? NSException) === exception)
  }

  @Test func `a simulated device is cool and saves no power`() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func `a source of memory pressure has its levels`() {
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: .main)
    #expect(source.mask == [.warning, .critical])
    source.resume()
    source.cancel()
    #expect(source.isCancelled)
  }
}

/// Sets and dictionaries of objects that may be released.
struct ObjectTableTests {
  private protocol Listener: AnyObject { var number: Int { get } }
  private final class Object: Listener {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `objects leave a set of weak objects when they are released`() {
    let table = NSHashTable<Object>.weakObjects()
    let kept = Object(1)
    table.add(kept)
    for number in 2...100 { table.add(Object(number)) }
    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
    #expect(table.contains(kept))
    #expect(!table.contains(Object(1)))
  }

  @Test func `a set has objects of a protocol in the order of their addition`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let objects = (1...5).map(Object.init)
    for object in objects { table.add(object) }
    table.add(objects[0])
    #expect(table.allObjects.map(\.number) == [1, 2, 3, 4, 5])
    table.remove(objects[1])
    #expect(table.allObjects.map(\.number) == [1, 3, 4, 5])
    table.removeAllObjects()
    #expect(table.anyObject == nil)
  }

  @Test func `equal objects of Foundation are one object, unless pointers are compared`() {
    let first = NSMutableString(string: "a")
    let second = NSMutableString(string: "a")
    let byValue = NSHashTable<NSMutableString>()
    byValue.add(first)
    byValue.add(second)
    #expect(byValue.count == 1)
    #expect(byValue.member(second) === first)
    let byPointer = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    byPointer.add(first)
    byPointer.add(second)
    #expect(byPointer.count == 2)
    #expect(byValue.isSubset(of: byPointer))
    #expect(byValue.intersects(byPointer))
  }

  @Test func `an entry of a dictionary ends with its weak key or value`() {
    let byKey = NSMapTable<Object, NSString>.weakToStrongObjects()
    let kept = Object(1)
    byKey.setObject("kept", forKey: kept)
    byKey.setObject("gone", forKey: Object(2))
    #expect(byKey.count == 1)
    #expect(byKey.object(forKey: kept) == "kept")
    byKey.setObject("changed", forKey: kept)
    #expect(byKey.object(forKey: kept) == "changed")
    byKey.setObject(nil, forKey: kept)
    #expect(byKey.object(forKey: kept) == nil)

    let byValue = NSMapTable<NSString, Object>.strongToWeakObjects()
    byValue.setObject(kept, forKey: "kept")
    byValue.setObject(Object(2), forKey: "gone")
    #expect(byValue.object(forKey: "gone") == nil)
    #expect(byValue.object(forKey: "kept") === kept)
    #expect(byValue.dictionaryRepresentation().count == 1)
  }

  @Test func `an enumerator has the keys of its time`() {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("1", forKey: "a")
    table.setObject("2", forKey: "b")
    let keys = table.keyEnumerator()
    table.removeAllObjects()
    #expect(keys.allObjects as? [NSString] == ["a", "b"])
    #expect(table.count == 0)
  }
}
