#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "kernels.h"

enum { HANDS = 22100 };

typedef struct {
    uint64_t cards;
    co_key key;
    uint32_t value;
    uint8_t card[3];
} dealer_hand;

static void list_dealers(dealer_hand *hands)
{
    for (uint8_t a = 0; a < DECK; a++)
        for (uint8_t b = a + 1; b < DECK; b++)
            for (uint8_t c = b + 1; c < DECK; c++) {
                uint8_t cards[3] = {a, b, c};
                hands->cards = (uint64_t)1 << a | (uint64_t)1 << b | (uint64_t)1 << c;
                hands->key = co_card_key[a] + co_card_key[b] + co_card_key[c];
                memcpy(hands->card, cards, sizeof cards);
                hands->value = co_three_card_value(cards);
                hands++;
            }
}

static inline int result_of(uint32_t player, uint32_t dealer, uint32_t qualifies)
{
    return dealer < qualifies ? NOT_QUALIFIED : player > dealer ? WIN : player == dealer ? TIE : LOSE;
}

int co_three_card(const uint8_t *hands, size_t states, uint32_t qualifies, int six_card, int32_t *counts)
{
    dealer_hand *dealers = malloc(HANDS * sizeof *dealers);
    size_t columns = six_card ? RESULTS * CATEGORIES : RESULTS;
    if (!dealers)
        return -1;
    list_dealers(dealers);
    memset(counts, 0, states * columns * sizeof *counts);
    for (size_t i = 0; i < states; i++, hands += 3, counts += columns) {
        uint64_t mine = 0, suits = 0;
        co_key key = 0;
        uint32_t value = co_three_card_value(hands);
        for (int j = 0; j < 3; j++) {
            mine |= (uint64_t)1 << hands[j];
            key += co_card_key[hands[j]];
            suits |= co_card_suits[hands[j]];
        }
        for (const dealer_hand *dealer = dealers; dealer < dealers + HANDS; dealer++) {
            if (dealer->cards & mine)
                continue;
            int result = result_of(value, dealer->value, qualifies);
            if (!six_card) {
                counts[result]++;
                continue;
            }
            co_key both = key + dealer->key;
            uint64_t all_suits = 0;
            if (co_flush_suit(both) >= 0)
                for (int j = 0; j < 3; j++)
                    all_suits |= co_card_suits[dealer->card[j]];
            counts[result * CATEGORIES + (int)co_category_of(1, both, suits | all_suits)]++;
        }
    }
    free(dealers);
    return 0;
}
