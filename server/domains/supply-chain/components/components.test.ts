import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsRead } from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { listComponentRows, listWorstSeverities } from './components.repo.ts';

let server: TestServer;
let repository: string;
const scans: string[] = [];

/** app → web → qs (vulnerable, fixed in 6.5.3), app → pg */
const bill = (qs: string, extra: object[] = []) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: {
      component: { type: 'application', name: 'ledger-api', version: '1.0.0', 'bom-ref': 'app' },
    },
    components: [
      {
        type: 'library',
        name: 'web',
        version: '4.0.0',
        'bom-ref': 'web',
        purl: 'pkg:npm/web@4.0.0',
        licenses: [{ license: { id: 'MIT' } }],
      },
      {
        type: 'library',
        name: 'qs',
        version: qs,
        'bom-ref': 'qs',
        purl: `pkg:npm/qs@${qs}`,
        licenses: [{ license: { id: 'BSD-3-Clause' } }],
      },
      {
        type: 'library',
        name: 'pg',
        version: '8.11.0',
        'bom-ref': 'pg',
        purl: 'pkg:npm/pg@8.11.0',
      },
      ...extra,
    ],
    dependencies: [
      { ref: 'app', dependsOn: ['web', 'pg'] },
      { ref: 'web', dependsOn: ['qs'] },
    ],
    vulnerabilities: [
      {
        id: 'CVE-2022-24999',
        ratings: [
          {
            severity: 'high',
            method: 'CVSSv31',
            vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
            score: 7.5,
          },
        ],
        cwes: [1321],
        recommendation: 'Upgrade to 6.5.3',
        affects: [
          {
            ref: 'qs',
            versions: [
              { version: qs, status: 'affected' },
              { version: '6.5.3', status: 'unaffected' },
            ],
          },
        ],
      },
    ],
  });

const sendBill = async (report: string) => {
  const scan = await upload(server.as('admin'), repository, report, {
    ext: 'json',
    tool: 'cyclonedx',
  });
  await server.runJobs();
  const { data } = (await server.as('admin')('getScan', { path: { id: scan.id } })).ok();
  expect(data.attributes.status, JSON.stringify(data.attributes)).toBe('succeeded');
  scans.push(scan.id);
};

const sendBillOf = async (where: string, report: string) => {
  const { id } = await upload(server.as('admin'), where, report, {
    ext: 'json',
    tool: 'cyclonedx',
  });
  await server.runJobs();
  expect((await server.as('admin')('getScan', { path: { id } })).ok().data.attributes.status).toBe(
    'succeeded',
  );
};

const list = async (query: object = {}) =>
  (await server.as('admin')('listComponents', { query })).ok();
const idOf = async (name: string) => {
  const row = (await list()).data.find(({ attributes }) => attributes.name === name);
  if (!row) throw new Error(`No component ${name}.`);
  return row.id;
};

beforeAll(async () => {
  server = await startTestServer();
  repository = await addRepository(server.as('admin'));
  await sendBill(bill('6.5.2'));
});
afterAll(() => server.close());

describe('components', () => {
  it('are direct where the project itself asks for them, as the graph shows', async () => {
    const names = async (direct: boolean) =>
      (await list({ repository: [repository], direct })).data
        .map(({ attributes }) => attributes.name)
        .toSorted();
    expect(await names(true)).toEqual(['pg', 'web']);
    expect(await names(false)).toEqual(['qs']);
  });

  it('list the current bill of materials, the most vulnerable first', async () => {
    const { data, meta } = await list();
    expect(meta.total).toBeGreaterThanOrEqual(3);
    expect(data[0]?.attributes).toMatchObject({
      name: 'qs',
      version: '6.5.2',
      vulnerabilities: { high: 1 },
      worst: 'high',
      dependents: 1,
      licenses: ['BSD-3-Clause'],
    });
  });

  it.each([
    [{ q: 'Qs' }, ['qs']],
    [{ license: ['MIT'] }, ['web']],
    [{ severity: ['high'] }, ['qs']],
    [{ repository: ['LEDGER-API'], q: 'pg' }, ['pg']],
    [{ repository: ['no-such'] }, []],
  ])('filter by %o', async (query, names) => {
    expect((await list(query)).data.map(({ attributes }) => attributes.name)).toEqual(names);
  });

  it('page by cursor without repeating a row', async () => {
    const first = await list({ page_size: 2, sort_field: 'name', sort: 'asc' });
    const second = await list({
      page_size: 2,
      sort_field: 'name',
      sort: 'asc',
      cursor: first.meta.next_cursor,
    });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show the way in and the smallest way out', async () => {
    const { data } = (
      await server.as('admin')('getComponent', { path: { id: await idOf('qs') } })
    ).ok();
    expect(data.attributes.findings).toEqual([
      expect.objectContaining({ vulnerability: 'CVE-2022-24999', severity: 'high' }),
    ]);
    expect(data.attributes.paths[0]?.nodes.map(({ name }) => name).slice(-2)).toEqual([
      'web',
      'qs',
    ]);
    expect(data.attributes.upgrades).toEqual([
      { version: '6.5.3', change: 'patch', closes: 1, leaves: 0 },
    ]);
    expect(data.attributes.findings[0]).toMatchObject({ cvss_score: 7.5, kev: false });
  });

  it('draw who asks for whom', async () => {
    const graph = (
      await server.as('admin')('getDependencyGraph', { path: { id: repository } })
    ).ok();
    const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
    expect(
      graph.edges.map(({ from, to }) => `${names.get(from) ?? ''}>${names.get(to) ?? ''}`),
    ).toContain('web>qs');
    expect(graph.nodes.find(({ name }) => name === 'qs')?.worst).toBe('high');
  });

  it('keep to their organisation and to what a developer may see', async () => {
    expect((await server.as('foreignAdmin')('listComponents')).ok().meta.total).toBe(0);
    expect(
      (await server.as('foreignAdmin')('getComponent', { path: { id: await idOf('qs') } })).status,
    ).toBe(404);
    expect(
      (await server.as('foreignAdmin')('exportSbom', { path: { id: repository } })).status,
    ).toBe(404);
    expect((await server.as('developer')('listComponents')).ok().meta.total).toBe(0);
    expect((await server.as('developer')('listSbomFindings')).ok().meta.total).toBe(0);
  });
});

describe('vulnerabilities of components', () => {
  it('are listed and read', async () => {
    const { data } = (
      await server.as('admin')('listSbomFindings', { query: { q: 'qs', severity: ['high'] } })
    ).ok();
    expect(data).toEqual([
      expect.objectContaining({
        attributes: expect.objectContaining({ vulnerability: 'CVE-2022-24999' }) as unknown,
      }),
    ]);
    const id = data[0]?.id ?? '';
    expect(
      (await server.as('admin')('getSbomFinding', { path: { id } })).ok().data.attributes.component,
    ).toMatchObject({ name: 'qs', ecosystem: 'npm' });
    expect((await server.as('foreignAdmin')('getSbomFinding', { path: { id } })).status).toBe(404);
  });
});

describe('bills of materials', () => {
  it('go out as CycloneDX with the state of each vulnerability', async () => {
    const answer = await server.as('admin')('exportSbom', { path: { id: repository } });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="ledger-api.cdx.json"',
    );
    expect(JSON.parse(answer.text)).toMatchObject({
      specVersion: '1.6',
      vulnerabilities: [
        { id: 'CVE-2022-24999', analysis: { state: 'in_triage' }, affects: [{ ref: 'qs' }] },
      ],
    });
  });

  it('are compared', async () => {
    await sendBill(
      bill('6.5.3', [
        {
          type: 'library',
          name: 'left-pad',
          version: '1.0.0',
          'bom-ref': 'left',
          purl: 'pkg:npm/left-pad@1.0.0',
        },
      ]),
    );
    const [from = '', to = ''] = scans;
    const diff = (
      await server.as('admin')('diffSboms', { path: { id: repository }, query: { from, to } })
    ).ok();
    expect(diff).toMatchObject({ added: 1, removed: 0, changed: 1 });
    expect(diff.data).toContainEqual(
      expect.objectContaining({
        change: 'upgraded',
        name: 'qs',
        from_version: '6.5.2',
        to_version: '6.5.3',
        purl: 'pkg:npm/qs@6.5.3',
      }),
    );
    expect(
      (
        await server.as('admin')('diffSboms', {
          path: { id: repository },
          query: { from, to: repository },
        })
      ).status,
    ).toBe(404);
    // Must not result in "everything is gone".
    const code = await upload(
      server.as('admin'),
      repository,
      JSON.stringify({
        version: '2.1.0',
        runs: [{ tool: { driver: { name: 'semgrep' } }, results: [] }],
      }),
    );
    await server.runJobs();
    expect(
      (
        await server.as('admin')('diffSboms', {
          path: { id: repository },
          query: { from, to: code.id },
        })
      ).status,
    ).toBe(404);
  });

  it('are those of the default branch: neither a part nor another branch stands in for it', async () => {
    const names = async () =>
      (await list({ repository: [repository] })).data
        .map(({ attributes }) => attributes.name)
        .toSorted();
    const before = await names();
    for (const fields of [{ branch: 'feature' }, { complete: 'false' }] as const) {
      await upload(
        server.as('admin'),
        repository,
        JSON.stringify({
          bomFormat: 'CycloneDX',
          specVersion: '1.5',
          components: [{ type: 'library', name: 'other', version: '1.0.0', 'bom-ref': 'o' }],
        }),
        { ext: 'json', ...fields },
      );
      await server.runJobs();
    }
    expect(await names()).toEqual(before);
  });

  it('are not replaced by what another tool names of them, but by as good a one, and come back when that is undone', async () => {
    const id = await addRepository(server.as('admin'), 'bills');
    const of = (tool: string, count: number) =>
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        metadata: { tools: [{ name: tool }] },
        components: Array.from({ length: count }, (_, n) => ({
          type: 'library',
          name: `${tool}-${String(n)}`,
          version: '1.0.0',
          'bom-ref': `${tool}-${String(n)}`,
        })),
      });
    const send = async (tool: string, count: number) => {
      const scan = await upload(server.as('admin'), id, of(tool, count), { ext: 'json' });
      await server.runJobs();
      return (await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data;
    };
    const shown = async () => (await list({ repository: [id] })).meta.total;
    expect((await send('syft', 10)).attributes.notes).toEqual([]);
    expect((await send('grype', 4)).attributes.notes).toEqual([
      expect.objectContaining({ code: 'other_bill_kept', facts: { components: 4 } }),
    ]);
    expect(await shown()).toBe(10);
    await send('trivy', 9);
    expect(await shown()).toBe(9);
    // The same tool now lists fewer components, which is a change and not a partial SBOM.
    await send('trivy', 6);
    expect(await shown()).toBe(6);
    await server.as('admin')('undoScan', { path: { id: (await send('trivy', 30)).id } });
    await server.runJobs();
    expect(await shown()).toBe(6);
  });
});

describe('a large bill of materials', () => {
  it('is listed and drawn in a few readings of its findings, before there are statistics', async () => {
    const many = 500;
    const id = await addRepository(server.as('admin'), 'large-bill');
    const parts = Array.from({ length: many }, (_, n) => ({
      type: 'library',
      name: `part-${String(n)}`,
      version: '1.0.0',
      'bom-ref': `part-${String(n)}`,
      purl: `pkg:npm/part-${String(n)}@1.0.0`,
    }));
    const vulnerabilities = parts.map((part, n) => ({
      id: `CVE-2024-${String(10_000 + n)}`,
      ratings: [{ severity: 'high' }],
      affects: [{ ref: part['bom-ref'] }],
    }));
    await upload(
      server.as('admin'),
      id,
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        components: parts,
        vulnerabilities,
      }),
      { ext: 'json' },
    );
    await server.runJobs();
    const scan =
      (await server.as('admin')('listSboms', { path: { id } })).ok().data[0]?.scan_id ?? '';
    const reading = (work: (tx: Tx) => Promise<unknown>) =>
      inTenant(server.deps.db, { clientId: server.people.admin.clientId }, async (tx) => {
        await work(tx);
        return findingsRead(tx);
      });
    const order = { field: 'vulnerabilities', direction: 'desc' } as const;
    const all = sql`r.client_id = ${server.people.admin.clientId}::uuid`;
    for (const work of [
      (tx: Tx) => listComponentRows(tx, all, sql`true`, order, { offset: 0, limit: 50 }),
      (tx: Tx) => listWorstSeverities(tx, id, scan),
    ])
      expect(await reading(work)).toBeLessThan(20 * many);
  });
});

describe('components of several repositories', () => {
  it('are known where the same version is built in, and not by a name that another group uses too', async () => {
    const pad = (version: string, group?: string) => ({
      type: 'library',
      name: 'pad',
      version,
      'bom-ref': `${group ?? ''}pad`,
      purl: `pkg:npm/${group ? `${group}/` : ''}pad@${version}`,
      ...(group && { group }),
    });
    const billOf = (name: string, components: object[]) =>
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        metadata: { component: { type: 'application', name, 'bom-ref': name } },
        components,
      });
    const [one, two, three] = [
      await addRepository(server.as('admin'), 'pads-one'),
      await addRepository(server.as('admin'), 'pads-two'),
      await addRepository(server.as('admin'), 'pads-three'),
    ];
    await sendBillOf(one, billOf('one', [pad('1.0.0')]));
    await sendBillOf(two, billOf('two', [pad('1.0.0'), pad('3.0.0', '@acme')]));
    await sendBillOf(three, billOf('three', [pad('2.0.0')]));
    const {
      data: [row],
    } = await list({ repository: ['pads-one'], q: 'pad' });
    const { data } = (
      await server.as('admin')('getComponent', { path: { id: row?.id ?? '' } })
    ).ok();
    expect(data.attributes.elsewhere.map(({ repository: { nickname } }) => nickname)).toEqual([
      'pads-two',
    ]);
    expect(data.attributes.siblings.map(({ version }) => version)).toEqual(['2.0.0']);
  });
});
