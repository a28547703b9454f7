import { expect, it } from 'vitest';
import {
  selectedCount,
  isCountExact,
  isFindingSelected,
  isGroupSelected,
  noneSelected,
  targetOf,
  toggleFinding,
  toggleGroup,
} from './group-selection';

const xss = { key: 'xss', label: 'XSS', total: 40 };
const sqli = { key: 'sqli', label: 'SQL injection', total: 2 };

it('chooses whole groups, loaded or not, save a few', () => {
  const both = toggleGroup(toggleGroup(noneSelected, 'rule', xss), 'rule', sqli);
  expect(selectedCount(both)).toBe(42);
  const less = toggleFinding(both, 'xss', 'a');
  expect(selectedCount(less)).toBe(41);
  expect(isFindingSelected(less, 'xss', 'a')).toBe(false);
  expect(isFindingSelected(less, 'xss', 'not loaded yet')).toBe(true);
  expect(targetOf(less, { status: 'open' }, 'rule', 42, 0)).toMatchObject({
    selection: { filter: { status: 'open', rule: 'sqli,xss' }, except: ['a'], expected_total: 42 },
  });
  expect(isGroupSelected(toggleGroup(less, 'rule', xss), 'xss')).toBe(false);
});

it('a single finding of another group begins a choice of its own', () => {
  const one = toggleFinding(toggleGroup(noneSelected, 'rule', xss), 'sqli', 'b');
  expect(one).toEqual({ kind: 'findings', ids: new Set(['b']) });
  expect(targetOf(toggleFinding(one, 'sqli', 'c'), {}, 'rule', 0, 0)).toEqual({
    finding_ids: ['b', 'c'],
  });
  expect(targetOf(toggleFinding(one, 'sqli', 'b'), {}, 'rule', 0, 0)).toBeUndefined();
});

it('takes one file at a time, and does not promise a sum of overlapping groups', () => {
  const file = toggleGroup(toggleGroup(noneSelected, 'file', xss), 'file', sqli);
  expect(selectedCount(file)).toBe(2);
  expect(isCountExact(toggleGroup(toggleGroup(noneSelected, 'cve', xss), 'cve', sqli), 'cve')).toBe(
    false,
  );
  expect(isCountExact(file, 'file')).toBe(true);
});

it('nothing is left when the last group goes', () => {
  expect(toggleGroup(toggleGroup(noneSelected, 'rule', xss), 'rule', xss)).toEqual(noneSelected);
});
