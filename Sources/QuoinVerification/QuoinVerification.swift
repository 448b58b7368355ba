// Exported, because documents on disk are verified, and results come of it.
@_exported import QuoinFiles
@_exported import QuoinResults
