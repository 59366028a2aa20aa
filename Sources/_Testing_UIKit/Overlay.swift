// Swift Testing imports this module by name in every file that imports both `Testing` and
// `UIKit`: on Apple's platforms it adds attachments of images. There are no such images here, so
// the module is empty. `UIKit` depends on it so that it is available wherever `UIKit` is; without
// it no test could import the two together.
