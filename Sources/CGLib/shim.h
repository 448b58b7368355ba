#ifndef QUOIN_CGLIB_H
#define QUOIN_CGLIB_H

#include <glib.h>

#endif
