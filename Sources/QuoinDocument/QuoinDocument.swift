// Exported, because a document is read into elements of a scene.
@_exported import QuoinScene
