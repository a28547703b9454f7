import { expect, it } from 'vitest';
import { groupOf, kindOf } from './pull-request-kind';

const open = {
  attention: null,
  state: 'open',
  checks: null,
  waiting: null,
  updating: false,
  findings: 2,
  fixed: 0,
} as const;
const checks = (state: 'pending' | 'passing' | 'unknown') => ({
  ...{ state, commit: null, failing: [], failing_count: 0, reason: null },
  checked_at: '2026-11-20T10:00:00Z',
});

it('shows what needs the user before all else', () => {
  const found = { ...open, state: 'merged', attention: 'merged_still_found' } as const;
  expect(kindOf(found)).toBe('merged_still_found');
  expect(groupOf(found)).toBe('needs_attention');
});

it('calls a merged one gone once each of its findings is fixed', () => {
  expect(kindOf({ ...open, state: 'merged', fixed: 0 })).toBe('merged');
  expect(kindOf({ ...open, state: 'merged', fixed: 1 })).toBe('partly_gone');
  expect(kindOf({ ...open, state: 'merged', fixed: 2 })).toBe('gone');
  expect(groupOf({ ...open, state: 'merged' })).toBe('done');
});

it('shows of an open one what it waits for', () => {
  const waiting = { until: '2026-11-21T10:00:00Z', time_zone: 'UTC' };
  expect(kindOf(open)).toBe('open');
  expect(kindOf({ ...open, checks: checks('pending') })).toBe('checks_running');
  expect(kindOf({ ...open, checks: checks('passing') })).toBe('checks_passed');
  expect(kindOf({ ...open, checks: checks('unknown') })).toBe('open');
  expect(kindOf({ ...open, checks: checks('passing'), waiting })).toBe('waiting');
  expect(groupOf(open)).toBe('open');
  const conflict = { ...open, attention: 'conflict', updating: true } as const;
  expect(kindOf(conflict)).toBe('updating');
  expect(groupOf(conflict)).toBe('needs_attention');
});
