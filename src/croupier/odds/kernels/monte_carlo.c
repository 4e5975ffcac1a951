#include "evaluate.h"
#include "kernels.h"
