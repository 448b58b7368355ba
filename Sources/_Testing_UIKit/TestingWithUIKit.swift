// A file that imports Testing and a module called UIKit also imports this module: the compiler adds it, and on Apple's systems
// it comes with the tools.
