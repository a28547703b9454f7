import { expect, it } from 'vitest';
import { countDecisions } from './decision-counts';

it('counts the findings of each decision, with the middle of their priorities', () => {
  expect(
    countDecisions([
      { decision: 'act', from: 90, to: 95 },
      { decision: 'track', from: 30, to: 10 },
      { decision: 'track', from: 20, to: 15 },
      { decision: 'track', from: 10, to: 40 },
    ]),
  ).toEqual([
    { decision: 'act', findings: 1, before: 90, after: 95 },
    { decision: 'attend', findings: 0, before: null, after: null },
    { decision: 'track_closely', findings: 0, before: null, after: null },
    { decision: 'track', findings: 3, before: 20, after: 15 },
  ]);
});
