import { expect, it } from 'vitest';
import type { Policy } from '@/shared/api/generated/model';
import { daysOf, dueRequest, parseDays, splitRules } from './due-dates';

const rule = (id: string, change: Partial<Policy> = {}): Policy => ({
  id,
  name: 'Critical findings within 7 days',
  description: null,
  category: 'sla',
  enabled: true,
  conditions: [{ key: 'severity', value: 'critical' }],
  actions: { due_days: 7, notify: false, gate: false },
  violations: 0,
  version: 1,
  updated_at: '2026-02-03T06:00:41Z',
  ...change,
});

it('takes the due date of each severity out of the rules', () => {
  const low = rule('low', { conditions: [{ key: 'severity', value: 'low' }] });
  const rest = [
    rule('two', { conditions: [{ key: 'severity', value: 'critical,high' }] }),
    rule('narrow', {
      conditions: [
        { key: 'severity', value: 'high' },
        { key: 'kev', value: 'true' },
      ],
    }),
    rule('other', { category: 'organisation' }),
    rule('second', {}),
  ];
  const critical = rule('critical');
  expect(splitRules([critical, low, ...rest])).toEqual({ due: { critical, low }, others: rest });
});

it('shows of two for one severity the one that is on', () => {
  const [off, on] = [rule('off', { enabled: false }), rule('on')];
  expect(splitRules([off, on])).toEqual({ due: { critical: on }, others: [off] });
  expect([daysOf(on), daysOf(off), daysOf(undefined)]).toEqual([7, null, null]);
});

it.each([
  ['', null],
  [' 3 ', 3],
  ['0', 0],
  ['3650', 3650],
  ['3651', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
])('reads %o as %o', (typed, days) => {
  expect(parseDays(typed)).toBe(days);
});

it('renames a rule whose name says its days, and no other', () => {
  expect(dueRequest('critical', rule('a'), 3)).toMatchObject({
    name: 'Critical findings within 3 days',
    enabled: true,
    actions: { due_days: 3 },
  });
  expect(dueRequest('critical', rule('a', { name: 'Ours' }), 3)?.name).toBe('Ours');
  expect(dueRequest('critical', rule('a', { enabled: false }), 7)).toMatchObject({
    name: 'Critical findings within 7 days',
    enabled: true,
  });
});

it('turns a rule off that has no date any more, unless it does something else', () => {
  expect(dueRequest('critical', rule('a'), null)).toMatchObject({
    enabled: false,
    actions: { due_days: 7 },
  });
  expect(
    dueRequest(
      'critical',
      rule('a', { actions: { due_days: 7, notify: false, gate: true } }),
      null,
    ),
  ).toMatchObject({ enabled: true, actions: { due_days: null, gate: true } });
});

it('adds a rule for a severity that has none', () => {
  expect(dueRequest('info', undefined, 1)).toMatchObject({
    name: 'Info findings within 1 day',
    category: 'sla',
    conditions: [{ key: 'severity', value: 'info' }],
  });
  expect(dueRequest('info', undefined, null)).toBeUndefined();
});
