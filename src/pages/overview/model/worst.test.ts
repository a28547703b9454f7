import { expect, it } from 'vitest';
import {
  changeOfName,
  courseOf,
  mostGrown,
  repositoryCounts,
  teamCounts,
  worstFirst,
  worstOf,
} from './worst';

const row = (name: string, critical: number, high: number, low: number) => ({
  name,
  critical,
  high,
  reachable: 0,
  open: critical + high + low,
  overdue: 0,
});
const option = (value: string, count: number) => ({ value, label: value, count });

it('orders by what is critical and high, not by all', () => {
  const rows = [row('noisy', 0, 1, 90), row('grave', 3, 4, 0), row('quiet', 0, 1, 2)];
  expect(worstFirst(rows).map(({ name }) => name)).toEqual(['grave', 'noisy', 'quiet']);
  expect(worstOf(rows)).toEqual(row('grave', 3, 4, 0));
  expect(worstOf([row('low', 0, 0, 9)])).toBeUndefined();
  expect(worstOf([])).toBeUndefined();
});

it('joins the counts of each team and each repository', () => {
  expect(
    teamCounts({
      open: [option('Payments', 9), option('Mobile', 0)],
      critical: [option('Payments', 2)],
      high: [option('Payments', 3)],
      reachable: [option('Payments', 1)],
      overdue: [],
    }),
  ).toEqual([{ ...row('Payments', 2, 3, 4), reachable: 1 }]);
  const severity = { critical: 1, high: 2, medium: 3, low: 0, info: 0 };
  const data = [{ repository: { id: 'a', nickname: 'ledger-api' }, total: 6, severity }];
  expect(
    repositoryCounts(
      { data, is_exact: true },
      [option('ledger-api', 4)],
      [option('ledger-api', 2)],
    ),
  ).toEqual([{ name: 'ledger-api', critical: 1, high: 2, reachable: 2, open: 6, overdue: 4 }]);
});

it.each([
  [0, 0, 'still'],
  [2, 3, 'better'],
  [3, 2, 'worse'],
  [2, 2, 'level'],
] as const)('calls %d found and %d fixed %s', (found, fixed, course) => {
  expect(courseOf(found, fixed)).toBe(course);
});

it('names the one that grew most, and none where all shrank', () => {
  const changes = [
    { name: 'calm', found: 3, closed: 3 },
    { name: 'grown', found: 40, closed: 9 },
    { name: 'shrunk', found: 50, closed: 60 },
  ];
  expect(mostGrown(changes)).toEqual({ name: 'grown', by: 31 });
  expect(mostGrown(changes.filter(({ name }) => name !== 'grown'))).toBeUndefined();
  expect(mostGrown([])).toBeUndefined();
  expect(changeOfName(changes, 'shrunk')).toMatchObject({ found: 50, closed: 60 });
  expect(changeOfName(changes, 'unknown')).toEqual({ found: 0, closed: 0 });
});
