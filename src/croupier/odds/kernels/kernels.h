/* What Python may call. Plain declarations only: the binding is made from this very text.
 *
 * Cards are 0..51, rank * 4 + suit. Counts are of deals. Nothing locks or keeps state but the tables that
 * co_prepare fills, so ranges of work may run in threads. An int returned is 0, or -1 without memory for it.
 */
#include <stddef.h>
#include <stdint.h>

void co_prepare(void);

/* Values of hands of 5, 6 or 7 cards, packed as five_card.evaluate does; of three, as three_card.evaluate does. */
void co_evaluate(const uint8_t *cards, size_t hands, int per_hand, uint32_t *values);
void co_evaluate_three(const uint8_t *cards, size_t hands, uint32_t *values);

/* Add to counts[11] the categories of all hands whose lowest card is in a range. */
void co_count_hands(int per_hand, int lowest_from, int lowest_to, uint64_t *counts);

/* Three cards against the dealer's three. counts[states][4 results], or [states][4][11 six-card categories]. */
int co_three_card(const uint8_t *hands, size_t states, uint32_t qualifies, int six_card, int32_t *counts);

/* Four cards and two more. counts[states][points from 12 to 54][11 categories]; points of each rank are given. */
void co_four_card(const uint8_t *hands, size_t states, const uint8_t *points, int32_t *counts);

/* Two cards, a board of five, a dealer's two. First the classes of boards ... */
void co_holdem_mixed(int from, int to, uint32_t qualifies, uint32_t *packed, uint8_t *category);
void co_holdem_suited(int from, int to, uint32_t qualifies, uint32_t *packed, uint8_t *category);

/* ... then the flops from..to: states start[flop]..start[flop + 1] hold two cards each.
 * counts[states][11 categories][4 results] */
int co_holdem_counts(int from, int to, const uint8_t *flops, const int64_t *start, const uint8_t *holes,
                     const uint32_t *mixed, const uint8_t *mixed_category, const uint32_t *suited,
                     const uint8_t *suited_category, int32_t *counts);

/* Or, without keeping counts: what each class and pair is worth by pays[11][4], and from that values[states], the
 * sum of counts * pays. No pay may be so large that a value leaves 32 bits: at most 1,844. */
void co_holdem_pay(const uint32_t *packed, const uint8_t *category, size_t pairs, const int32_t *pays, int32_t *worths);
int co_holdem_worths(int from, int to, const uint8_t *flops, const int64_t *start, const uint8_t *holes,
                     const int32_t *mixed, const int32_t *suited, int64_t *values);

/* values[states] = counts[states][columns] . pays[columns] */
void co_dot(const int32_t *counts, size_t states, size_t columns, const int64_t *pays, int64_t *values);

/* totals[groups][columns] += weights[state] * counts[state][columns] for the group of each state. */
void co_totals(const int32_t *counts, size_t states, size_t columns, const int64_t *weights, const uint8_t *group,
               int64_t *totals);

/* Rounds first..first + rounds played by chance: counts[options][seen classes][columns] are added to; where they are
 * not NULL, cells[rounds] gets the place in counts of each round, dealt[rounds][cards] its cards in the order of the
 * piles. choice: the option for each hand of three or four cards, in the order of all hands sorted by the last card
 * first; for two and a flop, choice[1755 flops][1326 pairs], with flop_of[22100] the flop that one stands for and
 * suit_of[22100][4] how suits are renamed with it. */
void co_play_three_card(uint64_t seed, uint64_t first, size_t rounds, const uint32_t *values, const uint8_t *choice,
                        uint32_t qualifies, int six_card, uint64_t *counts, uint16_t *cells, uint8_t *dealt);
void co_play_four_card(uint64_t seed, uint64_t first, size_t rounds, const uint8_t *points, const uint8_t *choice,
                       uint64_t *counts, uint16_t *cells, uint8_t *dealt);
void co_play_holdem(uint64_t seed, uint64_t first, size_t rounds, const uint16_t *flop_of, const uint8_t *suit_of,
                    const uint8_t *choice, uint32_t qualifies, uint64_t *counts, uint16_t *cells, uint8_t *dealt);
