@_exported import QuoinAutoLayout
@_exported import QuoinCairo
@_exported import QuoinComparison
@_exported import QuoinCompositional
@_exported import QuoinDocument
@_exported import QuoinFiles
@_exported import QuoinLayout
@_exported import QuoinScene
