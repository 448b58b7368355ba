// The module consists of the app's own sources, which AppSources.txt lists.
