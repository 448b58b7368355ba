// Sizes, ranges and insets are part of every signature here, so that they come with the room.
@_exported import QuoinGeometry
