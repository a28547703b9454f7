import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, sessionRecordKey } from '@/entities/session';
import { claimDrafts } from '@/shared/lib/form-draft';
import type { PaletteTarget } from './palette-target';
import { clearRecentTargets, listRecentTargets, addRecentTarget } from './recent-targets';

const storageKey = 'parapet.draft.palette';
const page = (to: string): PaletteTarget => ({ kind: 'page', to });
const repository: PaletteTarget = {
  kind: 'repository',
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'ledger-api',
};

beforeEach(() => {
  clearRecentTargets();
  sessionStorage.clear();
});

it('keeps the last five, each once, the newest first', () => {
  for (const to of ['/a', '/b', '/c', '/d', '/e', '/f', '/b']) addRecentTarget('one', page(to));
  addRecentTarget('one', repository);
  expect(listRecentTargets('one')).toEqual([
    repository,
    page('/b'),
    page('/f'),
    page('/e'),
    page('/d'),
  ]);
});

it('belongs to no other user', () => {
  addRecentTarget('one', repository);
  expect(listRecentTargets('two')).toEqual([]);
  claimDrafts('one');
  claimDrafts('two');
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});

it.each([false, true])('goes with the session (which ran out: %s)', async (keepName) => {
  addRecentTarget('one', repository);
  expect(sessionStorage.getItem(storageKey)).toContain('ledger-api');
  await endSession({ keepName });
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  expect(listRecentTargets('one')).toEqual([]);
});

it('goes when another tab has logged out', () => {
  addRecentTarget('one', repository);
  dispatchEvent(new StorageEvent('storage', { key: sessionRecordKey }));
  expect(listRecentTargets('one')).toEqual([]);
});

it.each(['not json', '42', 'null', '{"user":"one","things":7}'])('heals: %s', (damaged) => {
  sessionStorage.setItem(storageKey, damaged);
  expect(listRecentTargets('one')).toEqual([]);
  addRecentTarget('one', repository);
  expect(listRecentTargets('one')).toEqual([repository]);
});

it('leaves out what is damaged and keeps the rest', () => {
  const things = [
    { kind: 'repository', id: 'no id', name: 'x' },
    { kind: 'spell' },
    repository,
    null,
    { ...repository, kind: 'finding' },
  ];
  sessionStorage.setItem(storageKey, JSON.stringify({ user: 'one', things }));
  expect(listRecentTargets('one')).toEqual([repository]);
});

it('lasts as long as the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  addRecentTarget('one', repository);
  expect(listRecentTargets('one')).toEqual([repository]);
  clearRecentTargets();
  expect(listRecentTargets('one')).toEqual([]);
});
