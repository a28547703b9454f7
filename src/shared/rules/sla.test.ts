import { describe, expect, it } from 'vitest';
import { dueRuleName, parseDueRuleName, seenWhenDue, slaRuns, slaStateOf } from './sla';

const now = new Date('2026-03-10T12:00:00Z');
const open = { status: 'open', false_positive: false } as const;

describe('the state of a due date', () => {
  it.each([
    ['2026-03-10T11:59:59Z', 'overdue'],
    ['2026-03-10T12:00:00Z', 'due_soon'],
    ['2026-03-17T12:00:00Z', 'due_soon'],
    ['2026-03-17T12:00:01Z', 'on_track'],
    [null, 'none'],
  ])('%s is %s', (due_at, state) => {
    expect(slaStateOf({ ...open, due_at }, now)).toBe(state);
  });

  it('ends with the work on a finding', () => {
    const due_at = '2026-01-01T00:00:00Z';
    expect(slaStateOf({ ...open, status: 'in_progress', due_at }, now)).toBe('overdue');
    expect(slaStateOf({ ...open, status: 'fixed', due_at }, now)).toBe('none');
    expect(slaStateOf({ ...open, status: 'risk_accepted', due_at }, now)).toBe('none');
    expect(slaStateOf({ ...open, false_positive: true, due_at }, now)).toBe('none');
    expect(slaRuns(open)).toBe(true);
  });
});

it('counts due days back to the day a finding was first seen', () => {
  expect(seenWhenDue(7, now)).toBe('2026-03-03');
  expect(seenWhenDue(0, now)).toBe('2026-03-10');
});

it('names a rule by its severity and days', () => {
  expect(dueRuleName('critical', 7)).toBe('Critical findings within 7 days');
  expect(dueRuleName('low', 1)).toBe('Low findings within 1 day');
});

it('reads such a name, and no name that a person chose', () => {
  expect(parseDueRuleName('Critical findings within 7 days')).toEqual({
    severity: 'critical',
    days: 7,
  });
  expect(parseDueRuleName('Low findings within 1 day')).toEqual({ severity: 'low', days: 1 });
  for (const own of ['Low findings within 1 days', 'low findings within 7 days', 'Secrets today'])
    expect(parseDueRuleName(own)).toBeUndefined();
});
