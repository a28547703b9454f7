import { expect, it } from 'vitest';
import type { PullSource } from '@/shared/api/generated/model';
import { getGetPullSourceResponseMock } from '@/shared/api/mocks/generated/connectors/connectors.msw';
import {
  draftOf,
  isComplete,
  isSame,
  requestOf,
  rowsOf,
  sameName,
  withoutProject,
  withProject,
} from './pull-draft';

const source: PullSource = getGetPullSourceResponseMock().data;
const [mapping] = source.mappings;
const known = mapping?.project_id ?? '';

it('is what is stored until something is chosen', () => {
  const stored = draftOf(source);
  const changed = withProject(stored, { id: 'new', name: 'shop 1.0' }, '');
  expect(isSame(stored, draftOf(source))).toBe(true);
  expect(isSame(stored, changed)).toBe(false);
  expect(isComplete(changed)).toBe(false);
  expect(isSame(stored, withoutProject(changed, 'new'))).toBe(true);
  expect(requestOf(withProject(changed, { id: 'new', name: 'shop 1.0' }, 'r')).mappings).toEqual([
    expect.objectContaining({ project_id: known }),
    { project_id: 'new', project_name: 'shop 1.0', repository_id: 'r' },
  ]);
});

it.each([
  ['ledger-api 24.4', 'a'],
  ['acme/ledger-api', 'a'],
  ['ledger-api-old 1', undefined],
  ['shop 1.0', undefined],
])('proposes for %s the free repository of the same name', (name, id) => {
  const choices = [
    { id: 'a', nickname: 'Ledger-API' },
    { id: 'b', nickname: 'shop' },
  ];
  expect(sameName({ name }, choices, new Set(['b']))?.id).toBe(id);
});

it('lists the pulled projects first, then by name', () => {
  const found = [
    { id: 'z', name: 'zeta' },
    { id: 'b', name: 'beta' },
  ];
  expect(rowsOf(source.mappings, draftOf(source), found).map(({ id }) => id)).toEqual([
    known,
    'b',
    'z',
  ]);
});
