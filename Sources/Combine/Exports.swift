// `import Combine` on platforms without it: OpenCombine, and what it adds to Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
