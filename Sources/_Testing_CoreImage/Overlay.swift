// Swift Testing imports this module by name in every file that imports both `Testing` and
// `CoreImage`; see the module `_Testing_UIKit`.
