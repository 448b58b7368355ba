// Exported, because kinds declare their properties with these types.
@_exported import QuoinValues
// Exported, because sizes, ranges and insets are part of every signature here.
@_exported import QuoinValues
