import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../tests/support/server/import-state.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

const vulnerabilities = ['CVE-2022-24999', 'CVE-2017-1000048'];

/** Names its tool in lower case, as Grype does in its SBOM. */
const billOfGrype = (ids: readonly string[]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { tools: { components: [{ type: 'application', name: 'grype' }] } },
    components: [
      {
        type: 'library',
        name: 'qs',
        version: '6.5.2',
        'bom-ref': 'qs',
        purl: 'pkg:npm/qs@6.5.2',
      },
    ],
    vulnerabilities: ids.map((id) => ({
      id,
      ratings: [{ severity: 'high' }],
      affects: [{ ref: 'qs' }],
    })),
  });

const reportOfGrype = JSON.stringify({
  matches: [
    {
      vulnerability: { id: 'CVE-2022-24999', severity: 'High' },
      artifact: { name: 'qs', version: '6.5.2', type: 'npm', purl: 'pkg:npm/qs@6.5.2' },
    },
  ],
  descriptor: { name: 'grype', version: '0.90.0' },
});

describe('the name of a tool', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const send = async (repositoryId: string, report: string) => {
    await upload(server.as('admin'), repositoryId, report, { ext: '' });
    await server.runJobs();
    return (await findingsOf(server, repositoryId)).map(
      ({ id, tool, rule, status }) => [id, tool, rule, status] as const,
    );
  };
  /** Writes rows as an import of an older version did. */
  const writeAsBefore = (repositoryId: string) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, async (tx) => {
      for (const table of ['findings', 'finding_counts', 'scan_targets'])
        await tx.execute(
          sql`update ${sql.identifier(table)} set tool = 'grype' where repository_id = ${repositoryId}`,
        );
    });
  const list = async (tool: string) =>
    (await server.as('admin')('listFindings', { query: { tool: [tool] } })).ok();
  const tools = async () =>
    (await server.as('admin')('listFindingFilterOptions', { query: { filter_key: 'tool' } })).ok()
      .data.options;

  it('is one in all of its formats, in lists, filters and counts', async () => {
    const old = await addRepository(server.as('admin'), 'names-old');
    const before = await send(old, billOfGrype(vulnerabilities));
    expect(before.map(([, tool]) => tool)).toEqual(['Grype', 'Grype']);
    await writeAsBefore(old);

    // An existing series keeps its spelling and therefore its findings.
    const after = await send(old, billOfGrype(vulnerabilities.slice(1)));
    const ids = before.map(([id]) => id);
    expect(after.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(after.map(([, tool]) => tool))).toEqual(new Set(['grype']));
    expect(after.map(([, , rule, status]) => `${rule} ${status}`).toSorted()).toEqual([
      'CVE-2017-1000048 open',
      'CVE-2022-24999 fixed',
    ]);

    // Another format of the tool also continues that series.
    const reported = await send(old, reportOfGrype);
    expect(reported.map(([, , rule, status]) => `${rule} ${status}`).toSorted()).toEqual([
      'CVE-2017-1000048 fixed',
      'CVE-2022-24999 open',
    ]);

    const fresh = await addRepository(server.as('admin'), 'names-new');
    expect((await send(fresh, reportOfGrype)).map(([, tool]) => tool)).toEqual(['Grype']);

    expect(await tools()).toEqual([expect.objectContaining({ value: 'grype', count: 3 })]);
    for (const spelling of ['grype', 'Grype', 'GRYPE'])
      expect((await list(spelling)).meta.total, spelling).toBe(3);
    const left = await server.as('admin')('listFindings', { query: { not: ['tool:GRYPE'] } });
    expect(left.ok().meta.total).toBe(0);
  });

  it('stays the tool’s own where no format has it', async () => {
    const id = await addRepository(server.as('admin'), 'names-own');
    const own = billOfGrype(vulnerabilities).replace('"grype"', '"ourScanner"');
    expect((await send(id, own)).map(([, tool]) => tool)).toEqual(['ourScanner', 'ourScanner']);
  });
});
