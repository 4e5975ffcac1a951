/* The sums over turn and river, once for counts and once for worths. Set before it is included:
 * NAME(x), a name of its own for x; CELLS, how many sums are kept; ADD(cells, boards, at, times), which adds the
 * class and pair at a place of sums->mixed or sums->suited.
 */
/* What a flop leaves, as one suit sees it, and the sums over turn and river of boards with three of that suit. */
typedef struct {
    int suit, off_count;
    unsigned ranks;
    int off[3];
    uint8_t left[TYPES];
    uint32_t sum[SUITED_PAIRS][CELLS];
    uint32_t with[TYPES][TYPES][CELLS];
} NAME(suit_view);

typedef struct {
    const uint32_t *mixed, *suited;
    const uint8_t *mixed_category, *suited_category; /* NULL where worths are summed */
    const uint8_t *flop;
    co_key key;
    int suit_count[SUITS], views;
    uint32_t sum[MIXED_PAIRS][CELLS];
    uint32_t with[DECK][RANKS][CELLS];
    NAME(suit_view) view[3];
} NAME(flop_sums);

/* The class of the flop with two more types of card; -1 where the suit has fewer than three. */
static inline int NAME(suited_class)(const NAME(suit_view) *view, int p, int q)
{
    unsigned ranks = view->ranks;
    int off[5], off_count = view->off_count;
    for (int i = 0; i < off_count; i++)
        off[i] = view->off[i];
    if (p & 1)
        ranks |= 1u << p / 2;
    else
        off[off_count++] = p / 2;
    if (q & 1)
        ranks |= 1u << q / 2;
    else
        off[off_count++] = q / 2;
    if (off_count > 2)
        return -1;
    return suited_start[ranks] + (off_count == 2 ? pair_of(off[0], off[1]) : off_count == 1 ? off[0] : 0);
}

static void NAME(sum_suited)(const NAME(flop_sums) *sums, NAME(suit_view) *view)
{
    memset(view->sum, 0, sizeof view->sum);
    memset(view->with, 0, sizeof view->with);
    for (int q = 0; q < TYPES; q++)
        for (int p = 0; p <= q; p++) {
            if (!(view->left[p] && view->left[q] > (p == q)))
                continue;
            int class = NAME(suited_class)(view, p, q);
            if (class < 0)
                continue;
            size_t row = (size_t)class * SUITED_PAIRS;
            uint32_t once = view->left[p], again = view->left[q] - (uint32_t)(p == q);
            uint32_t times = p == q ? once * again / 2 : once * again;
            for (int pair = 0; pair < SUITED_PAIRS; pair++)
                ADD(view->sum[pair], suited, row + pair, times);
            for (int t = 0; t < TYPES; t++) {
                ADD(view->with[p][t], suited, row + pair_of(p, t), again);
                if (p != q)
                    ADD(view->with[q][t], suited, row + pair_of(q, t), once);
            }
        }
}

/* Whether the flop with two more cards has three of a suit: that suit, or -1. */
static inline int NAME(board_suit)(const NAME(flop_sums) *sums, int c, int d)
{
    int c_suit = c & 3, d_suit = d & 3;
    if (sums->suit_count[c_suit] + 1 + (c_suit == d_suit) >= 3)
        return c_suit;
    if (sums->suit_count[d_suit] + 1 >= 3)
        return d_suit;
    for (int s = 0; s < SUITS; s++)
        if (sums->suit_count[s] == 3)
            return s;
    return -1;
}

static inline int NAME(in_flop)(const NAME(flop_sums) *sums, int card)
{
    return card == sums->flop[0] || card == sums->flop[1] || card == sums->flop[2];
}

static void NAME(sum_mixed)(NAME(flop_sums) *sums)
{
    uint8_t pairs[RANKS][RANKS] = {{0}};
    memset(sums->sum, 0, sizeof sums->sum);
    memset(sums->with, 0, sizeof sums->with);
    for (int c = 0; c < DECK; c++) {
        uint8_t others[RANKS] = {0};
        if (NAME(in_flop)(sums, c))
            continue;
        for (int x = 0; x < DECK; x++)
            if (x != c && !NAME(in_flop)(sums, x) && NAME(board_suit)(sums, c, x) < 0) {
                others[x >> 2]++;
                if (x < c)
                    pairs[x >> 2][c >> 2]++;
            }
        for (int r = 0; r < RANKS; r++) {
            if (!others[r])
                continue;
            size_t class = (size_t)mixed_class(sums->key + co_rank_key[c >> 2] + co_rank_key[r]) * MIXED_PAIRS;
            for (int t = 0; t < RANKS; t++)
                ADD(sums->with[c][t], mixed, class + pair_of(c >> 2, t), others[r]);
        }
    }
    for (int b = 0; b < RANKS; b++)
        for (int a = 0; a <= b; a++) {
            if (!pairs[a][b])
                continue;
            size_t class = (size_t)mixed_class(sums->key + co_rank_key[a] + co_rank_key[b]) * MIXED_PAIRS;
            for (int pair = 0; pair < MIXED_PAIRS; pair++)
                ADD(sums->sum[pair], mixed, class + pair, pairs[a][b]);
        }
}

static void NAME(look_at)(NAME(flop_sums) *sums, const uint8_t *flop)
{
    sums->flop = flop;
    sums->key = 0;
    sums->views = 0;
    memset(sums->suit_count, 0, sizeof sums->suit_count);
    for (int i = 0; i < 3; i++) {
        sums->key += co_rank_key[flop[i] >> 2];
        sums->suit_count[flop[i] & 3]++;
    }
    for (int s = 0; s < SUITS; s++) {
        if (!sums->suit_count[s])
            continue;
        NAME(suit_view) *view = &sums->view[sums->views++];
        view->suit = s, view->ranks = 0, view->off_count = 0;
        for (int r = 0; r < RANKS; r++)
            view->left[2 * r] = SUITS - 1, view->left[2 * r + 1] = 1;
        for (int i = 0; i < 3; i++) {
            int rank = flop[i] >> 2, suited = (flop[i] & 3) == s;
            view->left[2 * rank + suited]--;
            if (suited)
                view->ranks |= 1u << rank;
            else
                view->off[view->off_count++] = rank;
        }
        NAME(sum_suited)(sums, view);
    }
    NAME(sum_mixed)(sums);
}

/* All boards with neither card of the hand, by category and result. */
static void NAME(gather)(const NAME(flop_sums) *sums, int c, int d, uint32_t *cells)
{
    int c_rank = c >> 2, d_rank = d >> 2;
    const uint32_t *all = sums->sum[pair_of(c_rank, d_rank)];
    const uint32_t *with_c = sums->with[c][d_rank], *with_d = sums->with[d][c_rank];
    for (int i = 0; i < CELLS; i++)
        cells[i] = all[i] - with_c[i] - with_d[i];
    for (int v = 0; v < sums->views; v++) {
        const NAME(suit_view) *view = &sums->view[v];
        int p = 2 * c_rank + ((c & 3) == view->suit), q = 2 * d_rank + ((d & 3) == view->suit);
        all = view->sum[pair_of(p, q)], with_c = view->with[p][q], with_d = view->with[q][p];
        for (int i = 0; i < CELLS; i++)
            cells[i] += all[i] - with_c[i] - with_d[i];
    }
    int suit = NAME(board_suit)(sums, c, d);
    if (suit < 0) {
        size_t class = (size_t)mixed_class(sums->key + co_rank_key[c_rank] + co_rank_key[d_rank]) * MIXED_PAIRS;
        ADD(cells, mixed, class + pair_of(c_rank, d_rank), 1);
        return;
    }
    for (int v = 0; v < sums->views; v++)
        if (sums->view[v].suit == suit) {
            int p = 2 * c_rank + ((c & 3) == suit), q = 2 * d_rank + ((d & 3) == suit);
            size_t at = (size_t)NAME(suited_class)(&sums->view[v], p, q) * SUITED_PAIRS + (size_t)pair_of(p, q);
            ADD(cells, suited, at, 1);
        }
}
