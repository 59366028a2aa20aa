import SceneRendering
import UIKit

/// The difference between two pictures of one size.
struct PictureDifference {
  /// The number of differing pixels.
  let count: Int
  /// The number of all pixels.
  let total: Int
  /// The largest deviation of a color, from 0 to 255.
  let largest: Int
  /// The rectangle around the differing pixels: x, y, width, height.
  let bounds: (x: Int, y: Int, width: Int, height: Int)
  /// The recorded picture, faded, with the differing pixels in magenta.
  let picture: PixelImage

  /// Creates the difference; `nil` if no pixel deviates by more than the accuracy.
  ///
  /// - Precondition: The pictures have the same size.
  init?(old: PixelImage, new: PixelImage, accuracy: Int) {
    var drawn = [UInt8](repeating: 255, count: old.bytes.count)
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    old.bytes.withUnsafeBufferPointer { before in
      new.bytes.withUnsafeBufferPointer { after in
        drawn.withUnsafeMutableBufferPointer { drawn in
          var index = 0
          while index < before.count {
            defer { index += 4 }
            var deviation = 0
            for place in index..<(index + 4) where before[place] != after[place] {
              deviation = max(deviation, abs(Int(before[place]) - Int(after[place])))
            }
            guard deviation > accuracy else {
              // A quarter of the grey, on white.
              let grey = Int(before[index]) + Int(before[index + 1]) + Int(before[index + 2])
              let faded = UInt8(191 + grey / 12)
              for place in index..<(index + 3) { drawn[place] = faded }
              continue
            }
            count += 1
            largest = max(largest, deviation)
            let (row, column) = (index / 4).quotientAndRemainder(dividingBy: old.width)
            (left, right) = (min(left, column), max(right, column))
            (top, bottom) = (min(top, row), max(bottom, row))
            // Magenta.
            drawn[index + 1] = 0
          }
        }
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    total = old.width * old.height
    self.largest = largest
    bounds = (left, top, right - left + 1, bottom - top + 1)
    picture = PixelImage(width: old.width, height: old.height, bytes: drawn)
  }

  /// The difference in words.
  var text: String {
    let share = Double(count) / Double(total) * 100
    let percent = share < 0.01 ? "less than 0.01" : String(format: "%.2f", share)
    return
      "\(count) of \(total) pixels differ (\(percent) %), by at most \(largest) of 255, in the "
      + "rectangle x \(bounds.x), y \(bounds.y), \(bounds.width) x \(bounds.height) pixels"
  }
}
