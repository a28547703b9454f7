/** Measures the quality of a ranking: by pairs, by its spread, and by known exploitation. */
import { type CveRank, cveRanks as rankCves } from '#domain/priority/exploited-ranking';
import type { CorpusFinding } from './corpus.ts';

/** The share of each decile. Each rule of a report counts once for each of its scores. */
export function decileShares(
  corpus: readonly CorpusFinding[],
  scoreOf: (one: CorpusFinding) => number,
): number[] {
  const seen = new Set<string>();
  const counts = Array.from({ length: 10 }, () => 0);
  for (const one of corpus) {
    const score = scoreOf(one);
    const key = `${one.report}\n${one.finding.ruleId}\n${String(score)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const decile = Math.min(9, Math.floor(score / 10));
    counts[decile] = (counts[decile] ?? 0) + 1;
  }
  return counts.map((count) => count / seen.size);
}

/** The sets of CVEs in the corpus, ranked by a value of their findings. */
export const cveRanks = (
  corpus: readonly CorpusFinding[],
  valueOf: (one: CorpusFinding) => number,
): CveRank[] =>
  rankCves(
    corpus.map((one) => ({
      one,
      vulnerabilityIds: one.input.vulnerabilityIds,
      exploited: one.input.kev !== undefined,
    })),
    ({ one }) => valueOf(one),
  );

/** The probability that an exploited CVE ranks above one that is not; a tie counts half. */
export function areaUnderCurve(ranks: readonly CveRank[]): number {
  const exploited = ranks.filter((rank) => rank.exploited);
  const others = ranks.filter((rank) => !rank.exploited);
  let wins = 0;
  for (const { value } of exploited)
    for (const other of others) wins += value > other.value ? 1 : value === other.value ? 0.5 : 0;
  return wins / (exploited.length * others.length);
}
