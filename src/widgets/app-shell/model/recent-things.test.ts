import { beforeEach, expect, it, vi } from 'vitest';
import { leave, sessionRecordKey } from '@/entities/session';
import { claimDrafts } from '@/shared/lib/draft';
import type { PaletteThing } from './palette-thing';
import { forgetThings, recentThings, rememberThing } from './recent-things';

const storageKey = 'parapet.draft.palette';
const page = (to: string): PaletteThing => ({ kind: 'page', to });
const repository: PaletteThing = {
  kind: 'repository',
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'ledger-api',
};

beforeEach(() => {
  forgetThings();
  sessionStorage.clear();
});

it('keeps the last five, each once, the newest first', () => {
  for (const to of ['/a', '/b', '/c', '/d', '/e', '/f', '/b']) rememberThing('one', page(to));
  rememberThing('one', repository);
  expect(recentThings('one')).toEqual([repository, page('/b'), page('/f'), page('/e'), page('/d')]);
});

it('is of nobody else', () => {
  rememberThing('one', repository);
  expect(recentThings('two')).toEqual([]);
  claimDrafts('one');
  claimDrafts('two');
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});

it.each([false, true])('goes with the session (which ran out: %s)', async (keepName) => {
  rememberThing('one', repository);
  expect(sessionStorage.getItem(storageKey)).toContain('ledger-api');
  await leave({ keepName });
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  expect(recentThings('one')).toEqual([]);
});

it('goes when another tab has logged out', () => {
  rememberThing('one', repository);
  dispatchEvent(new StorageEvent('storage', { key: sessionRecordKey }));
  expect(recentThings('one')).toEqual([]);
});

it.each(['not json', '42', 'null', '{"user":"one","things":7}'])('heals: %s', (damaged) => {
  sessionStorage.setItem(storageKey, damaged);
  expect(recentThings('one')).toEqual([]);
  rememberThing('one', repository);
  expect(recentThings('one')).toEqual([repository]);
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
  expect(recentThings('one')).toEqual([repository]);
});

it('lasts as long as the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  rememberThing('one', repository);
  expect(recentThings('one')).toEqual([repository]);
  forgetThings();
  expect(recentThings('one')).toEqual([]);
});
