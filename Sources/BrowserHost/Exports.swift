// Programs that serve screens name them with types of the module of screens.
@_exported import ScreenHost
