import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

/// Tests of nibs and storyboards, which share the registry of documents and the record of calls.
@Suite(.serialized) @MainActor
struct InterfaceDocumentTests {}
