/* Hand values from tables: the order of hands/five_card.py and hands/three_card.py, counted in dense levels.
 *
 * A card is rank * 4 + suit, 0..51. The ranks of a hand are a multiset: a number in base 5 for the seven
 * highest ranks, one for the six lowest. Both are sums over the cards, and two small tables turn them into a
 * perfect index. A level is the place of a value among all 7,462 different ones, 0 the worst.
 */
#ifndef CROUPIER_EVALUATE_H
#define CROUPIER_EVALUATE_H

#include <stddef.h>
#include <stdint.h>

enum { DECK = 52, RANKS = 13, SUITS = 4, LEVELS = 7462, CATEGORIES = 11, THREE_CATEGORIES = 7, RESULTS = 4 };
enum { WIN, TIE, LOSE, NOT_QUALIFIED };
enum { HIGH_RANKS = 7, LOW_RANKS = 6, HIGH_KEYS = 78125, LOW_KEYS = 15625, MOST_MULTISETS = 49205 };

/* A sum of cards: bits 0..15 count four suits, 16..31 the key of low ranks, 32.. the key of high ranks. */
typedef uint64_t co_key;

extern co_key co_card_key[DECK];
extern co_key co_rank_key[RANKS];     /* without the suit */
extern uint64_t co_card_suits[DECK];  /* bit suit * 16 + rank */
extern uint16_t co_high[3][HIGH_KEYS]; /* by number of cards less five */
extern uint16_t co_low[LOW_KEYS];
extern uint16_t co_mixed_level[3][MOST_MULTISETS];
extern uint8_t co_mixed_category[3][MOST_MULTISETS];
extern uint16_t co_flush_level[1 << RANKS];
extern uint8_t co_flush_category[1 << RANKS];
extern uint8_t co_category[LEVELS];
extern uint32_t co_value[LEVELS]; /* as five_card.evaluate packs it */

/* List the classes of boards; a part of co_prepare. */
void co_prepare_holdem(void);

/* The value of three cards, as three_card.evaluate packs it. */
uint32_t co_three_card_value(const uint8_t *cards);

/* The lowest level worth at least a packed value. */
int co_level_of(uint32_t value);

/* The level of 5 + more cards from the sums of their keys, flush or not. */
static inline unsigned co_mixed(unsigned more, co_key key)
{
    return co_mixed_level[more][co_high[more][key >> 32] + co_low[key >> 16 & 0xffff]];
}

/* The suit of which a sum of cards holds five or more, or -1. */
static inline int co_flush_suit(co_key key)
{
    uint64_t five_suited = (key + 0x3333) & 0x8888;
    if (!five_suited)
        return -1;
    return five_suited & 0x00ff ? (five_suited & 0x000f ? 0 : 1) : (five_suited & 0x0f00 ? 2 : 3);
}

/* With at most seven cards a flush leaves no room for a full house or four of a kind. */
static inline unsigned co_level(unsigned more, co_key key, uint64_t suits)
{
    int suit = co_flush_suit(key);
    return suit < 0 ? co_mixed(more, key) : co_flush_level[suits >> 16 * suit & 0x1fff];
}

/* The same for the category alone, which takes one table less. */
static inline unsigned co_category_of(unsigned more, co_key key, uint64_t suits)
{
    int suit = co_flush_suit(key);
    if (suit >= 0)
        return co_flush_category[suits >> 16 * suit & 0x1fff];
    return co_mixed_category[more][co_high[more][key >> 32] + co_low[key >> 16 & 0xffff]];
}

#endif
