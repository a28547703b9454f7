// Files in a bucket, tested with a service on this machine that speaks the same protocol.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import {
  bucketAddress,
  type ObjectService,
  startObjectService,
} from '../../../tests/support/server/object-service.ts';
import { addRepository, multipartOf } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { acrossTenants, inTenant } from '../db/tenancy.ts';
import { newId } from '../runtime/ids.ts';
import { createObjectStore, type ObjectStore, ObjectStoreError } from './object-store.ts';
import {
  deleteObjects,
  deleteStoredFile,
  deleteUnreferencedFiles,
  readStoredFile,
  writeStoredFile,
} from './stored-files.ts';

let service: ObjectService;
const stores: ObjectStore[] = [];

const openStore = (url: string): ObjectStore => {
  const { bucket, outgoing } = readConfig({ PARAPET_FILES: url });
  if (!bucket) throw new Error('no bucket');
  const store = createObjectStore(bucket, outgoing.proxy);
  stores.push(store);
  return store;
};

beforeAll(async () => {
  service = await startObjectService('reports');
});
afterAll(async () => {
  for (const store of stores) store.close();
  await service.close();
});

describe('files in a bucket', () => {
  let db: Database;
  let objects: ObjectStore;
  const clientId = newId();
  const place = { clientId, name: 'uploads/one' };
  beforeAll(async () => {
    db = await freshDatabase();
    objects = openStore(service.addressOf('reports', '/parapet'));
  });
  afterAll(() => db.close());

  const later = () => new Date(Date.now() + 25 * 3_600_000);
  const read = async (of = place) => {
    const stream = await readStoredFile({ db, objects }, of);
    return stream && buffer(stream);
  };
  const rows = async () => {
    const { rows: found } = await acrossTenants(db, 'expire old rows', (tx) =>
      tx.execute<{ key: string; state: string }>(sql`select key, state from file_objects`),
    );
    return found;
  };

  it('come back byte for byte, in one part or in several', async () => {
    for (const size of [0, 700_000, 12_000_000]) {
      const bytes = randomBytes(size);
      expect(
        await writeStoredFile(
          { db, objects },
          place,
          Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
        ),
      ).toEqual({ size, hash: createHash('sha256').update(bytes).digest('hex') });
      expect((await read())?.equals(bytes)).toBe(true);
    }
    const { rows: chunks } = await acrossTenants(db, 'expire old rows', (tx) =>
      tx.execute(sql`select 1 from file_chunks`),
    );
    expect(chunks).toEqual([]);
  });

  it('are not there for another organisation', async () => {
    expect(await read({ ...place, clientId: newId() })).toBeUndefined();
  });

  it('leave the bucket when they were replaced, deleted or never finished', async () => {
    const broken = { clientId, name: 'uploads/broken' };
    const source = Readable.from(
      (function* () {
        yield randomBytes(6_000_000);
        throw new Error('hung up');
      })(),
    );
    await expect(writeStoredFile({ db, objects }, broken, source)).rejects.toThrow('hung up');
    expect(await read(broken)).toBeUndefined();
    await writeStoredFile({ db, objects }, broken, Readable.from(['x']));
    await inTenant(db, { clientId }, (tx) => deleteStoredFile(tx, broken));
    expect(await read(broken)).toBeUndefined();
    const before = await rows();
    expect(before.filter(({ state }) => state === 'stored')).toHaveLength(1);
    await deleteObjects({ db, objects, now: later });
    const [left, ...others] = await rows();
    expect([left?.state, others]).toEqual(['stored', []]);
    for (const { key } of before.filter(({ state }) => state !== 'stored'))
      expect(await objects.get(key)).toBeUndefined();
    expect(await read()).toHaveLength(12_000_000);
  });

  it('are deleted when nothing refers to them', async () => {
    const alone = { clientId, name: 'exports/alone' };
    await writeStoredFile({ db, objects }, alone, Readable.from(['x']));
    await acrossTenants(db, 'expire old rows', (tx) =>
      deleteUnreferencedFiles(tx, 'exports', later(), sql`f.name = 'exports/other'`),
    );
    expect(await read(alone)).toBeUndefined();
  });

  it('stay where they were written when the operator changes the place', async () => {
    const old = { clientId, name: 'uploads/old' };
    await writeStoredFile({ db, objects: undefined }, old, Readable.from(['from the database']));
    expect((await read(old))?.toString()).toBe('from the database');
    await expect(readStoredFile({ db, objects: undefined }, place)).rejects.toThrow(
      'PARAPET_FILES does not name it',
    );
    await writeStoredFile({ db, objects }, old, Readable.from(['from the bucket']));
    expect((await read(old))?.toString()).toBe('from the bucket');
  });

  it('are a file that is gone where the bucket has lost the object', async () => {
    const lost = { clientId, name: 'uploads/lost' };
    await writeStoredFile({ db, objects }, lost, Readable.from(['x']));
    const row = (await rows()).find(({ key }) => key.includes('/uploads/lost/'));
    await objects.delete([row?.key ?? '']);
    expect(await read(lost)).toBeUndefined();
  });

  it('name the bucket and the reason when it cannot be used', async () => {
    await objects.check();
    const missing = openStore(service.addressOf('absent'));
    await expect(missing.check()).rejects.toThrow(
      /The bucket absent of PARAPET_FILES cannot be used/,
    );
    await expect(
      writeStoredFile({ db, objects: missing }, place, Readable.from(['x'])),
    ).rejects.toThrow(ObjectStoreError);
    expect(await read()).toHaveLength(12_000_000);
  });
});

describe('a server whose bucket is away', () => {
  let server: TestServer;
  let silent: Server;
  beforeAll(async () => {
    // Closes every connection after accepting it, like a service that is restarting.
    silent = createServer((socket) => socket.destroy());
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    server = await startTestServer({
      deps: { objects: openStore(bucketAddress(`http://127.0.0.1:${port}`, 'reports')) },
    });
  });
  afterAll(async () => {
    await server.close();
    silent.close();
  });

  it('refuses an upload with 503 and keeps nothing of it', async () => {
    const admin = server.as('admin');
    const id = await addRepository(admin);
    const response = await admin('uploadScan', { path: { id }, multipart: multipartOf('{}') });
    expect([response.status, response.headers['retry-after'], response.problem()]).toMatchObject([
      503,
      '10',
      { code: 'storage_unavailable' },
    ]);
    const { rows } = await acrossTenants(server.deps.db, 'expire old rows', (tx) =>
      tx.execute(sql`select 1 from scans`),
    );
    expect(rows).toEqual([]);
  });
});
