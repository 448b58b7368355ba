@_exported import QuoinAutoLayout
@_exported import QuoinCairo
@_exported import QuoinCompositional
@_exported import QuoinLayout
@_exported import QuoinScene
