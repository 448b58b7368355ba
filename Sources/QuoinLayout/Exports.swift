// What a layout kind declares about itself is part of its own interface.
@_exported import QuoinDeclarations
