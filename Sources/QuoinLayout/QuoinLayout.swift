// Exported, because sizes, ranges and insets are part of every signature here.
@_exported import QuoinGeometry
