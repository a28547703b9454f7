import type { PriorityInput } from '#domain/priority/input';
import { type Priority, sumPriority } from '#domain/priority/score';
import type { PrioritySettings } from '#domain/priority/settings';
import { BoundedMemo } from '../../../platform/runtime/bounded-memo.ts';
import { top25Rank } from '../../../reference/cwe.ts';

/** Computes the priority of one finding, with its addends. */
export const computePriority = (input: PriorityInput, settings: PrioritySettings): Priority =>
  sumPriority(input, settings, top25Rank);

const scoreKey = (input: PriorityInput): string =>
  [
    input.severity,
    input.severitySource,
    input.category,
    input.weakness,
    input.confidence,
    input.cvss?.version,
    input.cvss?.vector,
    input.cvss?.score,
    input.cwes.join(),
    input.vulnerabilityIds.length > 0,
    input.vulnerabilityIds.some((id) => id.startsWith('CVE-')),
    input.epss?.score,
    input.epssLoaded,
    input.kev !== undefined,
    input.followed,
    input.scope,
    input.reachability,
    input.dismissed,
    input.repository.confidential,
    input.repository.priority,
    [...input.standards].sort().join(),
  ].join(' ');

/** Scores many findings under the same settings; findings of one rule mostly share one score. */
export const createScorer = (settings: PrioritySettings): ((input: PriorityInput) => number) => {
  const memo = new BoundedMemo<number>(20_000);
  return (input) => memo.get(scoreKey(input), () => computePriority(input, settings).score);
};

/** Increment with every change of the scoring: older stored priorities are recomputed. */
export const scoringEdition = 3;
