// Compares the priority ranking of real findings with practitioners' judgement, with its own scale,
// and with known exploitation.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  defaultPrioritySettings,
  type PrioritySettings,
} from '../../server/domains/prioritization/score/index.ts';
import { type CorpusFinding, corpusIsPresent, findNamed, loadCorpus, scoresOf } from './corpus.ts';
import { type CveRank, foundInFirst } from '#domain/priority/exploited-ranking';
import { areaUnderCurve, cveRanks, decileShares } from './measures.ts';
import { checkingPairs, type Pair, tuningPairs } from './pairs.ts';

const without = (
  switches: Partial<PrioritySettings['exploitabilityFactors']>,
): PrioritySettings => ({
  ...defaultPrioritySettings,
  toggle: true,
  exploitabilityFactors: { ...defaultPrioritySettings.exploitabilityFactors, ...switches },
});

describe.skipIf(!corpusIsPresent)(
  'the ranking of real findings (skipped where ../shared/reports and ../shared/reference are absent)',
  () => {
    let corpus: CorpusFinding[];
    let score: (one: CorpusFinding) => number;
    beforeAll(async () => {
      corpus = await loadCorpus();
      const scores = scoresOf(corpus, defaultPrioritySettings);
      score = (one) => scores.get(one) ?? Number.NaN;
    }, 120_000);

    const judged = (pairs: readonly Pair[]) => {
      const gaps = pairs.map(
        ({ more, less }) => score(findNamed(corpus, more)) - score(findNamed(corpus, less)),
      );
      return {
        ordered: gaps.filter((gap) => gap > 0).length / gaps.length,
        reversed: gaps.filter((gap) => gap < 0).length / gaps.length,
      };
    };

    it.each([
      ['that were looked at while tuning', tuningPairs],
      ['that only check', checkingPairs],
    ])('orders the pairs %s as practitioners do', (_, pairs) => {
      expect(pairs.length).toBeGreaterThanOrEqual(150);
      const { ordered, reversed } = judged(pairs);
      expect(ordered).toBeGreaterThanOrEqual(0.95);
      expect(reversed).toBeLessThanOrEqual(0.02);
    });

    it('spreads the rules of all reports over the scale', () => {
      const shares = decileShares(corpus, score);
      expect(Math.max(...shares)).toBeLessThanOrEqual(0.2);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    });

    it('keeps what is rated Info or Low in its range', () => {
      const most = (severity: string) =>
        Math.max(
          ...corpus
            .filter(
              ({ finding, input }) =>
                finding.severity === severity && input.severitySource !== 'none',
            )
            .map(score),
        );
      expect(most('info')).toBeLessThanOrEqual(20);
      expect(most('low')).toBeLessThanOrEqual(45);
    });

    it('finds what attackers use', () => {
      const rank = (settings: PrioritySettings): CveRank[] => {
        const scores = scoresOf(corpus, settings);
        return cveRanks(corpus, (one) => scores.get(one) ?? 0);
      };
      const full = rank(defaultPrioritySettings);
      const noKev = rank(without({ activeExploits: false }));
      const noFeeds = rank(without({ activeExploits: false, epss: false }));
      const middle = { critical: 9.5, high: 8, medium: 5.5, low: 2, info: 0 };
      const cvss = cveRanks(corpus, ({ input }) => input.cvss?.score ?? middle[input.severity]);
      expect(full.filter(({ exploited }) => exploited).length).toBeGreaterThan(4);
      expect(foundInFirst(full, 0.2)).toBe(1);
      expect(foundInFirst(noKev, 0.2)).toBe(1);
      expect(areaUnderCurve(noKev)).toBeGreaterThan(areaUnderCurve(cvss));
      expect(areaUnderCurve(noFeeds)).toBeGreaterThan(areaUnderCurve(cvss));
    });
  },
);
