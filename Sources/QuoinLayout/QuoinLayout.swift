// Exported, because kinds declare their properties with these types, and sizes, ranges and insets are part of every signature.
@_exported import QuoinValues
