// `import TesseraTesting` includes the host of a screen.
@_exported import HeadlessHost
