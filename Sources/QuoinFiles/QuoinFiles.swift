// Exported, because a file holds a document, which is drawn into pictures.
@_exported import Quoin
@_exported import QuoinDocument
