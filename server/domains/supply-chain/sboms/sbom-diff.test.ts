import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../../tests/support/server/full.ts';
import { findingsOf } from '../../../../tests/support/server/import-state.ts';
import { findingsRead } from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { listKnownVulnerabilities } from './sbom-diff.repo.ts';

type Part = [name: string, version: string, license?: string];
/** `vulnerabilities` names the component of each. */
const bill = (
  parts: readonly Part[],
  vulnerabilities: Readonly<Record<string, readonly string[]>> = {},
  tool = 'trivy',
) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { tools: { components: [{ type: 'application', name: tool }] } },
    components: parts.map(([name, version, license]) => ({
      type: 'library',
      name,
      version,
      'bom-ref': `${name}@${version}`,
      purl: `pkg:npm/${name}@${version}`,
      ...(license !== undefined && { licenses: [{ license: { id: license } }] }),
    })),
    vulnerabilities: Object.entries(vulnerabilities).map(([id, refs]) => ({
      id,
      ratings: [{ severity: id.endsWith('666') ? 'critical' : 'high' }],
      affects: refs.map((ref) => ({ ref })),
    })),
  });

describe('the comparison of two bills of materials', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const send = async (
    id: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ): Promise<string> => {
    const scan = await upload(server.as('admin'), id, report, { ext: 'json', ...fields });
    await server.runJobs();
    return scan.id;
  };
  const compare = async (id: string, query: { from?: string; to: string; effect?: boolean }) =>
    (await server.as('admin')('diffSboms', { path: { id }, query })).ok();
  const named = (each: readonly { vulnerability: string }[]) =>
    each.map(({ vulnerability }) => vulnerability);

  it('says what each change brings and mends, and what all of them do', async () => {
    const id = await addRepository(server.as('admin'), 'effects');
    const from = await send(
      id,
      bill(
        [
          ['qs', '6.5.2', 'BSD-3-Clause'],
          ['left-pad', '1.0.0'],
          ['same', '1.0.0'],
        ],
        {
          'CVE-2022-24999': ['qs@6.5.2'],
          'CVE-2020-1': ['left-pad@1.0.0'],
          'CVE-2021-7': ['qs@6.5.2'],
        },
      ),
    );
    const to = await send(
      id,
      bill(
        [
          ['qs', '6.6.0', 'MIT'],
          ['web', '1.0.0'],
          ['same', '1.0.0'],
          ['other', '1.0.0'],
        ],
        { 'CVE-2024-666': ['web@1.0.0'], 'CVE-2021-7': ['qs@6.6.0'] },
      ),
    );
    const found = await compare(id, { from, to });
    expect(found).toMatchObject({
      from,
      to,
      added: 2,
      removed: 1,
      changed: 1,
      licenses_changed: 1,
      brings: { total: 1, kev: 0, severity: { critical: 1, high: 0 } },
      mends: { total: 2, severity: { high: 2 } },
    });
    expect(
      found.data.map(({ name, brings, mends }) => [name, named(brings), named(mends)]),
    ).toEqual([
      ['web', ['CVE-2024-666'], []],
      ['qs', [], ['CVE-2022-24999']],
      ['left-pad', [], ['CVE-2020-1']],
      ['other', [], []],
    ]);
    expect(found.data[1]).toMatchObject({
      change: 'upgraded',
      from_version: '6.5.2',
      to_version: '6.6.0',
      from_licenses: ['BSD-3-Clause'],
      to_licenses: ['MIT'],
      licenses_changed: true,
    });
    // In reverse: vulnerabilities of an SBOM are known, even if its findings are fixed by now.
    expect(await compare(id, { from: to, to: from })).toMatchObject({
      brings: { total: 2 },
      mends: { total: 1 },
    });
    expect((await compare(id, { from, to, effect: true })).data.map(({ name }) => name)).toEqual([
      'web',
      'qs',
      'left-pad',
    ]);
  });

  it('takes what a branch still has for unmended, and needs no earlier bill to be named', async () => {
    const id = await addRepository(server.as('admin'), 'branch-effects');
    const base = await send(id, bill([['qs', '6.5.2']], { 'CVE-2022-24999': ['qs@6.5.2'] }));
    await send(
      id,
      bill(
        [
          ['qs', '6.5.2'],
          ['go', '1.0.0'],
        ],
        {},
        'syft',
      ),
    );
    const branch = await send(id, bill([['qs', '6.5.3']], { 'CVE-2022-24999': ['qs@6.5.3'] }), {
      branch: 'upgrade',
    });
    expect(await compare(id, { to: branch })).toMatchObject({
      from: base,
      changed: 1,
      brings: { total: 0 },
      mends: { total: 0 },
    });
    expect(
      (await server.as('admin')('diffSboms', { path: { id }, query: { to: base } })).status,
    ).toBe(404);
  });

  it('forgets the versions that an import named which is undone', async () => {
    const id = await addRepository(server.as('admin'), 'undone-effects');
    const from = await send(id, bill([['qs', '6.5.2']], { 'CVE-2022-24999': ['qs@6.5.2'] }));
    const wrong = await send(id, bill([['qs', '6.5.3']], { 'CVE-2022-24999': ['qs@6.5.3'] }));
    (await server.as('admin')('undoScan', { path: { id: wrong } })).ok();
    const to = await send(id, bill([['qs', '6.5.3']], {}));
    expect(await compare(id, { from, to })).toMatchObject({
      mends: { total: 1 },
      brings: { total: 0 },
    });
  });

  it('leaves false positives out', async () => {
    const id = await addRepository(server.as('admin'), 'false-effects');
    const from = await send(id, bill([['same', '1.0.0']]));
    const to = await send(
      id,
      bill(
        [
          ['same', '1.0.0'],
          ['web', '1.0.0'],
        ],
        { 'CVE-2024-666': ['web@1.0.0'] },
      ),
    );
    expect(await compare(id, { from, to })).toMatchObject({ brings: { total: 1 } });
    const [finding] = await findingsOf(server, id);
    (
      await server.as('admin')('toggleFindingFalsePositive', {
        path: { id: finding?.id ?? '' },
        body: { reason: 'Never called.' },
      })
    ).ok();
    expect(await compare(id, { from, to })).toMatchObject({ brings: { total: 0 } });
  });

  it('is read by a pipeline whose token may read components, and by none of another organisation', async () => {
    const id = await addRepository(server.as('admin'), 'piped-effects');
    const from = await send(id, bill([['same', '1.0.0']]));
    const to = await send(id, bill([['other', '1.0.0']]));
    const tokenFor = async (scopes: ('components:read' | 'scans:read')[]) =>
      server.withToken(
        (
          await server.as('admin')('generatePlexalyzerToken', {
            body: {
              name: 'ci',
              expired_at: new Date(Date.now() + 86_400_000).toISOString(),
              scopes,
            },
          })
        ).ok().token,
      );
    expect(
      (
        await (
          await tokenFor(['components:read'])
        )('diffSboms', { path: { id }, query: { from, to } })
      ).ok().removed,
    ).toBe(1);
    expect(
      (await (await tokenFor(['scans:read']))('diffSboms', { path: { id }, query: { from, to } }))
        .status,
    ).toBe(403);
    expect(
      (await server.as('foreignAdmin')('diffSboms', { path: { id }, query: { from, to } })).status,
    ).toBe(404);
  });

  it('of two bills of thousands of components reads each finding once', async () => {
    const many = full ? 5_000 : 2_000;
    const id = await addRepository(server.as('admin'), 'vast-effects');
    const parts = (version: string): Part[] =>
      Array.from({ length: many }, (_, n) => [
        `part-${String(n)}`,
        n % 2 === 0 ? version : '1.0.0',
      ]);
    const found = (version: string, each: number) =>
      Object.fromEntries(
        Array.from({ length: many / each }, (_, n) => [
          `CVE-2024-${String(10_000 + n)}`,
          [`part-${String(n * each)}@${version}`],
        ]),
      );
    const from = await send(id, bill(parts('1.0.0'), found('1.0.0', 2)));
    const to = await send(id, bill(parts('2.0.0'), found('2.0.0', 10)));
    const diff = await compare(id, { from, to });
    expect(diff).toMatchObject({ changed: many / 2, added: 0, removed: 0 });
    expect(diff.mends.total).toBeGreaterThan(0);
    const names = parts('1.0.0').map(([name]) => name);
    const read = await inTenant(
      server.deps.db,
      { clientId: server.people.admin.clientId },
      async (tx) => {
        // The statistics of previous transactions may not have arrived yet.
        const before = await findingsRead(tx);
        await listKnownVulnerabilities(
          tx,
          id,
          names,
          names.map((name) => `pkg:npm/${name}`),
        );
        return (await findingsRead(tx)) - before;
      },
    );
    expect(read).toBeLessThan(2 * (await findingsOf(server, id)).length);
  }, 120_000);
});
