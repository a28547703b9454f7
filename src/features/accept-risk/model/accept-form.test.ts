import { expect, it } from 'vitest';
import { acceptProblems, maxDaysFor, type AcceptForm } from './accept-form';

const now = Date.parse('2026-11-21T10:00:00Z');
const good: AcceptForm = {
  ends: 'date',
  until: '2027-02-18',
  reason: 'other',
  explanation: 'A gateway rule drops requests that could reach this line.',
  approver: '',
};

it.each([
  [{}, []],
  [{ until: '2026-11-21' }, ['past']],
  [{ until: '' }, ['past']],
  [{ until: '2027-11-21' }, ['too-late']],
  [{ ends: 'fix', until: '' }, []],
  [{ explanation: '  short  ' }, ['too-short']],
] as const)('%o → %o', (change, problems) => {
  expect(acceptProblems({ ...good, ...change }, now, 180)).toEqual(problems);
});

it('lets the risk of a critical finding be accepted for less', () => {
  const severities = { critical: 1, high: 4, medium: 0, low: 0, info: 0 };
  expect([
    maxDaysFor({ severities }),
    maxDaysFor({ severities: { ...severities, critical: 0 } }),
    maxDaysFor(undefined),
  ]).toEqual([90, 180, 180]);
  expect(acceptProblems({ ...good, until: '2027-03-21' }, now, 90)).toEqual(['too-late']);
});
