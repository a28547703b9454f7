import { expect, it } from 'vitest';
import { groupSearch } from './group-search';

const group = { key: 'k', label: 'A rule' };

it.each([
  ['repository', { repository: 'k' }],
  ['rule', { rule: 'k' }],
  ['cve', { cve: 'k' }],
  ['component', { component: 'k' }],
  ['file', { file: '=k' }],
] as const)('a group by %s leads to its own list', (grouping, filter) => {
  expect(
    groupSearch(
      { status: 'open', group: grouping, peek: 'x', view: 'mine', open: 'k' },
      grouping,
      group,
    ),
  ).toEqual({ status: 'open', ...filter });
});

it('several groups are one question', () => {
  expect(groupSearch({}, 'rule', group, { key: 'other', label: 'Another' })).toEqual({
    rule: 'k,other',
  });
});
