import { expect, it } from 'vitest';
import type { FindingGroup } from '@/shared/api/generated/model';
import { groupSearch } from './group-filter';

const group: FindingGroup = { key: 'k', label: 'ledger-api', total: 2, worst: 'high', highest_priority: 80, severity: { critical: 0, high: 2, medium: 0, low: 0, info: 0 }, repositories: 1, oldest_at: '2026-01-01T00:00:00Z', with_fix: 0 };

it.each([
  ['repository', { repository: 'ledger-api' }],
  ['rule', { rule: 'k' }],
  ['cve', { cve: 'k' }],
  ['component', { component: 'k' }],
  ['file', { file: 'k' }],
] as const)('a group by %s leads to its own list', (grouping, filter) => {
  expect(groupSearch({ status: 'open', group: grouping, peek: 'x', view: 'mine' }, grouping, group)).toEqual({ status: 'open', ...filter });
});
