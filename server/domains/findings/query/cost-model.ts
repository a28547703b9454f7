// The thresholds by which the list planner chooses a strategy (docs/findings-query.md explains
// them). Each is named after what it limits, and its comment gives the unit. Measured on a million
// findings with the table partly out of cache, where the cost is reading a finding.

/**
 * Findings. A list counts exactly up to this number; beyond it the list shows "more than", and a
 * chart estimates.
 */
export const maxExactCount = 10_000;

/** Findings that collectAndSort reads if no maintained count gives the number of matches. */
export const maxCollectedFindings = maxExactCount;

/** Findings. Up to this number, reading by primary key is faster than scanning the sort index. */
export const maxFindingsReadByKey = 4_000;

/**
 * Ids. Up to this number, intersecting with another set of ids is cheaper than reading findings.
 */
export const maxIntersectedIds = 100_000;

/**
 * Findings that an index scan reads before it is abandoned: its filter and its order are not
 * correlated.
 */
export const maxScanReads = 4_000;

/**
 * Findings that an index scan reads for frequent words. That takes a fifth of the time of looking
 * up all hits of such words in the full-text index.
 */
export const maxScanReadsForWords = 1_500;

/** Findings read by the first, cheap scan for a label, before the label's skew is looked up. */
export const maxProbeReads = 400;

/** Index entries that a scan passes before the planner abandons the strategy. */
export const maxPassedEntries = 100_000;

/** Matches. With fewer, a scan would pass most of the index before its page is full. */
export const minMatchesForScan = 1_000;

/** Cost of passing one index entry, in finding reads. */
export const readsPerIndexEntry = 1 / 20;

/**
 * Estimated hits. Above this number, an error of the statistics cannot hide a true number that a
 * list would count exactly.
 */
export const minCertainlyManyHits = 3 * maxExactCount;

/**
 * Ids sent as an array parameter. A larger set stays a subquery, because a scan soon finds rows of
 * it.
 */
export const maxInlineIds = 10_000;

/** Distinct paths of an organization that a path pattern is compared with, at about 0.3 µs each. */
export const maxScannedPaths = 100_000;

/** Paths sent as an array parameter. */
export const maxInlinePaths = 5_000;

/**
 * Values of one filter that are compared with the bitmap. More values cost more than they exclude.
 */
export const maxBitmapValues = 24;

/** Rows. A LIMIT that returns all of them. */
export const noLimit = 2_000_000_000;
