import { expect, it } from 'vitest';
import type { FindingRow } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { gridRows, rowAfter } from './group-rows';

const group = (key: string) => ({ key }) as FindingGroup; // the rows read only the key
const finding = (id: string) => ({ id }) as FindingRow;

const rows = gridRows([group('a'), group('b')], new Set(['a']), (key) => [
  finding(`${key}1`),
  finding(`${key}2`),
]);

it('walks groups and the findings of open ones', () => {
  expect(rows.map(({ id }) => id)).toEqual(['group a', 'a a1', 'a a2', 'group b']);
  expect(rowAfter(rows, 'group a', 1)?.id).toBe('a a1');
  expect(rowAfter(rows, 'a a2', 9)?.id).toBe('group b');
  expect(rowAfter(rows, 'group a', -1)?.id).toBe('group a');
  expect(rowAfter(rows, undefined, 1)?.id).toBe('group a');
  expect(rowAfter(rows, 'gone', -1)?.id).toBe('group b');
  expect(rowAfter([], undefined, 1)).toBeUndefined();
});
