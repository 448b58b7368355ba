#ifndef QUOIN_CIMAGEFILES_H
#define QUOIN_CIMAGEFILES_H

#include <libdeflate.h>
#include <spng.h>

#endif
