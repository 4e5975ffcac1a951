/* Rounds played by chance. A round's cards depend on the seed and the round's number alone, so any range of rounds
 * can be played anywhere. One 64-bit number gives all cards of a round without bias: it is multiplied by 52, 51, ...
 * in turn, each product's upper word is the next choice, and a last word too low to be fair is refused.
 */
#include <string.h>

#include "evaluate.h"
#include "kernels.h"

enum { MOST_DEALT = 9 };

static const uint64_t STEP = 0x9e3779b97f4a7c15u, AGAIN = 0xd1b54a32d192ed03u;

static inline uint64_t mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* The number below which the last word is refused: 2^64 modulo the number of deals. */
static uint64_t refused_below(int dealt)
{
    uint64_t deals = 1;
    for (int i = 0; i < dealt; i++)
        deals *= (uint64_t)(DECK - i);
    return (0 - deals) % deals;
}

static inline void deal(uint64_t seed, uint64_t round, int dealt, uint64_t refused, uint8_t *cards)
{
    static const uint8_t sorted[DECK] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
                                         18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
                                         36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51};
    uint8_t deck[DECK], place[MOST_DEALT];
    uint64_t word = mix(seed + (round + 1) * STEP), left;
    for (;;) {
        left = word;
        for (int i = 0; i < dealt; i++) {
            unsigned __int128 product = (unsigned __int128)left * (uint64_t)(DECK - i);
            place[i] = (uint8_t)(product >> 64);
            left = (uint64_t)product;
        }
        if (left >= refused)
            break;
        word = mix(word + AGAIN);
    }
    memcpy(deck, sorted, sizeof deck);
    for (int i = 0; i < dealt; i++) {
        cards[i] = deck[i + place[i]];
        deck[i + place[i]] = deck[i];
    }
}

static inline void order(uint8_t *a, uint8_t *b)
{
    uint8_t low = *a < *b ? *a : *b;
    *b = *a < *b ? *b : *a;
    *a = low;
}

static inline unsigned two(unsigned a, unsigned b)
{
    return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
}

static inline unsigned three_sorted(const uint8_t *c)
{
    return c[2] * (c[2] - 1u) * (c[2] - 2u) / 6 + c[1] * (c[1] - 1u) / 2 + c[0];
}

/* The place of three cards among all hands of three, sorted by the last card first. */
static inline unsigned three(const uint8_t *cards)
{
    uint8_t c[3] = {cards[0], cards[1], cards[2]};
    order(&c[0], &c[1]), order(&c[1], &c[2]), order(&c[0], &c[1]);
    return three_sorted(c);
}

static inline unsigned four(const uint8_t *cards)
{
    uint8_t c[4] = {cards[0], cards[1], cards[2], cards[3]};
    order(&c[0], &c[1]), order(&c[2], &c[3]), order(&c[0], &c[2]), order(&c[1], &c[3]), order(&c[1], &c[2]);
    return c[3] * (c[3] - 1u) * (c[3] - 2u) * (c[3] - 3u) / 24 + three_sorted(c);
}

static inline void note(uint64_t *counts, uint16_t *cells, uint8_t *dealt, size_t i, unsigned cell,
                        const uint8_t *cards, size_t size)
{
    counts[cell]++;
    if (cells)
        cells[i] = (uint16_t)cell;
    if (dealt)
        memcpy(dealt + i * size, cards, size);
}

void co_play_three_card(uint64_t seed, uint64_t first, size_t rounds, const uint32_t *values, const uint8_t *choice,
                        uint32_t qualifies, int six_card, uint64_t *counts, uint16_t *cells, uint8_t *dealt)
{
    unsigned columns = six_card ? RESULTS * CATEGORIES : RESULTS;
    uint64_t refused = refused_below(6);
    for (size_t i = 0; i < rounds; i++) {
        uint8_t cards[6];
        deal(seed, first + i, 6, refused, cards);
        unsigned hand = three(cards);
        uint32_t mine = values[hand], dealers = values[three(cards + 3)];
        unsigned column = dealers < qualifies ? NOT_QUALIFIED : mine > dealers ? WIN : mine == dealers ? TIE : LOSE;
        if (six_card) {
            co_key key = 0;
            uint64_t suits = 0;
            for (int j = 0; j < 6; j++) {
                key += co_card_key[cards[j]];
                suits |= co_card_suits[cards[j]];
            }
            column = column * CATEGORIES + co_category_of(1, key, suits);
        }
        unsigned cell = (choice[hand] * THREE_CATEGORIES + (mine >> 20)) * columns + column;
        note(counts, cells, dealt, i, cell, cards, 6);
    }
}

void co_play_four_card(uint64_t seed, uint64_t first, size_t rounds, const uint8_t *points, const uint8_t *choice,
                       uint64_t *counts, uint16_t *cells, uint8_t *dealt)
{
    enum { LEAST_POINTS = 12, COLUMNS = 43 * CATEGORIES };
    uint64_t refused = refused_below(6);
    for (size_t i = 0; i < rounds; i++) {
        uint8_t cards[6];
        co_key key = 0;
        uint64_t suits = 0;
        unsigned sum = 0, least = 99;
        deal(seed, first + i, 6, refused, cards);
        for (int j = 0; j < 6; j++) {
            unsigned worth = points[cards[j] >> 2];
            key += co_card_key[cards[j]];
            suits |= co_card_suits[cards[j]];
            sum += worth;
            least = worth < least ? worth : least;
        }
        unsigned column = (sum - least - LEAST_POINTS) * CATEGORIES + co_category_of(1, key, suits);
        note(counts, cells, dealt, i, choice[four(cards)] * COLUMNS + column, cards, 6);
    }
}

void co_play_holdem(uint64_t seed, uint64_t first, size_t rounds, const uint16_t *flop_of, const uint8_t *suit_of,
                    const uint8_t *choice, uint32_t qualifies, uint64_t *counts, uint16_t *cells, uint8_t *dealt)
{
    enum { PAIRS = 1326, COLUMNS = CATEGORIES * RESULTS };
    unsigned opens = (unsigned)co_level_of(qualifies);
    uint64_t refused = refused_below(9);
    for (size_t i = 0; i < rounds; i++) {
        uint8_t cards[9]; /* two, the dealer's two, the flop, turn, river */
        deal(seed, first + i, 9, refused, cards);
        unsigned flop = three(cards + 4);
        const uint8_t *suit = suit_of + 4 * flop;
        unsigned a = (cards[0] & ~3u) | suit[cards[0] & 3], b = (cards[1] & ~3u) | suit[cards[1] & 3];
        unsigned chosen = choice[flop_of[flop] * PAIRS + two(a, b)];
        co_key own = co_card_key[cards[0]] + co_card_key[cards[1]], board = 0;
        uint64_t own_suits = co_card_suits[cards[0]] | co_card_suits[cards[1]], board_suits = 0;
        for (int j = 4; j < 7; j++) {
            board += co_card_key[cards[j]];
            board_suits |= co_card_suits[cards[j]];
        }
        unsigned seen = co_category_of(0, own + board, own_suits | board_suits);
        for (int j = 7; j < 9; j++) {
            board += co_card_key[cards[j]];
            board_suits |= co_card_suits[cards[j]];
        }
        unsigned mine = co_level(2, own + board, own_suits | board_suits);
        unsigned dealers = co_level(2, board + co_card_key[cards[2]] + co_card_key[cards[3]],
                                    board_suits | co_card_suits[cards[2]] | co_card_suits[cards[3]]);
        unsigned result = dealers < opens ? NOT_QUALIFIED : mine > dealers ? WIN : mine == dealers ? TIE : LOSE;
        unsigned cell = (chosen * CATEGORIES + seen) * COLUMNS + co_category[mine] * RESULTS + result;
        note(counts, cells, dealt, i, cell, cards, 9);
    }
}
