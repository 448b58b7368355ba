@_exported import QuoinCairo
@_exported import QuoinLayout
@_exported import QuoinScene
