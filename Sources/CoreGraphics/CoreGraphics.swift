// On Darwin, the module of the system has this name: Package.swift compiles these files into UIKit.
@_exported import Foundation
