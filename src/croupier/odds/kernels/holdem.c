/* Casino Hold'em's shape, counted through the classes of boards that pay alike.
 *
 * A showdown sees the suits of a board only in which suit has three or more of its cards, and which ranks these
 * are. So there are 6,175 multisets of ranks ("mixed" boards, two cards of the hand are one of 91 pairs of ranks)
 * and 36,608 boards with such a suit ("suited": a card is one of 26 types, rank and whether of the suit; 351
 * pairs). For each class and pair: how many of the 990 dealer's hands lead to each result, and the category.
 * Over turn and river, the boards that hold neither card of the hand are all, less those with the one, less
 * those with the other, and those with both again. A pair that a board leaves no cards for has some value too:
 * it is the same wherever it is added and subtracted. All sums are modulo 2^32, the final ones below.
 */
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "kernels.h"

enum { MIXED = 6175, SUITED = 36608, TYPES = 26, MIXED_PAIRS = 91, SUITED_PAIRS = 351, DEALERS = 990 };
enum { FIELD = 10, FIELD_MASK = 1023, WORDS = LEVELS / 64 + 1, PADDED_TYPES = 32 };

static uint8_t mixed_ranks[MIXED][5];
static struct {
    uint16_t ranks;
    uint8_t off_count, off[2];
} suited_boards[SUITED];
static int32_t suited_start[1 << RANKS];

static inline int pair_of(int a, int b)
{
    return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b;
}

static inline int mixed_class(co_key ranks_key)
{
    return co_high[0][ranks_key >> 32] + co_low[ranks_key >> 16 & 0xffff];
}

static void list_mixed(void)
{
    uint8_t r[5];
    for (r[0] = 0; r[0] < RANKS; r[0]++)
        for (r[1] = r[0]; r[1] < RANKS; r[1]++)
            for (r[2] = r[1]; r[2] < RANKS; r[2]++)
                for (r[3] = r[2]; r[3] < RANKS; r[3]++)
                    for (r[4] = r[3]; r[4] < RANKS; r[4]++) {
                        co_key key = 0;
                        for (int i = 0; i < 5; i++)
                            key += co_rank_key[r[i]];
                        if (r[0] != r[4])
                            memcpy(mixed_ranks[mixed_class(key)], r, sizeof r);
                    }
}

static void list_suited(void)
{
    int next = 0;
    for (int suited = 3; suited <= 5; suited++)
        for (unsigned ranks = 0; ranks < 1u << RANKS; ranks++) {
            if (__builtin_popcount(ranks) != suited)
                continue;
            suited_start[ranks] = next;
            int off = 5 - suited, boards = off == 2 ? MIXED_PAIRS : off == 1 ? RANKS : 1;
            for (int b = 0; b < RANKS; b++)
                for (int a = 0; a <= b; a++)
                    if (off == 2 || (a == 0 && (off == 1 || b == 0))) {
                        int place = next + (off == 2 ? pair_of(a, b) : off == 1 ? b : 0);
                        suited_boards[place].ranks = (uint16_t)ranks;
                        suited_boards[place].off_count = (uint8_t)off;
                        suited_boards[place].off[0] = (uint8_t)b;
                        suited_boards[place].off[1] = (uint8_t)a;
                    }
            next += boards;
        }
}

void co_prepare_holdem(void)
{
    list_mixed();
    list_suited();
}

/* For each pair of card types: pack how many dealer's hands it beats, ties and finds unqualified. */
static void solve(int types, const uint8_t *left, const uint16_t *level, int qualifies, uint32_t *packed)
{
    uint64_t bits[WORDS] = {0};
    uint16_t place_of[LEVELS], place[SUITED_PAIRS];
    uint16_t all[SUITED_PAIRS + 1] = {0}, with[SUITED_PAIRS + 1][PADDED_TYPES];
    int pair = 0, places = 0, opens = 0;
    for (int q = 0; q < types; q++)
        for (int p = 0; p <= q; p++, pair++)
            if (left[p] && left[q] > (p == q))
                bits[level[pair] >> 6] |= (uint64_t)1 << (level[pair] & 63);
    for (int w = 0; w < WORDS; w++)
        for (uint64_t word = bits[w]; word; word &= word - 1) {
            int at = 64 * w + __builtin_ctzll(word);
            opens += at < qualifies;
            place_of[at] = (uint16_t)places++;
        }
    memset(with, 0, (size_t)(places + 1) * sizeof *with);
    pair = 0;
    for (int q = 0; q < types; q++)
        for (int p = 0; p <= q; p++, pair++) {
            if (!(left[p] && left[q] > (p == q)))
                continue;
            int at = place_of[level[pair]];
            place[pair] = (uint16_t)at;
            all[at + 1] += (uint16_t)(p == q ? left[p] * (left[p] - 1) / 2 : left[p] * left[q]);
            with[at + 1][p] += (uint16_t)(left[q] - (p == q));
            if (p != q)
                with[at + 1][q] += left[p];
        }
    for (int at = 0; at < places; at++) {
        all[at + 1] += all[at];
        for (int t = 0; t < PADDED_TYPES; t++)
            with[at + 1][t] += with[at][t];
    }
    pair = 0;
    for (int q = 0; q < types; q++)
        for (int p = 0; p <= q; p++, pair++) {
            packed[pair] = 0;
            if (!(left[p] && left[q] > (p == q)))
                continue;
            int at = place[pair];
            int below = all[at] - with[at][p] - with[at][q];
            int not_above = all[at + 1] - with[at + 1][p] - with[at + 1][q] + 1; /* the hand itself went twice */
            int unqualified = all[opens] - with[opens][p] - with[opens][q] + (at < opens);
            int win = at < opens ? 0 : below - unqualified;
            int tie = at < opens ? 0 : not_above - below;
            packed[pair] = (uint32_t)(win | tie << FIELD | unqualified << 2 * FIELD);
        }
}

void co_holdem_mixed(int from, int to, uint32_t qualifies, uint32_t *packed, uint8_t *category)
{
    int opens = co_level_of(qualifies);
    for (int class = from; class < to; class++) {
        uint8_t left[RANKS];
        uint16_t level[MIXED_PAIRS];
        co_key key = 0;
        memset(left, SUITS, sizeof left);
        for (int i = 0; i < 5; i++) {
            key += co_rank_key[mixed_ranks[class][i]];
            left[mixed_ranks[class][i]]--;
        }
        int pair = 0;
        for (int b = 0; b < RANKS; b++)
            for (int a = 0; a <= b; a++, pair++) {
                int possible = left[a] && left[b] > (a == b);
                level[pair] = possible ? (uint16_t)co_mixed(2, key + co_rank_key[a] + co_rank_key[b]) : 0;
                category[(size_t)class * MIXED_PAIRS + pair] = co_category[level[pair]];
            }
        solve(RANKS, left, level, opens, packed + (size_t)class * MIXED_PAIRS);
    }
}

void co_holdem_suited(int from, int to, uint32_t qualifies, uint32_t *packed, uint8_t *category)
{
    int opens = co_level_of(qualifies);
    for (int class = from; class < to; class++) {
        uint8_t left[TYPES];
        uint16_t level[SUITED_PAIRS];
        unsigned ranks = suited_boards[class].ranks;
        co_key key = 0;
        for (int r = 0; r < RANKS; r++) {
            left[2 * r] = SUITS - 1;
            left[2 * r + 1] = !(ranks >> r & 1);
            key += ranks >> r & 1 ? co_rank_key[r] : 0;
        }
        for (int i = 0; i < suited_boards[class].off_count; i++) {
            key += co_rank_key[suited_boards[class].off[i]];
            left[2 * suited_boards[class].off[i]]--;
        }
        int pair = 0, suited = 5 - suited_boards[class].off_count;
        for (int q = 0; q < TYPES; q++)
            for (int p = 0; p <= q; p++, pair++) {
                level[pair] = 0;
                if (left[p] && left[q] > (p == q)) {
                    unsigned flush = ranks | (unsigned)(p & 1) << p / 2 | (unsigned)(q & 1) << q / 2;
                    level[pair] = suited + (p & 1) + (q & 1) >= 5
                                      ? co_flush_level[flush]
                                      : (uint16_t)co_mixed(2, key + co_rank_key[p / 2] + co_rank_key[q / 2]);
                }
                category[(size_t)class * SUITED_PAIRS + pair] = co_category[level[pair]];
            }
        solve(TYPES, left, level, opens, packed + (size_t)class * SUITED_PAIRS);
    }
}

/* Count a class's results for one pair into the cell of its category, `times` times. */
static inline void add(uint32_t *cells, uint32_t packed, uint8_t category, uint32_t times)
{
    uint32_t *cell = cells + category * RESULTS;
    uint32_t win = packed & FIELD_MASK, tie = packed >> FIELD & FIELD_MASK, not_qualified = packed >> 2 * FIELD;
    cell[WIN] += times * win;
    cell[TIE] += times * tie;
    cell[LOSE] += times * (DEALERS - win - tie - not_qualified);
    cell[NOT_QUALIFIED] += times * not_qualified;
}

#define NAME(x) x##_counted
#define CELLS (CATEGORIES * RESULTS)
#define ADD(cells, boards, at, times) add(cells, sums->boards[at], sums->boards##_category[at], times)
#include "holdem_flops.h"
#undef NAME
#undef CELLS
#undef ADD

#define NAME(x) x##_worth
#define CELLS 1
#define ADD(cells, boards, at, times) ((cells)[0] += (uint32_t)(times) * sums->boards[at])
#include "holdem_flops.h"

int co_holdem_counts(int from, int to, const uint8_t *flops, const int64_t *start, const uint8_t *holes,
                     const uint32_t *mixed, const uint8_t *mixed_category, const uint32_t *suited,
                     const uint8_t *suited_category, int32_t *counts)
{
    flop_sums_counted *sums = malloc(sizeof *sums);
    if (!sums)
        return -1;
    sums->mixed = mixed, sums->mixed_category = mixed_category;
    sums->suited = suited, sums->suited_category = suited_category;
    for (int flop = from; flop < to; flop++) {
        look_at_counted(sums, flops + 3 * flop);
        for (int64_t state = start[flop]; state < start[flop + 1]; state++)
            gather_counted(sums, holes[2 * state], holes[2 * state + 1],
                           (uint32_t *)counts + state * CATEGORIES * RESULTS);
    }
    free(sums);
    return 0;
}

void co_holdem_pay(const uint32_t *packed, const uint8_t *category, size_t pairs, const int32_t *pays, int32_t *worths)
{
    for (size_t i = 0; i < pairs; i++) {
        const int32_t *pay = pays + category[i] * RESULTS;
        int32_t win = packed[i] & FIELD_MASK, tie = packed[i] >> FIELD & FIELD_MASK;
        int32_t not_qualified = (int32_t)(packed[i] >> 2 * FIELD);
        worths[i] = win * pay[WIN] + tie * pay[TIE] + not_qualified * pay[NOT_QUALIFIED] +
                    (DEALERS - win - tie - not_qualified) * pay[LOSE];
    }
}

int co_holdem_worths(int from, int to, const uint8_t *flops, const int64_t *start, const uint8_t *holes,
                     const int32_t *mixed, const int32_t *suited, int64_t *values)
{
    flop_sums_worth *sums = malloc(sizeof *sums);
    if (!sums)
        return -1;
    sums->mixed = (const uint32_t *)mixed, sums->suited = (const uint32_t *)suited;
    for (int flop = from; flop < to; flop++) {
        look_at_worth(sums, flops + 3 * flop);
        for (int64_t state = start[flop]; state < start[flop + 1]; state++) {
            uint32_t worth;
            gather_worth(sums, holes[2 * state], holes[2 * state + 1], &worth);
            values[state] = (int32_t)worth;
        }
    }
    free(sums);
    return 0;
}
