import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRowOf } from '../../../../tests/support/server/import-state.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

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
const bill = (version: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [
      { type: 'library', name: 'qs', version, 'bom-ref': 'qs', purl: `pkg:npm/qs@${version}` },
    ],
  });

describe('undoing an import', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `undo-${String(number++)}`);
  const importing = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const { id } = await upload(server.as('admin'), repositoryId, report, fields);
    await server.runJobs();
    return id;
  };
  const undo = (id: string, person: Parameters<TestServer['as']>[0] = 'admin') =>
    server.as(person)('undoScan', { path: { id } });
  const findings = async (nickname: string) =>
    (await server.as('admin')('listFindings', { query: { repository: [nickname] } })).ok().data;

  it('takes back new, changed and closed findings, their counts and histories', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const kinds = async () =>
      (await everyRowOf(server, id)).filter(({ kind }) => kind !== 'finding');
    const before = await kinds();
    const scan = await importing(
      id,
      sarif([
        { ...search, line: 50, message: 'Said otherwise.' },
        { ...search, rule: 'new-rule' },
      ]),
    );
    expect(await kinds()).not.toEqual(before);
    (await undo(scan)).ok();
    await server.runJobs();
    expect(await kinds()).toEqual(before);
  });

  it('lets the bill of materials before it count again', async () => {
    const id = await repository();
    await importing(id, bill('6.5.2'), { ext: 'json' });
    const scan = await importing(id, bill('6.5.3'), { ext: 'json' });
    (await undo(scan)).ok();
    const { data } = (
      await server.as('admin')('listComponents', { query: { repository: [id] } })
    ).ok();
    expect(data.map(({ attributes }) => attributes.version)).toEqual(['6.5.2']);
  });

  it('takes the last scan from the imports that show results, as an import does', async () => {
    const id = await repository();
    const failed = (report: string) =>
      report.replace('"results"', '"invocations":[{"executionSuccessful":false}],"results"');
    const state = async () => {
      const { status, last_scan_at: at } = (
        await server.as('admin')('getRepository', { path: { id } })
      ).ok().data.attributes;
      return { status, isScanned: at !== null };
    };
    await importing(id, failed(sarif([])));
    const complete = await importing(id, sarif([search]));
    expect(await state()).toEqual({ status: 'enriched', isScanned: true });
    (await undo(complete)).ok();
    expect(await state()).toEqual({ status: 'pending', isScanned: false });
    await importing(id, failed(sarif([search])));
    (await undo(await importing(id, sarif([search, login])))).ok();
    expect(await state()).toEqual({ status: 'enriched', isScanned: true });
  });

  it('is for the last import alone, once, of a day, and not where people have gone on', async () => {
    const id = await repository();
    const first = await importing(id, sarif([search]));
    const second = await importing(id, sarif([search, login]));
    expect((await undo(first)).problem()).toMatchObject({ status: 409, code: 'not_the_last' });
    const finding = (await findings(`undo-${String(number - 1)}`)).find(
      ({ attributes }) => attributes.rule.id === 'weak-hash',
    );
    (
      await server.as('admin')('updateFinding', {
        path: { id: finding?.id ?? '' },
        body: { severity: 'low' },
      })
    ).ok();
    expect((await undo(second)).problem()).toMatchObject({ status: 409, code: 'worked_on' });
    const third = await importing(id, sarif([search, login, { ...login, rule: 'another' }]));
    (await undo(third)).ok();
    expect((await undo(third)).problem()).toMatchObject({ status: 409, code: 'cannot_undo' });
    const fourth = await importing(id, sarif([search]));
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(
        sql`update scans set finished_at = finished_at - interval '25 hours' where id = ${fourth}`,
      ),
    );
    expect((await undo(fourth)).problem()).toMatchObject({ status: 409, code: 'too_late' });
  });

  it('is not for a dry run, a failed import, another organisation, or who may not upload', async () => {
    const id = await repository();
    expect(
      (await undo(await importing(id, sarif([search]), { dry_run: 'true' }))).problem().code,
    ).toBe('cannot_undo');
    expect((await undo(await importing(id, '{'))).problem().code).toBe('cannot_undo');
    const scan = await importing(id, sarif([search]));
    expect((await undo(scan, 'foreignAdmin')).status).toBe(404);
    expect((await undo(scan, 'developer')).status).toBe(403);
  });
});
