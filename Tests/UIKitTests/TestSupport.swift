// Imported for all files of the target.
@_exported import TestSupport
