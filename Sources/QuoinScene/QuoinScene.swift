// Exported, because what paints is a layout element: whoever imports nodes needs the kinds and styles around them, too.
@_exported import QuoinLayout
