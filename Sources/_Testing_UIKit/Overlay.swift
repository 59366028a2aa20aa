// Swift Testing asks for this module by name wherever a file imports both `Testing` and `UIKit`: on
// Apple's platforms it adds attachments of images. There are no such images here, so the module holds
// nothing. `UIKit` depends on it so that it is there wherever `UIKit` is; without it no test could
// import the two together.
