#include <string.h>

#include "evaluate.h"
#include "kernels.h"

enum { LEAST_POINTS = 12, MOST_POINTS = 54, COLUMNS = (MOST_POINTS - LEAST_POINTS + 1) * CATEGORIES };

void co_four_card(const uint8_t *hands, size_t states, const uint8_t *points, int32_t *counts)
{
    memset(counts, 0, states * COLUMNS * sizeof *counts);
    for (size_t i = 0; i < states; i++, hands += 4, counts += COLUMNS) {
        uint64_t mine = 0, suits = 0;
        co_key key = 0;
        int sum = 0, least = 99;
        for (int j = 0; j < 4; j++) {
            int worth = points[hands[j] >> 2];
            mine |= (uint64_t)1 << hands[j];
            key += co_card_key[hands[j]];
            suits |= co_card_suits[hands[j]];
            sum += worth;
            least = worth < least ? worth : least;
        }
        for (int a = 0; a < DECK; a++) {
            if (mine >> a & 1)
                continue;
            int worth = points[a >> 2], sum_a = sum + worth, least_a = worth < least ? worth : least;
            co_key key_a = key + co_card_key[a];
            uint64_t suits_a = suits | co_card_suits[a];
            for (int b = a + 1; b < DECK; b++) {
                if (mine >> b & 1)
                    continue;
                int last = points[b >> 2];
                int total = sum_a + last - (last < least_a ? last : least_a);
                unsigned category = co_category_of(1, key_a + co_card_key[b], suits_a | co_card_suits[b]);
                counts[(total - LEAST_POINTS) * CATEGORIES + (int)category]++;
            }
        }
    }
}
