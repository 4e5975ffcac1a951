#include "kernels.h"

void co_dot(const int32_t *counts, size_t states, size_t columns, const int64_t *pays, int64_t *values)
{
    for (size_t i = 0; i < states; i++, counts += columns) {
        int64_t value = 0;
        for (size_t c = 0; c < columns; c++)
            value += counts[c] * pays[c];
        values[i] = value;
    }
}

void co_totals(const int32_t *counts, size_t states, size_t columns, const int64_t *weights, const uint8_t *group,
               int64_t *totals)
{
    for (size_t i = 0; i < states; i++, counts += columns) {
        int64_t weight = weights[i], *row = totals + group[i] * columns;
        for (size_t c = 0; c < columns; c++)
            row[c] += weight * counts[c];
    }
}
