@_exported import QuoinComparison
@_exported import QuoinFiles
