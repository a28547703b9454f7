/** How good an order is: on pairs, by its spread, and on what attackers use. */
import type { CorpusFinding } from './corpus.ts';

/** Share of each ten points, where each rule of a report counts once for each of its scores. */
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

export interface CveRank {
  exploited: boolean;
  value: number;
}

/** Each set of CVEs once, by its highest value; equal values share their ranks evenly. */
export function cveRanks(
  corpus: readonly CorpusFinding[],
  valueOf: (one: CorpusFinding) => number,
): CveRank[] {
  const sets = new Map<string, CveRank>();
  for (const one of corpus) {
    const cves = one.input.vulnerabilityIds.filter((id) => id.startsWith('CVE-')).toSorted();
    if (cves.length === 0) continue;
    const value = valueOf(one);
    const known = sets.get(cves.join());
    if (known === undefined || known.value < value)
      sets.set(cves.join(), { exploited: one.input.kev !== undefined, value });
  }
  return [...sets.values()];
}

/** Chance that an exploited CVE ranks above one that is not; a tie is half a win. */
export function areaUnderCurve(ranks: readonly CveRank[]): number {
  const exploited = ranks.filter((rank) => rank.exploited);
  const others = ranks.filter((rank) => !rank.exploited);
  let wins = 0;
  for (const { value } of exploited)
    for (const other of others) wins += value > other.value ? 1 : value === other.value ? 0.5 : 0;
  return wins / (exploited.length * others.length);
}

/** Share of the exploited among the first `part` of all; a tie at the edge counts in proportion. */
export function foundInFirst(ranks: readonly CveRank[], part: number): number {
  const sorted = ranks.toSorted((a, b) => b.value - a.value);
  const room = part * ranks.length;
  const edge = sorted[Math.min(sorted.length - 1, Math.floor(room))]?.value ?? 0;
  const above = sorted.filter(({ value }) => value > edge);
  const tied = sorted.filter(({ value }) => value === edge);
  const share = (room - above.length) / tied.length;
  const count = (list: readonly CveRank[]) => list.filter(({ exploited }) => exploited).length;
  return (count(above) + share * count(tied)) / count(sorted);
}
