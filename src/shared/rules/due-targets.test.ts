import { expect, it } from 'vitest';
import { dueTargets } from './due-targets';

const rule = (severity: string | undefined, days: number | null, ...others: string[]) => ({
  conditions: [
    ...(severity === undefined ? [] : [{ key: 'severity', value: severity }]),
    ...others.map((key) => ({ key, value: 'x' })),
  ],
  due_days: days,
});

it('takes the fewest days that a rule gives a severity alone', () => {
  expect(
    dueTargets([
      rule('critical', 7),
      rule('critical,high', 30),
      rule('medium', 5, 'repository'),
      rule('low', null),
    ]),
  ).toEqual({ critical: 7, high: 30, medium: null, low: null, info: null });
  expect(dueTargets([rule(undefined, 90), rule('high', 14)])).toMatchObject({ high: 14, info: 90 });
});
