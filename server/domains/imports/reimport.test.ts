import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { writeStoredFile } from '../../platform/storage/stored-files.ts';
import {
  deleteExpiredUploads,
  deleteOrphanedCopies,
  deleteOrphanedUploads,
} from '../scans/records/stored-uploads.ts';

const search: Line = {
  file: 'src/search.ts',
  line: 41,
  code: "db.query('select ' + request.query.memo)",
};
const login: Line = {
  file: 'src/login.ts',
  line: 7,
  code: 'md5(request.body.password).digest()',
  rule: 'weak-hash',
  cwe: 328,
};

/** One report with two tools, one of which an organization can exclude. */
const both = (found: Line = search): string => {
  const [one, other] = [sarif([found]), sarif([login], 'codeql')].map(
    (report) => JSON.parse(report) as { runs: object[] },
  );
  return JSON.stringify({ ...one, runs: [...(one?.runs ?? []), ...(other?.runs ?? [])] });
};

describe.each(engines)('importing a report again, on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `again-${String(number++)}`);
  const importing = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const { id } = await upload(server.as('admin'), repositoryId, report, fields);
    await server.runJobs();
    return id;
  };
  const scan = async (id: string) =>
    (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  const again = (id: string, person: Parameters<TestServer['as']>[0] = 'admin') =>
    server.as(person)('importScanAgain', { path: { id } });
  const exclude = async (tools: string[]) => {
    const { headers } = await server.as('admin')('getClient');
    (
      await server.as('admin')('updateClient', {
        headers: { 'if-match': String(headers.etag) },
        body: { excluded_tools: tools },
      })
    ).ok();
  };
  const files = () =>
    inTenant(server.deps.db, server.people.admin, async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(
        sql`select distinct name from file_chunks where name like 'uploads/%'`,
      );
      return rows.map(({ name }) => name.replace('uploads/', ''));
    });
  const copies = () => path.join(server.deps.config.dataDir, 'importing');
  const rules = async (repositoryId: string) =>
    (await server.as('admin')('listFindings', { query: { repository: [repositoryId] } }))
      .ok()
      .data.map(({ attributes }) => `${attributes.rule.id} ${attributes.status}`)
      .toSorted();

  it('takes in what the settings excluded, once, without the file being sent', async () => {
    const id = await repository();
    await exclude(['codeql']);
    const first = await importing(id, both());
    expect(await scan(first)).toMatchObject({
      counts: { total: 2, new: 1, ignored: 1 },
      ignored_by_reason: { excluded_by_settings: 1 },
      again_as: null,
      kept_until: expect.any(String) as string,
    });
    expect(readdirSync(copies())).toEqual([]);
    await exclude([]);
    const [one, other] = await Promise.all([again(first), again(first)]);
    expect(one.status).toBe(202);
    expect(other.ok().data.id).toBe(one.ok().data.id);
    await server.runJobs();
    const second = one.ok().data.id;
    expect(await scan(second)).toMatchObject({
      status: 'succeeded',
      counts: { total: 2, new: 1, matched: 1, fixed: 0, ignored: 0 },
      kept_until: null,
      requested_by: { username: 'admin' },
    });
    expect(await rules(id)).toEqual(['sql-injection open', 'weak-hash open']);
    // A later request returns the same scan, and a complete import keeps no upload.
    expect((await again(first)).ok().data.id).toBe(second);
    expect((await scan(first)).again_as).toBe(second);
    expect(await files()).not.toContain(second);
    const { data: audit } = (await server.as('admin')('listAuditLog', { query: {} })).ok();
    expect(audit.filter(({ action }) => action === 'scans.again')).toMatchObject([
      { subject_type: 'scan', subject_id: second },
    ]);
  });

  it('speaks for when it came: what was sent since is neither closed nor opened again', async () => {
    const id = await repository();
    await exclude(['codeql']);
    const first = await importing(id, both());
    await importing(id, both({ ...search, rule: 'later' }));
    expect(await rules(id)).toEqual(['later open', 'sql-injection fixed']);
    await exclude([]);
    const { id: second } = (await again(first)).ok().data;
    await server.runJobs();
    expect((await scan(second)).notes.map(({ code }) => code)).toContain('later_report_known');
    expect(await rules(id)).toEqual(['later open', 'sql-injection fixed', 'weak-hash open']);
  });

  it('tries a broken report once more', async () => {
    const first = await importing(await repository(), '{"version": "2.1.0", "runs": [');
    expect(await scan(first)).toMatchObject({
      status: 'failed',
      kept_until: expect.any(String) as string,
    });
    const { id: second } = (await again(first)).ok().data;
    await server.runJobs();
    expect(await scan(second)).toMatchObject({
      status: 'failed',
      error: { code: 'truncated_report' },
      again_as: null,
    });
    const { id: third } = (await again(second)).ok().data;
    expect([first, second]).not.toContain(third);
    await server.runJobs();
  });

  it('keeps nothing of what was imported in whole, and refuses it', async () => {
    const whole = await importing(await repository(), sarif([search]));
    expect((await scan(whole)).kept_until).toBeNull();
    expect(await files()).not.toContain(whole);
    expect((await again(whole)).problem()).toMatchObject({ status: 409, code: 'nothing_left_out' });
    const undone = await importing(await repository(), sarif([search, search]));
    (await server.as('admin')('undoScan', { path: { id: undone } })).ok();
    expect((await again(undone)).problem()).toMatchObject({
      status: 409,
      code: 'nothing_left_out',
    });
  });

  it('is for a day, and says when the report is gone', async () => {
    const first = await importing(await repository(), '{');
    expect(await files()).toContain(first);
    await deleteExpiredUploads(server.deps);
    expect(await files()).toContain(first);
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(
        sql`update scans set finished_at = finished_at - interval '25 hours' where id = ${first}`,
      ),
    );
    expect((await again(first)).problem()).toMatchObject({ status: 409, code: 'report_gone' });
    await deleteExpiredUploads(server.deps);
    expect(await files()).not.toContain(first);
    expect((await scan(first)).kept_until).toBeNull();
    expect((await again(first)).problem()).toMatchObject({ status: 409, code: 'report_gone' });
  });

  it('keeps no more than the operator wants, the newest', async () => {
    const id = await repository();
    const [older, newer] = [await importing(id, '{'), await importing(id, '{"')];
    await deleteExpiredUploads({
      ...server.deps,
      config: { ...server.deps.config, keptUploadsBytes: 2 },
    });
    const left = await files();
    expect([left.includes(older), left.includes(newer)]).toEqual([false, true]);
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(sql`update scans set file_size = 3 where id = ${newer}`),
    );
    await deleteExpiredUploads({
      ...server.deps,
      config: { ...server.deps.config, keptUploadsBytes: 2 },
    });
    expect(await files()).not.toContain(newer);
  });

  it('removes files that no scan knows any more, but none that may only have come', async () => {
    const id = await repository();
    const scanId = await importing(id, '{');
    await server.as('admin')('deleteRepository', { path: { id } });
    const kept = await importing(await repository(), '{');
    const place = { clientId: server.people.admin.clientId, name: 'uploads/arriving' };
    await writeStoredFile(server.deps, place, Readable.from([Buffer.from('{')]));
    await deleteOrphanedUploads(server.deps);
    expect(await files()).toEqual(expect.arrayContaining([scanId, kept, 'arriving']));
    await deleteOrphanedUploads({
      ...server.deps,
      now: () => new Date(Date.now() + 2 * 3_600_000),
    });
    expect(await files()).toContain(kept);
    expect(await files()).not.toContain(scanId);
    expect(await files()).not.toContain('arriving');
  });

  it('removes copies that a killed server left, once no import can need them', async () => {
    mkdirSync(copies(), { recursive: true });
    const [old, recent] = ['old', 'recent'].map((name) => path.join(copies(), name)) as [
      string,
      string,
    ];
    for (const file of [old, recent]) writeFileSync(file, '{');
    // A directory with unpacked files of an archive.
    const unpacked = path.join(copies(), 'parapet-report-old');
    mkdirSync(unpacked);
    writeFileSync(path.join(unpacked, 'part.json'), '{');
    for (const each of [old, unpacked]) utimesSync(each, new Date(0), new Date(0));
    await deleteOrphanedCopies(server.deps);
    expect([old, unpacked, recent].map((each) => existsSync(each))).toEqual([false, false, true]);
  });

  it('is not for another organisation, or who may not upload', async () => {
    const first = await importing(await repository(), '{');
    expect((await again(first, 'foreignAdmin')).status).toBe(404);
    expect((await again(first, 'developer')).status).toBe(403);
  });
});
