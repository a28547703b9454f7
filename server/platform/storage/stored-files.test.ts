import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { engines } from '../../../tests/support/server/engines.ts';
import { adoptFiles } from '../../adopt-files.ts';
import type { Database } from '../db/connect.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { newId } from '../runtime/ids.ts';
import { readConfig } from '../config/config.ts';
import { readStoredFile, writeStoredFile } from './stored-files.ts';

describe.each(engines)('files in the database, on %s', (engine) => {
  let db: Database;
  const clientId = newId();
  const place = { clientId, name: 'uploads/one' };
  beforeAll(async () => {
    db = await freshDatabase(engine);
  });
  afterAll(() => db.close());

  const read = async (of = place) => {
    const stream = await readStoredFile({ db, objects: undefined }, of);
    return stream && buffer(stream);
  };

  it('come back byte for byte, whatever the parts they arrived in', async () => {
    const bytes = randomBytes(1_300_000);
    const parts = [bytes.subarray(0, 7), bytes.subarray(7, 1_200_000), bytes.subarray(1_200_000)];
    expect(await writeStoredFile({ db, objects: undefined }, place, Readable.from(parts))).toEqual({
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
    });
    expect((await read())?.equals(bytes)).toBe(true);
    await writeStoredFile(
      { db, objects: undefined },
      place,
      Readable.from([Buffer.from('shorter')]),
    );
    expect((await read())?.toString()).toBe('shorter');
    await writeStoredFile({ db, objects: undefined }, place, Readable.from([]));
    expect(await read()).toHaveLength(0);
  });

  it('are not there for another organisation', async () => {
    await writeStoredFile({ db, objects: undefined }, place, Readable.from([Buffer.from('mine')]));
    expect(await read({ ...place, clientId: newId() })).toBeUndefined();
  });

  it('leave nothing of an upload that breaks off', async () => {
    const broken = { clientId, name: 'uploads/broken' };
    await expect(
      writeStoredFile(
        { db, objects: undefined },
        broken,
        Readable.from(
          (function* () {
            yield randomBytes(700_000);
            throw new Error('hung up');
          })(),
        ),
      ),
    ).rejects.toThrow('hung up');
    expect(await read(broken)).toBeUndefined();
  });

  it('are taken over from the data folder of an older version', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-adopt-'));
    const [id, job] = [newId(), newId()];
    try {
      for (const folder of ['uploads', 'exports']) mkdirSync(path.join(dataDir, folder));
      writeFileSync(path.join(dataDir, 'uploads', id), 'a report');
      writeFileSync(path.join(dataDir, 'uploads', 'left.part'), 'half');
      writeFileSync(path.join(dataDir, 'exports', job), 'an export');
      await acrossTenants(db, 'first start', async (tx) => {
        await tx.execute(
          sql`insert into scans (client_id, id, repository_id, file_name, file_size, file_hash, upload) values (${clientId}, ${id}, ${newId()}, 'r', 8, '', ${id})`,
        );
        await tx.execute(
          sql`insert into export_files (client_id, job_id, file_name, size) values (${clientId}, ${job}, 'f', 9)`,
        );
      });
      await adoptFiles({
        db,
        objects: undefined,
        config: readConfig({ PARAPET_DATA_DIR: dataDir }),
      });
      expect((await read({ clientId, name: `uploads/${id}` }))?.toString()).toBe('a report');
      expect((await read({ clientId, name: `exports/${job}` }))?.toString()).toBe('an export');
      expect(existsSync(path.join(dataDir, 'uploads'))).toBe(false);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
