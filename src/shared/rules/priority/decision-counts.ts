import type { Decision } from './decision.ts';

export const decisions = ['act', 'attend', 'track_closely', 'track'] as const;

export interface DecisionCount {
  decision: Decision;
  findings: number;
  /** Median priority under the stored settings and under the new ones; null without findings. */
  before: number | null;
  after: number | null;
}

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;

/**
 * Counts the findings with each decision of CISA's tree, and whether the priority agrees with it.
 * The tree reads no weights, so settings only move priorities.
 */
export const countDecisions = (
  rows: readonly { decision: Decision; from: number; to: number }[],
): DecisionCount[] =>
  decisions.map((decision) => {
    const own = rows.filter((row) => row.decision === decision);
    return {
      decision,
      findings: own.length,
      before: median(own.map(({ from }) => from)),
      after: median(own.map(({ to }) => to)),
    };
  });
