// The numbers by which the list planner chooses a strategy (docs/findings-query.md explains them).
// Each is named by what it limits; its comment gives the unit. Measured on a million findings
// with the table partly out of cache, where reading one finding is what costs.

/** Findings. A list counts exactly up to here; beyond it says "more than", and a chart estimates. */
export const maxExactCount = 10_000;

/** Findings that collectAndSort reads where no maintained count knows how many match. */
export const maxCollectedFindings = maxExactCount;

/** Findings. Up to so many are faster read by primary key than met on a scan of the sort index. */
export const maxFindingsReadByKey = 4_000;

/** Ids. Up to so many are cheaper to intersect with another set of ids than findings are to read. */
export const maxIntersectedIds = 100_000;

/** Findings read by an index scan before it is given up: its filter and its order pull apart. */
export const maxScanReads = 4_000;

/**
 * Findings read by an index scan for frequent words. It takes a fifth of the time that the index of
 * words needs to look up all hits of such words.
 */
export const maxScanReadsForWords = 1_500;

/** Findings read by the first, cheap scan under a label, before the label's skew is looked up. */
export const maxProbeReads = 400;

/** Index entries that a scan passes where another strategy is left. */
export const maxPassedEntries = 100_000;

/** Matches. With fewer of them a scan would pass most of the index before its page is full. */
export const minMatchesForScan = 1_000;

/** Findings that one entry of an index costs to pass. */
export const readsPerIndexEntry = 1 / 20;

/**
 * Estimated hits. So many that statistics cannot be wrong enough for the true number to be one that
 * a list counts exactly.
 */
export const minCertainlyManyHits = 3 * maxExactCount;

/** Ids, sent as an array parameter. Larger sets stay a subquery: a scan meets their rows soon. */
export const maxInlineIds = 10_000;

/** Distinct paths of an organization that a path pattern is compared with, at about 0.3 µs each. */
export const maxScannedPaths = 100_000;

/** Paths, sent as an array parameter. */
export const maxInlinePaths = 5_000;

/** Values of one filter that are compared with the bitmap; more cost more than they exclude. */
export const maxBitmapValues = 24;

/** Rows, as a LIMIT: all of them. */
export const noLimit = 2_000_000_000;
