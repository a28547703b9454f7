import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { applyPoliciesKind } from '../policies/apply-job.ts';

const line = (name: string, level: NonNullable<Line['level']> = 'error'): Line => ({
  file: `src/${name}.ts`,
  line: 3,
  code: `run('${name}', input)`,
  rule: name,
  message: name,
  level,
});

describe.each(engines)('what follows from an import, on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `follow-${String(number++)}`);
  const importing = async (
    repositoryId: string,
    lines: Line[],
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const { id } = await upload(server.as('admin'), repositoryId, sarif(lines), fields);
    await server.runJobs();
    return id;
  };
  const followUp = async (id: string) =>
    (await server.as('admin')('getScanFollowUp', { path: { id } })).ok().data;
  const inOrganization = <T>(work: Parameters<typeof inTenant<T>>[2]): Promise<T> =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, work);

  it('names the most severe that came back, when and by whom they had been fixed', async () => {
    const id = await repository();
    const gone = line('gone', 'note');
    const mended = line('mended');
    const first = await importing(id, [gone, mended, line('stays')]);
    expect((await followUp(first)).reopened).toEqual([]);
    const found =
      (
        await server.as('admin')('listFindings', { query: { rule: ['mended'], repository: [id] } })
      ).ok().data[0]?.id ?? '';
    (
      await server.as('cyberoper')('updateFinding', {
        path: { id: found },
        body: { status: 'fixed' },
      })
    ).ok();
    await importing(id, [line('stays')]);
    const scan = await importing(id, [gone, mended, line('stays')]);
    // A later decision does not change how the findings were reopened.
    (
      await server.as('admin')('updateFinding', { path: { id: found }, body: { status: 'fixed' } })
    ).ok();
    expect((await followUp(scan)).reopened).toEqual([
      {
        finding_id: found,
        title: 'mended',
        severity: 'high',
        fixed_at: expect.any(String) as string,
        fixed_by: 'cyberoper',
      },
      {
        finding_id: expect.any(String) as string,
        title: 'gone',
        severity: 'info',
        fixed_at: expect.any(String) as string,
        fixed_by: null,
      },
    ]);
    expect(
      (await server.as('foreignAdmin')('getScanFollowUp', { path: { id: scan } })).status,
    ).toBe(404);
    (await server.as('admin')('undoScan', { path: { id: scan } })).ok();
    expect((await followUp(scan)).reopened).toEqual([]);
  });

  it('tells at most five', async () => {
    const id = await repository();
    const lines = Array.from({ length: 7 }, (_, n) => line(`rule-${String(n)}`));
    await importing(id, lines);
    await importing(id, []);
    const scan = await importing(id, lines);
    expect(
      (await server.as('admin')('getScan', { path: { id: scan } })).ok().data.attributes.counts
        .reopened,
    ).toBe(7);
    expect((await followUp(scan)).reopened).toHaveLength(5);
  });

  it('says what remains to be done, and nothing when nothing does', async () => {
    const id = await repository();
    const scan = await importing(id, [line('one'), line('two')]);
    const waiting = () =>
      inOrganization((tx) =>
        enqueueJob(tx, {
          clientId: server.people.admin.clientId,
          kind: applyPoliciesKind,
          payload: { repositoryId: id },
          dedupeKey: id,
          runAt: new Date(Date.now() + 3_600_000),
        }),
      );
    expect((await followUp(scan)).steps).toEqual([]);
    await waiting();
    // Without a rule there is nothing to apply.
    await inOrganization((tx) => tx.execute(sql`update policies set enabled = false`));
    expect((await followUp(scan)).steps).toEqual([]);
    await inOrganization((tx) =>
      tx.execute(
        sql`insert into policies (client_id, id, name, category, conditions, actions) values (current_client(), new_id(), 'Criticals', 'sla', '[]', '{"due_days": null, "notify": false}')`,
      ),
    );
    expect((await followUp(scan)).steps).toEqual([
      { kind: 'listed', state: 'done', count: 2, progress: null, person: null },
      { kind: 'told', state: 'done', count: null, progress: null, person: 'admin' },
      { kind: 'rules', state: 'waiting', count: 1, progress: null, person: null },
    ]);
    await inOrganization((tx) =>
      tx.execute(
        sql`update jobs set state = 'running', progress = 0.4, lease_until = now() + interval '1 hour' where kind = ${applyPoliciesKind} and dedupe_key = ${id} and state = 'queued'`,
      ),
    );
    expect((await followUp(scan)).steps.at(-1)).toMatchObject({
      kind: 'rules',
      state: 'running',
      progress: 0.4,
    });
    // Days later, the rules run for a different reason.
    await inOrganization((tx) =>
      tx.execute(
        sql`update scans set finished_at = finished_at - interval '25 hours' where id = ${scan}`,
      ),
    );
    expect((await followUp(scan)).steps).toEqual([]);
  });
});
