import { expect, it } from 'vitest';
import { acceptProblems, dayAfter, type AcceptForm } from './accept-form';

const now = Date.parse('2026-11-21T10:00:00Z');
const good: AcceptForm = { ends: 'date', until: '2027-02-18', reason: 'other', explanation: 'A gateway rule drops requests that could reach this line.' };

it.each([
  [{}, []],
  [{ until: '2026-11-21' }, ['past']],
  [{ until: '' }, ['past']],
  [{ until: '2027-11-21' }, ['too-late']],
  [{ ends: 'fix', until: '' }, []],
  [{ explanation: '  short  ' }, ['too-short']],
] as const)('%o → %o', (change, problems) => {
  expect(acceptProblems({ ...good, ...change }, now)).toEqual(problems);
});

it('counts days in UTC', () => {
  expect(dayAfter(now, 90)).toBe('2027-02-19');
});
