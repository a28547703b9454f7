// A scan that arrives as several reports: findings that none of them contains are closed after the
// last part.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRowOf, findingsOf } from '../../../../tests/support/server/import-state.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, multipartOf, upload } from '../../../../tests/support/server/upload.ts';
import { scanGroups } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const at = (file: string): Line => ({ file, line: 3, code: `query(${file})` });
const web = at('web.ts');
const api = at('api.ts');
const mail = at('mail.ts');
const shop = at('shop.ts');

/** A Semgrep report with an error: one file could not be scanned. */
const partly = JSON.stringify({
  version: '1.100.0',
  results: [],
  errors: [{ level: 'error', type: 'Timeout', message: 'Timeout', path: 'big.ts' }],
  paths: { scanned: ['a.ts'] },
});

describe('the parts of a scan', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  type Fields = NonNullable<Parameters<typeof upload>[3]>;
  const repository = () => addRepository(server.as('admin'), `parts-${String(number++)}`);
  const scanOf = async (id: string) =>
    (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  const importing = async (id: string, report: string, fields: Fields = {}) => {
    const scan = await upload(server.as('admin'), id, report, fields);
    await server.runJobs();
    return { id: scan.id, ...(await scanOf(scan.id)) };
  };
  const part = (id: string, lines: readonly Line[], fields: Fields = {}) =>
    importing(id, sarif([...lines]), { group: 'nightly', group_parts: '2', ...fields });
  const close = (id: string, group = 'nightly', branch?: string) =>
    server.as('admin')('closeScanGroup', {
      path: { id },
      body: { group, ...(branch !== undefined && { branch }) },
    });
  const open = async (id: string) =>
    (await findingsOf(server, id))
      .filter(({ status }) => status === 'open')
      .map(({ file }) => file);
  /** Moves the start of the group this many hours back. */
  const age = (id: string, hours: number) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx
        .update(scanGroups)
        .set({ createdAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(scanGroups.repositoryId, id)),
    );

  it('close nothing until the last is in, then what none of them reported', async () => {
    const id = await repository();
    await importing(id, sarif([web, api, mail, shop]));
    const first = await part(id, [web], { group_part: 'linux' });
    expect(await open(id)).toHaveLength(4);
    expect(first).toMatchObject({
      complete: false,
      counts: { fixed: 0, matched: 1 },
      group: {
        name: 'nightly',
        part: 1,
        part_name: 'linux',
        parts: 2,
        received: 1,
        state: 'waiting',
        whole: true,
        closed_by: null,
      },
    });
    const last = await part(id, [api], { group_part: 'mac' });
    expect(await open(id)).toEqual(['api.ts', 'web.ts']);
    expect(last).toMatchObject({
      complete: true,
      counts: { fixed: 2, matched: 1 },
      group: { part: 2, received: 2, state: 'closed', waits_until: null, closed_by: last.id },
    });
    expect((await scanOf(first.id)).group).toMatchObject({ state: 'closed', closed_by: last.id });
    const { data } = (
      await server.as('admin')('listFindings', { query: { import: [`fixed:${last.id}`] } })
    ).ok();
    expect(data.map(({ attributes }) => attributes.file).sort()).toEqual(['mail.ts', 'shop.ts']);
  });

  it('may come in any order, and the same one twice is one', async () => {
    const id = await repository();
    await importing(id, sarif([web, api, mail]));
    for (const [lines, name] of [
      [[mail], 'c'],
      [[web], 'a'],
      [[web], 'a'],
      [[mail], 'c'],
    ] as const)
      await part(id, lines, { group_parts: '3', group_part: name });
    expect(await open(id)).toHaveLength(3);
    const last = await part(id, [], { group_parts: '3', group_part: 'b' });
    expect(await open(id)).toEqual(['mail.ts', 'web.ts']);
    expect(last.group).toMatchObject({ part: 3, received: 3, state: 'closed' });
    const before = await everyRowOf(server, id);
    const again = await part(id, [], { group_parts: '3', group_part: 'b' });
    expect(again.group).toMatchObject({ id: last.group?.id, part: 3, state: 'closed' });
    expect(await everyRowOf(server, id)).toEqual(before);
  });

  it('are told apart by their content where they have no name', async () => {
    const id = await repository();
    await importing(id, sarif([web, api, mail]));
    await part(id, [web]);
    await part(id, [web]);
    expect(await open(id)).toHaveLength(3);
    await part(id, [api]);
    expect(await open(id)).toEqual(['api.ts', 'web.ts']);
  });

  it('all clean close everything', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await part(id, [], { group_part: '1' });
    expect(await open(id)).toHaveLength(2);
    expect((await part(id, [], { group_part: '2' })).counts.fixed).toBe(2);
    expect(await open(id)).toEqual([]);
  });

  it('close what an earlier night found, night after night', async () => {
    const id = await repository();
    await part(id, [web], { group: 'run-1', group_part: '1' });
    await part(id, [api, mail], { group: 'run-1', group_part: '2' });
    expect(await open(id)).toHaveLength(3);
    await part(id, [], { group: 'run-2', group_part: '1' });
    await part(id, [api], { group: 'run-2', group_part: '2' });
    expect(await open(id)).toEqual(['api.ts']);
  });

  it('belong together within one branch, tool and target alone', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await part(id, [web], { group_part: '1' });
    await importing(id, sarif([], 'codeql'), {
      group: 'nightly',
      group_parts: '2',
      group_part: '2',
    });
    await part(id, [], { group_part: '2', branch: 'release/2' });
    await part(id, [], { group_part: '2', target: 'services/web' });
    await part(id, [], { group_part: '2', group: 'weekly' });
    expect(await open(id)).toHaveLength(2);
    await part(id, [], { group_part: '2' });
    expect(await open(id)).toEqual(['web.ts']);
  });

  it('leave the findings of other tools and branches alone', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await importing(id, sarif([mail], 'codeql'));
    await importing(id, sarif([shop]), { branch: 'release/2' });
    await part(id, [web], { group_part: '1' });
    await part(id, [], { group_part: '2' });
    expect(await open(id)).toEqual(['mail.ts', 'shop.ts', 'web.ts']);
  });

  it('close by a call where their number is open', async () => {
    const id = await repository();
    await importing(id, sarif([web, api, mail]));
    const one = await importing(id, sarif([web]), { group: 'nightly', group_part: 'a' });
    expect(one.group).toMatchObject({ parts: null, state: 'waiting' });
    // The call may arrive before the import of the last part.
    await upload(server.as('admin'), id, sarif([api]), { group: 'nightly', group_part: 'b' });
    expect((await close(id)).ok().data).toEqual({
      name: 'nightly',
      state: 'waiting',
      received: 1,
      waiting: 1,
      failed: 0,
    });
    expect(await open(id)).toHaveLength(3);
    await server.runJobs();
    expect(await open(id)).toEqual(['api.ts', 'web.ts']);
    expect((await close(id)).ok().data).toMatchObject({ state: 'closed', received: 2 });
  });

  it('close at the call where every part is imported', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    const one = await importing(id, sarif([web]), { group: '4711' });
    expect((await close(id, '4711', 'release/2')).status).toBe(404);
    expect((await close(id, '4711')).ok().data).toMatchObject({ state: 'closed', received: 1 });
    expect(await open(id)).toEqual(['web.ts']);
    expect(await scanOf(one.id)).toMatchObject({ counts: { fixed: 1 }, complete: true });
  });

  it('close nothing where the group is unknown, or the caller may not upload', async () => {
    const id = await repository();
    expect((await close(id, 'never')).status).toBe(404);
    await importing(id, sarif([web]), { group: 'nightly' });
    const denied = await server.as('developer')('closeScanGroup', {
      path: { id },
      body: { group: 'nightly' },
    });
    expect(denied.status).toBe(403);
  });

  it('that failed closes nothing until it is sent again', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await part(id, [web], { group_part: '1' });
    const failed = await importing(id, '{"version": "2.1.0", "runs": [', {
      group: 'nightly',
      group_parts: '2',
      group_part: '2',
    });
    expect(failed).toMatchObject({ status: 'failed', group: { state: 'waiting', part: null } });
    expect((await close(id)).ok().data).toMatchObject({ state: 'waiting', failed: 1 });
    expect(await open(id)).toHaveLength(2);
    await part(id, [], { group_part: '2' });
    expect(await open(id)).toEqual(['web.ts']);
  });

  it('that is incomplete closes nothing, and says so', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await part(id, [web], { group_part: '1' });
    const sent = await part(id, [], { group_part: '2', complete: 'false' });
    expect(sent.group).toMatchObject({ whole: false, received: 1, state: 'waiting' });
    expect(await open(id)).toHaveLength(2);
    const tool = await repository();
    const imported = await importing(tool, partly, { ext: 'json', group: 'x', group_parts: '1' });
    expect(imported.group).toMatchObject({ whole: false, state: 'waiting' });
    expect(imported.notes.map(({ code }) => code)).toContain('files_unscanned');
  });

  it('that do not all come within a day end incomplete and close nothing', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    const one = await part(id, [web], { group_part: '1' });
    await age(id, 25);
    expect((await scanOf(one.id)).group).toMatchObject({ state: 'incomplete', waits_until: null });
    const late = await part(id, [], { group_part: '2' });
    expect(late.group).toMatchObject({ received: 1, state: 'waiting' });
    expect(late.group?.id).not.toBe(one.group?.id);
    expect(await open(id)).toHaveLength(2);
  });

  it('never change a newer state', async () => {
    const id = await repository();
    const looked = (time: string, lines: readonly Line[]) => {
      const report = JSON.parse(sarif([...lines])) as { runs: Record<string, unknown>[] };
      for (const run of report.runs)
        run['invocations'] = [{ executionSuccessful: true, endTimeUtc: time }];
      return JSON.stringify(report);
    };
    const parts = { group: 'nightly', group_parts: '2' };
    await importing(id, looked('2026-01-01T00:00:00Z', [web, api, mail]));
    await importing(id, looked('2026-01-03T00:00:00Z', [web, shop]));
    expect(await open(id)).toEqual(['shop.ts', 'web.ts']);
    // Observed in between: this report has neither of the newer report's findings.
    await importing(id, looked('2026-01-02T00:00:00Z', [api]), { ...parts, group_part: '1' });
    const last = await importing(id, looked('2026-01-02T00:10:00Z', [mail]), {
      ...parts,
      group_part: '2',
    });
    expect(last.group).toMatchObject({ state: 'closed' });
    expect(last.counts).toMatchObject({ fixed: 0, reopened: 0 });
    expect(await open(id)).toEqual(['shop.ts', 'web.ts']);
  });

  it('are waited for again where the last one is undone', async () => {
    const id = await repository();
    await importing(id, sarif([web, api]));
    await part(id, [web], { group_part: '1' });
    const last = await part(id, [], { group_part: '2' });
    expect(await open(id)).toEqual(['web.ts']);
    (await server.as('admin')('undoScan', { path: { id: last.id } })).ok();
    expect(await open(id)).toEqual(['api.ts', 'web.ts']);
    const again = await part(id, [api], { group_part: '2' });
    expect(again.group).toMatchObject({ received: 2, state: 'closed' });
    expect(await open(id)).toEqual(['api.ts', 'web.ts']);
  });

  it('are refused as a dry run, and without their group', async () => {
    const id = await repository();
    const send = (fields: Fields) =>
      server.as('admin')('uploadScan', {
        path: { id },
        multipart: multipartOf(sarif([web]), fields),
      });
    for (const fields of [
      { group: 'nightly', dry_run: 'true' },
      { group_parts: '2' },
      { group_part: 'a' },
      { group: 'nightly', group_parts: '0' },
      { group: 'nightly', group_parts: '501' },
      { group: 'nightly', group_parts: 'two' },
    ] as const)
      expect((await send(fields)).status, JSON.stringify(fields)).toBe(422);
  });
});
