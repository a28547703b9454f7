import { expect, it } from 'vitest';
import { byPurpose, shareOf, totalOf } from './usage-totals';

const row = { provider: 'openai', calls: 1, estimated: 0, cost: 0.5 } as const;
const rows = [
  { ...row, purpose: 'opinion', model: 'a', tokens_in: 1, tokens_out: 1 },
  { ...row, purpose: 'fix', model: 'a', tokens_in: 10, tokens_out: 5 },
  { ...row, purpose: 'fix', model: 'b', tokens_in: 20, tokens_out: 5 },
] as const;

it('adds the models of a purpose, the most used purpose first', () => {
  expect(byPurpose({ rows: [...rows] })).toEqual([
    {
      ...{ purpose: 'fix', models: ['a', 'b'], calls: 2, estimated: 0 },
      ...{ tokens_in: 30, tokens_out: 10, cost: 1 },
    },
    {
      ...{ purpose: 'opinion', models: ['a'], calls: 1, estimated: 0 },
      ...{ tokens_in: 1, tokens_out: 1, cost: 0.5 },
    },
  ]);
  expect(totalOf({ rows: [...rows] })).toMatchObject({ calls: 3, tokens_in: 31, cost: 1.5 });
});

it('shows a limit of nothing as used up', () => {
  expect([shareOf(50, 200), shareOf(0, 0)]).toEqual([25, 100]);
});
