// `import os` includes Foundation, which has the C library.
@_exported import Foundation
