import { expect, it } from 'vitest';
import type { Team } from '@/shared/api/generated/model';
import { formOf, requestOf } from './team-form';

const owned = { repository: null, tag: null, path: null, source: 'manual', line: null } as const;
const shop = { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b01', nickname: 'shop' };
const team: Team = {
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
  name: 'Payments',
  members: [],
  owns: [
    { ...owned, repository: shop, path: 'src/payments/**' },
    { ...owned, tag: 'pci: eu' },
    { ...owned, path: '*.tf' },
    { ...owned, repository: shop, path: '*.sql', source: 'codeowners', line: 3 },
  ],
};

it('sends what it was opened with, without what CODEOWNERS files say', () => {
  expect(requestOf(formOf(team))).toEqual({
    name: 'Payments',
    member_ids: [],
    owns: [
      { repository_id: shop.id, tag: null, path: 'src/payments/**' },
      { repository_id: null, tag: 'pci: eu', path: null },
      { repository_id: null, tag: null, path: '*.tf' },
    ],
  });
});
