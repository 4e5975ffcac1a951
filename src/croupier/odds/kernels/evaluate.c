#include "evaluate.h"

#include <stdlib.h>
#include <string.h>

#include "kernels.h"

enum { HIGH_CARD, PAIR, PAIR_OF_ACES, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL };
enum { ACE = 12, VALUE_SLOTS = 5, VALUE_BITS = 4 };

co_key co_card_key[DECK];
co_key co_rank_key[RANKS];
uint64_t co_card_suits[DECK];
uint16_t co_high[3][HIGH_KEYS];
uint16_t co_low[LOW_KEYS];
uint16_t co_mixed_level[3][MOST_MULTISETS];
uint8_t co_mixed_category[3][MOST_MULTISETS];
uint16_t co_flush_level[1 << RANKS];
uint8_t co_flush_category[1 << RANKS];
uint8_t co_category[LEVELS];
uint32_t co_value[LEVELS];

/* The top rank of the highest straight of so many ranks; -1 for none. The ace also stands below the two (A10). */
static int straight_top(unsigned ranks, int length)
{
    unsigned window = (1u << length) - 1;
    for (int top = ACE; top >= length - 1; top--)
        if ((ranks >> (top - length + 1) & window) == window)
            return top;
    unsigned wheel = 1u << ACE | ((1u << (length - 1)) - 1);
    return (ranks & wheel) == wheel ? length - 2 : -1;
}

/* Pack a category and ranks by falling weight. */
static uint32_t pack(int category, const int *ranks, int count)
{
    uint32_t value = (uint32_t)category;
    for (int slot = 0; slot < VALUE_SLOTS; slot++)
        value = value << VALUE_BITS | (uint32_t)(slot < count ? ranks[slot] : 0);
    return value;
}

static uint32_t suited_value(unsigned ranks)
{
    int top = straight_top(ranks, 5), tops[5], count = 0;
    if (top >= 0)
        return pack(top == ACE ? ROYAL : STRAIGHT_FLUSH, &top, 1);
    for (int r = ACE; count < 5; r--)
        if (ranks >> r & 1)
            tops[count++] = r;
    return pack(FLUSH, tops, 5);
}

/* The value of a multiset of five to seven ranks in mixed suits. */
static uint32_t mixed_value(const uint8_t *held)
{
    int four = -1, three = -1, three_more = -1, pairs[3], pair_count = 0, out[5], count = 0;
    unsigned ranks = 0;
    for (int r = ACE; r >= 0; r--) {
        if (held[r])
            ranks |= 1u << r;
        if (held[r] == 4)
            four = r;
        else if (held[r] == 3 && three < 0)
            three = r;
        else if (held[r] == 3)
            three_more = three_more < 0 ? r : three_more;
        else if (held[r] == 2)
            pairs[pair_count++] = r;
    }
    int category, named[2], names = 0, kickers;
    int pair = pair_count ? pairs[0] : -1;
    int top = straight_top(ranks, 5);
    if (four >= 0) {
        category = FOUR, named[names++] = four, kickers = 1;
    } else if (three >= 0 && (pair >= 0 || three_more >= 0)) {
        category = FULL_HOUSE, named[names++] = three, named[names++] = pair > three_more ? pair : three_more, kickers = 0;
    } else if (top >= 0) {
        return pack(STRAIGHT, &top, 1);
    } else if (three >= 0) {
        category = THREE, named[names++] = three, kickers = 2;
    } else if (pair_count > 1) {
        category = TWO_PAIR, named[names++] = pairs[0], named[names++] = pairs[1], kickers = 1;
    } else if (pair_count) {
        category = pair == ACE ? PAIR_OF_ACES : PAIR, named[names++] = pair, kickers = 3;
    } else {
        category = HIGH_CARD, kickers = 5;
    }
    for (int i = 0; i < names; i++)
        out[count++] = named[i], ranks &= ~(1u << named[i]);
    for (int r = ACE; kickers; r--)
        if (ranks >> r & 1)
            out[count++] = r, kickers--;
    return pack(category, out, count);
}

uint32_t co_three_card_value(const uint8_t *cards)
{
    enum { T_HIGH, T_PAIR, T_FLUSH, T_STRAIGHT, T_THREE, T_STRAIGHT_FLUSH, T_MINI_ROYAL };
    int a = cards[0] >> 2, b = cards[1] >> 2, c = cards[2] >> 2, swap;
    if (a < b)
        swap = a, a = b, b = swap;
    if (b < c)
        swap = b, b = c, c = swap;
    if (a < b)
        swap = a, a = b, b = swap;
    int ranks[3] = {a, b, c};
    if (a == b && b == c)
        return pack(T_THREE, ranks, 1);
    if (a == b || b == c) {
        int paired[2] = {b, a == b ? c : a};
        return pack(T_PAIR, paired, 2);
    }
    int suited = ((cards[0] ^ cards[1]) & 3) == 0 && ((cards[1] ^ cards[2]) & 3) == 0;
    int top = straight_top(1u << a | 1u << b | 1u << c, 3);
    if (top < 0)
        return pack(suited ? T_FLUSH : T_HIGH, ranks, 3);
    if (!suited)
        return pack(T_STRAIGHT, &top, 1);
    return pack(top == ACE ? T_MINI_ROYAL : T_STRAIGHT_FLUSH, &top, 1);
}

int co_level_of(uint32_t value)
{
    int low = 0, high = LEVELS;
    while (low < high) {
        int middle = (low + high) / 2;
        if (co_value[middle] < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int by_value(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Read a key's digits into counts of ranks; return their sum. */
static int digits(unsigned key, int ranks, uint8_t *held)
{
    int sum = 0;
    for (int r = 0; r < ranks; r++, key /= 5) {
        held[r] = (uint8_t)(key % 5);
        sum += held[r];
    }
    return sum;
}

/* The different values: those of five ranks in mixed suits, and those of five suited cards. */
static void list_values(uint16_t (*lows)[LOW_KEYS], const int *low_counts)
{
    uint8_t held[RANKS];
    size_t count = 0;
    for (unsigned high = 0; high < HIGH_KEYS; high++) {
        int left = 5 - digits(high, HIGH_RANKS, held + LOW_RANKS);
        if (left < 0)
            continue;
        for (int i = 0; i < low_counts[left]; i++) {
            digits(lows[left][i], LOW_RANKS, held);
            co_value[count++] = mixed_value(held);
        }
    }
    for (unsigned ranks = 0; ranks < 1u << RANKS; ranks++)
        if (__builtin_popcount(ranks) == 5)
            co_value[count++] = suited_value(ranks);
    qsort(co_value, count, sizeof *co_value, by_value);
}

static void fill_mixed(int cards, uint16_t (*lows)[LOW_KEYS], const int *low_counts)
{
    uint8_t held[RANKS];
    uint16_t *levels = co_mixed_level[cards - 5];
    int offset = 0;
    for (unsigned high = 0; high < HIGH_KEYS; high++) {
        int left = cards - digits(high, HIGH_RANKS, held + LOW_RANKS);
        if (left < 0)
            continue;
        co_high[cards - 5][high] = (uint16_t)offset;
        for (int i = 0; i < low_counts[left]; i++) {
            digits(lows[left][i], LOW_RANKS, held);
            levels[offset++] = (uint16_t)co_level_of(mixed_value(held));
        }
    }
}

static void fill_keys(void)
{
    uint64_t power = 1;
    for (int r = 0; r < RANKS; r++, power *= 5) {
        if (r == LOW_RANKS)
            power = 1;
        co_rank_key[r] = power << (r < LOW_RANKS ? 16 : 32);
        for (int s = 0; s < SUITS; s++) {
            co_card_key[r * 4 + s] = co_rank_key[r] | (uint64_t)1 << 4 * s;
            co_card_suits[r * 4 + s] = (uint64_t)1 << (16 * s + r);
        }
    }
}

void co_prepare(void)
{
    static uint16_t lows[8][LOW_KEYS];
    int low_counts[8] = {0};
    uint8_t held[LOW_RANKS];
    fill_keys();
    for (unsigned low = 0; low < LOW_KEYS; low++) {
        int cards = digits(low, LOW_RANKS, held);
        if (cards > 7)
            continue;
        co_low[low] = (uint16_t)low_counts[cards];
        lows[cards][low_counts[cards]++] = (uint16_t)low;
    }
    list_values(lows, low_counts);
    for (int cards = 5; cards <= 7; cards++)
        fill_mixed(cards, lows, low_counts);
    for (unsigned ranks = 0; ranks < 1u << RANKS; ranks++)
        if (__builtin_popcount(ranks) >= 5)
            co_flush_level[ranks] = (uint16_t)co_level_of(suited_value(ranks));
    for (int level = 0; level < LEVELS; level++)
        co_category[level] = (uint8_t)(co_value[level] >> VALUE_BITS * VALUE_SLOTS);
    for (int more = 0; more < 3; more++)
        for (int i = 0; i < MOST_MULTISETS; i++)
            co_mixed_category[more][i] = co_category[co_mixed_level[more][i]];
    for (unsigned ranks = 0; ranks < 1u << RANKS; ranks++)
        co_flush_category[ranks] = co_category[co_flush_level[ranks]];
    co_prepare_holdem();
}

static inline void evaluate(const uint8_t *cards, size_t hands, const int per_hand, uint32_t *values)
{
    for (size_t i = 0; i < hands; i++, cards += per_hand) {
        co_key key = 0;
        uint64_t suits = 0;
        for (int j = 0; j < per_hand; j++) {
            key += co_card_key[cards[j]];
            suits |= co_card_suits[cards[j]];
        }
        values[i] = co_value[co_level((unsigned)per_hand - 5, key, suits)];
    }
}

void co_evaluate(const uint8_t *cards, size_t hands, int per_hand, uint32_t *values)
{
    /* Known numbers of cards let the compiler unroll. */
    if (per_hand == 7)
        evaluate(cards, hands, 7, values);
    else if (per_hand == 6)
        evaluate(cards, hands, 6, values);
    else
        evaluate(cards, hands, 5, values);
}

void co_evaluate_three(const uint8_t *cards, size_t hands, uint32_t *values)
{
    for (size_t i = 0; i < hands; i++)
        values[i] = co_three_card_value(cards + 3 * i);
}

static void count_on(unsigned more, int left, int first, co_key key, uint64_t suits, uint64_t *levels)
{
    for (int card = first; card + left <= DECK; card++) {
        co_key with = key + co_card_key[card];
        uint64_t suits_with = suits | co_card_suits[card];
        if (left > 1)
            count_on(more, left - 1, card + 1, with, suits_with, levels);
        else
            levels[co_level(more, with, suits_with)]++;
    }
}

void co_count_hands(int per_hand, int lowest_from, int lowest_to, uint64_t *counts)
{
    uint64_t levels[LEVELS] = {0};
    for (int card = lowest_from; card < lowest_to; card++)
        count_on((unsigned)per_hand - 5, per_hand - 1, card + 1, co_card_key[card], co_card_suits[card], levels);
    for (int level = 0; level < LEVELS; level++)
        counts[co_category[level]] += levels[level];
}
