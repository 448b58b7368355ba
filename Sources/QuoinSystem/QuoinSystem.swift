// Exported, because paths, file descriptors and calls of the C library are what this room is about: whoever imports it needs
// them, too.
@_exported import QuoinPlatform
@_exported import SystemPackage
