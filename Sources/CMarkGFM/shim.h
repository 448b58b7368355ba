#ifndef QUOIN_CMARKGFM_H
#define QUOIN_CMARKGFM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
