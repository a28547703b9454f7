import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../tests/support/server/upload.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { refreshAliases } from './refresh.ts';
import { storeEpss, storeKev } from './store.ts';

const cve = 'CVE-2021-44906';
const ghsa = 'GHSA-xvch-5gv4-984h';
const record = { id: ghsa, modified: '2026-02-01T10:00:00Z', aliases: [cve] };

const trivy = (id: string) =>
  JSON.stringify({
    SchemaVersion: 2,
    ArtifactName: '.',
    ArtifactType: 'filesystem',
    Results: [
      {
        Target: 'package-lock.json',
        Class: 'lang-pkgs',
        Type: 'npm',
        Vulnerabilities: [
          { VulnerabilityID: id, PkgName: 'minimist', InstalledVersion: '1.2.0', Severity: 'HIGH' },
        ],
      },
    ],
  });
const npm = (id: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    metadata: { vulnerabilities: { total: 1 } },
    vulnerabilities: {
      minimist: {
        name: 'minimist',
        severity: 'high',
        via: [
          {
            source: 1,
            name: 'minimist',
            title: 'Prototype pollution',
            url: `https://github.com/advisories/${id}`,
            severity: 'high',
            range: '<1.2.6',
          },
        ],
        range: '<1.2.6',
        nodes: ['node_modules/minimist'],
        fixAvailable: true,
      },
    },
  });

describe.each(engines)('names of vulnerabilities from OSV on %s', (engine) => {
  let osv: Server;
  let server: TestServer;
  let number = 0;
  /** What OSV answers, by id, one after the other; the last one stays. */
  let answers: Record<
    string,
    { status: number; body?: unknown; headers?: Record<string, string> }[]
  > = {};
  let asked: string[] = [];

  beforeAll(async () => {
    osv = createServer((request, response) => {
      const id = decodeURIComponent((request.url ?? '').replace('/v1/vulns/', ''));
      asked.push(id);
      const queue = answers[id] ?? [{ status: 404 }];
      const {
        status,
        body = {},
        headers = {},
      } = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(osv, 'listening');
    const osvUrl = `http://127.0.0.1:${String((osv.address() as AddressInfo).port)}`;
    server = await startTestServer({
      engine,
      config: {
        allowedAddresses: ['127.0.0.1/32'],
        intelligence: {
          refresh: true,
          epssFile: undefined,
          kevFile: undefined,
          osvFile: undefined,
          osvUrl,
        },
      },
    });
    const at = new Date('2026-02-02T00:00:00Z');
    await storeEpss(
      server.deps.db,
      { modelVersion: 'v1', date: '2026-02-02', scores: [{ cve, score: 0.81, percentile: 0.99 }] },
      'file',
      at,
    );
    await storeKev(
      server.deps.db,
      {
        version: '1',
        date: '2026-02-02',
        entries: [{ cve, dateAdded: '2026-01-20', ransomware: true }],
      },
      'file',
      at,
    );
  });
  afterAll(async () => {
    await server.close();
    osv.closeAllConnections();
    osv.close();
  });
  beforeEach(async () => {
    answers = {};
    asked = [];
    await acrossTenants(server.deps.db, 'load public reference data', async (tx) => {
      await tx.execute(sql`delete from osv_aliases`);
      await tx.execute(sql`delete from osv_lookups`);
      await tx.execute(sql`delete from finding_labels`);
      await tx.execute(sql`delete from finding_links`);
      await tx.execute(sql`delete from findings`);
      await tx.execute(sql`delete from label_counts`);
    });
  });

  /** Imports the reports into a new repository, and answers how its findings are then read. */
  const importing = async (...reports: readonly string[]) => {
    const nickname = `names-${String(number++)}`;
    const id = await addRepository(server.as('admin'), nickname);
    for (const report of reports) await upload(server.as('admin'), id, report, { ext: '' });
    await server.runJobs();
    const list = async (query: { cve?: string[] } = {}) =>
      (
        await server.as('admin')('listFindings', { query: { repository: [nickname], ...query } })
      ).ok().data;
    return {
      list,
      shown: async () => (await list()).filter(({ attributes }) => !attributes.is_duplicate).length,
    };
  };
  const refresh = async () => {
    const refreshed = await refreshAliases(server.deps);
    await server.runJobs();
    return refreshed;
  };
  const state = async () =>
    (await server.as('admin')('getIntelligence')).ok().data.find(({ name }) => name === 'osv');

  it('join what tools report under a name each, and let both be found and scored by the CVE', async () => {
    const { list, shown } = await importing(trivy(cve), npm(ghsa));
    expect(await shown()).toBe(2);
    const before = (await list()).find(({ attributes }) =>
      attributes.cve.includes(ghsa),
    )?.attributes;
    expect(before).toMatchObject({ kev: false, epss: null });
    answers = { [ghsa]: [{ status: 200, body: record }] };
    expect(await refresh()).toBe(true);
    expect(asked).toEqual([ghsa]);
    expect(await shown()).toBe(1);
    const found = await list({ cve: [cve] });
    expect(found).toHaveLength(2);
    expect(
      (await server.as('admin')('listFindings', { query: { q: cve } })).ok().data,
    ).toHaveLength(2);
    const after = found.find(({ attributes }) => attributes.cve.includes(ghsa))?.attributes;
    expect(after).toMatchObject({ kev: true, epss: 0.81, cve: [cve, ghsa] });
    expect(after?.priority).toBeGreaterThan(before?.priority ?? 100);
    expect(await state()).toMatchObject({
      entries: 2,
      source: server.deps.config.intelligence.osvUrl,
      as_of: new Date().toISOString().slice(0, 10),
      error: null,
    });
  });

  it('are known to reports that come later, of every organisation', async () => {
    answers = { [ghsa]: [{ status: 200, body: record }] };
    await importing(npm(ghsa));
    await refresh();
    const { list, shown } = await importing(npm(ghsa), trivy(cve));
    expect(await shown()).toBe(1);
    expect(
      (await list({ cve: [cve] })).every(
        ({ attributes }) => attributes.kev && attributes.epss === 0.81,
      ),
    ).toBe(true);
    expect(
      (
        await server.as('admin')('listFindings', {
          query: { q: 'CVE-2021-44906', repository: [`names-${String(number - 1)}`] },
        })
      ).ok().data,
    ).toHaveLength(2);
    const foreign = await addRepository(server.as('foreignAdmin'), `foreign-${String(number++)}`);
    await upload(server.as('foreignAdmin'), foreign, npm(ghsa), { ext: '' });
    await server.runJobs();
    expect(
      (await server.as('foreignAdmin')('listFindings', { query: { cve: [cve] } })).ok().data,
    ).toHaveLength(1);
  });

  it('are asked for once in seven days, also those that OSV does not know', async () => {
    await importing(trivy(cve), npm(ghsa));
    await refresh();
    await refresh();
    expect(asked).toEqual([ghsa]);
    await acrossTenants(server.deps.db, 'load public reference data', (tx) =>
      tx.execute(sql`update osv_lookups set asked_at = asked_at - interval '8 days'`),
    );
    answers = { [ghsa]: [{ status: 200, body: record }] };
    await refresh();
    expect(asked).toEqual([ghsa, ghsa]);
    expect(await state()).toMatchObject({ entries: 2 });
  });

  it('wait where OSV says so, and go on', async () => {
    const { list } = await importing(npm(ghsa));
    answers = {
      [ghsa]: [
        { status: 429, headers: { 'retry-after': '0' } },
        { status: 503, headers: { 'retry-after': '0' } },
        { status: 200, body: record },
      ],
    };
    expect(await refresh()).toBe(true);
    expect(asked).toHaveLength(3);
    expect(await list({ cve: [cve] })).toHaveLength(1);
  });

  it('stay what they were where OSV fails, which is said, and are asked for again', async () => {
    await importing(npm(ghsa));
    answers = { [ghsa]: [{ status: 403 }] };
    expect(await refresh()).toBe(false);
    expect((await state())?.error).toMatch(/answered 403/);
    answers = { [ghsa]: [{ status: 200, body: record }] };
    expect(await refresh()).toBe(true);
    expect(await state()).toMatchObject({ entries: 2, error: null });
  });

  it('are not spoilt by a record that cannot be read', async () => {
    const { list } = await importing(npm(ghsa), npm('GHSA-hrpp-h998-j3pp'));
    answers = {
      [ghsa]: [{ status: 200, body: record }],
      'GHSA-hrpp-h998-j3pp': [{ status: 200, body: '<html>' }],
    };
    expect(await refresh()).toBe(true);
    expect(await list({ cve: [cve] })).toHaveLength(1);
  });

  it('come from a file where the operator names one, and OSV is asked nothing', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'parapet-osv-'));
    const file = path.join(directory, 'osv.json');
    writeFileSync(file, JSON.stringify([record]));
    const { shown } = await importing(trivy(cve), npm(ghsa));
    const { intelligence } = server.deps.config;
    try {
      server.deps.config.intelligence = { ...intelligence, osvFile: file };
      expect(await refresh()).toBe(true);
      expect(await shown()).toBe(1);
      expect(asked).toEqual([]);
      expect(await state()).toMatchObject({ source: 'file', as_of: '2026-02-01', entries: 2 });
    } finally {
      server.deps.config.intelligence = intelligence;
      rmSync(directory, { recursive: true });
    }
  });

  it('are asked for by nobody where that is switched off', async () => {
    await importing(npm(ghsa));
    const { intelligence } = server.deps.config;
    server.deps.config.intelligence = { ...intelligence, osvUrl: undefined };
    expect(await refresh()).toBe(false);
    server.deps.config.intelligence = intelligence;
    expect(asked).toEqual([]);
  });
});
