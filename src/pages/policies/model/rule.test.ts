import { expect, it } from 'vitest';
import { openOf, violationsOf } from './rule';

const open = { status: 'open,in_progress', false_positive: 'false', is_duplicate: 'false' };
const now = new Date('2026-02-03T18:00:00Z');
const rule = (
  conditions: { key: string; value: string }[],
  actions: { due_days?: number; gate?: boolean } = {},
) => ({ conditions, actions: { due_days: null, notify: false, gate: false, ...actions } });

it('leads to the open findings that a rule is about', () => {
  expect(violationsOf(rule([{ key: 'severity', value: 'critical' }]), now)).toEqual({
    ...open,
    severity: 'critical',
  });
  expect(violationsOf(rule([], { gate: true, due_days: 3 }), now)).toEqual(open);
});

it('leads to what is over its date, where a rule only dates', () => {
  expect(violationsOf(rule([{ key: 'kev', value: 'true' }], { due_days: 3 }), now)).toEqual({
    ...open,
    kev: 'true',
    sla: 'overdue',
    date_range: '..2026-01-31',
  });
  expect(
    violationsOf(rule([{ key: 'sla', value: 'due_soon' }], { due_days: 3 }), now),
  ).toBeUndefined();
});

it('leads to what is over the date of the rule itself, not of another one', () => {
  const seen = (value: string) =>
    violationsOf(rule([{ key: 'date_range', value }], { due_days: 3 }), now);
  expect(seen('2026-01-01..2026-01-20')).toEqual({
    ...open,
    sla: 'overdue',
    date_range: '2026-01-01..2026-01-20',
  });
  expect(seen('2026-01-01..')).toEqual({
    ...open,
    sla: 'overdue',
    date_range: '2026-01-01..2026-01-31',
  });
  expect(seen('2026-02-01..')).toBeUndefined();
});

it('knows that closed findings are none of them', () => {
  expect(openOf({ status: 'open,fixed' })).toEqual({ ...open, status: 'open' });
  for (const closed of [{ status: 'fixed' }, { false_positive: 'true' }, { is_duplicate: 'true' }])
    expect(openOf(closed)).toBeUndefined();
});
