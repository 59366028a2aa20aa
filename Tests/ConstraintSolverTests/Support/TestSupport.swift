// For all files of the target.
@_exported import SolverReference
@_exported import TestSupport
