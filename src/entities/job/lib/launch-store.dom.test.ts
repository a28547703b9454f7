import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Launch } from '../model/launches';
import {
  closeLaunch,
  deleteLocalDatabase,
  storeLaunch,
  openLaunches,
  readLaunches,
} from './launch-store';
import { localDatabase } from './local-database';

const mine = '01980a5c-0000-7000-8000-00000000000a';
const job = (n: number) => `01980a5c-0000-4000-8000-${String(n).padStart(12, '0')}`;
const patches = (n: number): Launch => ({
  job: job(n),
  store: 'remediation',
  kind: 'generate_patches',
});
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second));

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  await deleteLocalDatabase();
});

it('has the stores and indexes of the specification', async () => {
  const database = await localDatabase();
  expect(database.verno).toBe(1);
  const indexes = (store: string) => [
    database.table(store).schema.primKey.name,
    ...database.table(store).schema.indexes.map(({ name }) => name),
  ];
  expect(indexes('scan')).toEqual(['id', 'client_id', 'status', 'page_console', 'created_at']);
  expect(indexes('remediation')).toEqual([
    'id',
    'client_id',
    'finding_id',
    'status',
    'page_console',
    'created_at',
  ]);
  expect(database.table('scan').schema.primKey.auto).toBe(true);
});

it('keeps what was launched, newest first, each once and for its organisation', async () => {
  await storeLaunch(mine, patches(1), 'asked', at(1));
  await storeLaunch(
    mine,
    { job: job(2), store: 'scan', kind: 'import_scan', scan: job(2) },
    'running',
    at(2),
  );
  await storeLaunch('01980a5c-0000-7000-8000-00000000000b', patches(3), 'asked', at(3));
  await storeLaunch(mine, patches(1), 'running', at(4));
  expect(
    (await readLaunches(mine)).map(({ job_id, store, status, page_console }) => [
      job_id,
      store,
      status,
      page_console,
    ]),
  ).toEqual([
    [job(2), 'scan', 'running', '/'],
    [job(1), 'remediation', 'running', '/'],
  ]);
});

it('lets one tab alone end a launch', async () => {
  await storeLaunch(mine, patches(1), 'running', at(1));
  const [launch] = await openLaunches(mine);
  if (!launch) throw new Error('It was not kept.');
  expect(
    await Promise.all([closeLaunch(launch, 'succeeded'), closeLaunch(launch, 'succeeded')]),
  ).toEqual([true, false]);
  expect(await openLaunches(mine)).toEqual([]);
});

it('drops rows that are not sound, and keeps the others', async () => {
  await storeLaunch(mine, patches(1), 'running', at(1));
  const database = await localDatabase();
  await database
    .table('remediation')
    .bulkAdd([{ client_id: mine, status: 'dancing', job_id: 7 }, { client_id: mine }]);
  expect(await readLaunches(mine)).toHaveLength(1);
  expect(await database.table('remediation').count()).toBe(1);
});

it('replaces a database that is another’s', async () => {
  const foreign = new Dexie('parapet');
  foreign.version(3).stores({ scan: 'uuid', other: 'x' });
  await foreign.open();
  foreign.close();
  // Dexie logs a warning before the database is deleted.
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await storeLaunch(mine, patches(1), 'running', at(1));
  expect(warned.mock.calls.join()).toMatch(/extended without|version/i);
  warned.mockRestore();
  expect(await openLaunches(mine)).toHaveLength(1);
});

it('goes with the session', async () => {
  await storeLaunch(mine, patches(1), 'running', at(1));
  await deleteLocalDatabase();
  expect(await Dexie.exists('parapet')).toBe(false);
  expect(await readLaunches(mine)).toEqual([]);
});

it('answers where there is no storage at all', async () => {
  for (const call of ['open', 'deleteDatabase'] as const) {
    vi.spyOn(Dexie.dependencies.indexedDB, call).mockImplementation(() => {
      throw new DOMException('Storage is switched off.', 'SecurityError');
    });
  }
  await expect(storeLaunch(mine, patches(1), 'asked', at(1))).resolves.toBeUndefined();
  expect(await readLaunches(mine)).toEqual([]);
});
