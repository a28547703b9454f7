import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../tests/support/server/no-downloads.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import { recomputeOutdatedPriorities } from './outdated.ts';
import { loadBundledKev, refreshFeeds, scheduleRefresh } from '../vulnerability-feeds/refresh.ts';
import { defaultPrioritySettings, type PrioritySettings } from '#domain/priority/settings';

const kev = (cve: string) =>
  JSON.stringify({
    catalogVersion: '2026.08.21',
    dateReleased: '2026-08-21T00:00:00Z',
    vulnerabilities: [{ cveID: cve, dateAdded: '2026-08-20', knownRansomwareCampaignUse: 'Known' }],
  });
const epss =
  '#model_version:v2025.03.14,score_date:2026-01-30T12:55:00Z\ncve,epss,percentile\nCVE-2022-24999,0.81,0.99\n';

let answers: Record<string, { status: number; headers?: Record<string, string>; body?: string }> =
  {};
const asked: string[] = [];
const publishers: OutgoingClient = {
  request: (url) => {
    asked.push(url);
    const { status, headers = {}, body = '' } = answers[url] ?? { status: 503 };
    return Promise.resolve({ status, headers, text: body, bytes: Buffer.from(body) });
  },
  ...noDownloads,
  close: () => Promise.resolve(),
};

const epssUrl = 'https://epss.empiricalsecurity.com/epss_scores-current.csv.gz';
const kevUrl =
  'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';

const report = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  components: [
    { type: 'library', name: 'qs', version: '6.5.2', 'bom-ref': 'qs', purl: 'pkg:npm/qs@6.5.2' },
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
      affects: [{ ref: 'qs' }],
    },
  ],
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: publishers } });
  await upload(server.as('admin'), await addRepository(server.as('admin')), report, {
    ext: 'json',
    tool: 'cyclonedx',
  });
  await server.runJobs();
});
afterAll(() => server.close());

const only = async () => {
  const [row] = (await server.as('admin')('listFindings')).ok().data;
  if (!row) throw new Error('No finding.');
  return row.attributes;
};
const custom: PrioritySettings = {
  ...defaultPrioritySettings,
  toggle: true,
  weights: {
    industryStandardFrameworks: 100,
    exploitabilityFactors: 0,
    impactOnCriticalSystems: 0,
    complianceFrameworks: 0,
    complianceStandars: 0,
  },
};

describe('prioritisation', () => {
  it('says before saving what would move, and moves it after', async () => {
    const before = (await only()).priority;
    const { data } = (await server.as('admin')('simulatePrioritySettings', { body: custom })).ok();
    expect(data).toMatchObject({
      findings: 1,
      moved: 1,
      is_exact: true,
      movers: [{ from: before, repository: { nickname: 'ledger-api' } }],
    });
    expect(data.histogram.reduce((sum, bin) => sum + bin.after, 0)).toBe(1);
    expect(data.decisions.filter(({ findings }) => findings > 0)).toMatchObject([
      { findings: 1, before, after: data.movers[0]?.to },
    ]);
    expect(data.ranking.points).toEqual([]);
    expect((await only()).priority).toBe(before);

    const saved = (await server.as('admin')('updatePrioritySettings', { body: custom })).ok();
    expect(saved.recomputing).toMatchObject({ kind: 'recompute_priorities', status: 'queued' });
    await server.runJobs();
    expect((await only()).priority).toBe(data.movers[0]?.to);
    expect((await server.as('admin')('getPrioritySettings')).ok()).toMatchObject({
      data: custom,
      recomputing: null,
    });
    expect(
      (await server.as('admin')('simulatePrioritySettings', { body: custom })).ok().data.moved,
    ).toBe(0);
  });

  it('refuses points that do not add up, and everybody without the right', async () => {
    const body = { ...custom, weights: { ...custom.weights, complianceStandars: 20 } };
    expect((await server.as('admin')('updatePrioritySettings', { body })).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'weights'] }],
    });
    expect((await server.as('cyberoper')('updatePrioritySettings', { body: custom })).status).toBe(
      403,
    );
    expect(
      (await server.as('developer')('simulatePrioritySettings', { body: custom })).ok().data
        .findings,
    ).toBe(0);
    expect((await server.as('foreignAdmin')('getPrioritySettings')).ok().data).toEqual(
      defaultPrioritySettings,
    );
  });
});

describe('priorities of an older arithmetic', () => {
  it('are computed again at the first start of a newer one, once', async () => {
    const { priority } = await only();
    await acrossTenants(server.deps.db, 'compute priorities again', (tx) =>
      tx.execute(sql`update findings set priority = 1`),
    );
    expect(await recomputeOutdatedPriorities(server.deps)).toBe(1);
    await server.runJobs();
    expect((await only()).priority).toBe(priority);
    expect(await recomputeOutdatedPriorities(server.deps)).toBe(0);
  });

  it('leaves an organisation without findings alone', async () => {
    const jobs = await acrossTenants(server.deps.db, 'compute priorities again', (tx) =>
      tx.execute(
        sql`select client_id from jobs where kind = 'recompute_priorities' and client_id not in (select client_id from findings)`,
      ),
    );
    expect(jobs.rows).toEqual([]);
  });
});

describe('intelligence', () => {
  const states = async () => (await server.as('admin')('getIntelligence')).ok().data;

  it('begins with the catalogue that ships with the product', async () => {
    await loadBundledKev(server.deps);
    expect(await states()).toMatchObject([
      { name: 'epss', entries: 0, loaded_at: null },
      { name: 'kev', source: 'bundled' },
      { name: 'osv', source: 'none', loaded_at: null },
    ]);
  });

  it('follows FIRST’s redirect, loads both feeds and moves what they speak of', async () => {
    await server.as('admin')('updatePrioritySettings', { body: { ...defaultPrioritySettings } });
    await server.runJobs();
    const before = await only();
    const ofTheDay = 'https://epss.empiricalsecurity.com/epss_scores-2026-01-30.csv.gz';
    answers = {
      [epssUrl]: { status: 302, headers: { location: ofTheDay } },
      [ofTheDay]: { status: 200, body: epss },
      [kevUrl]: { status: 200, body: kev('CVE-2022-24999') },
    };
    const job = (await server.as('admin')('refreshIntelligence')).ok();
    expect(job.status).toBe('queued');
    await server.runJobs();
    expect(asked).toContain(ofTheDay);
    expect(await states()).toMatchObject([
      { entries: 1, as_of: '2026-01-30', error: null },
      { entries: 1, as_of: '2026-08-21', source: kevUrl },
      { name: 'osv' },
    ]);
    const after = await only();
    expect(after).toMatchObject({ kev: true, epss: 0.81 });
    expect(after.priority).toBeGreaterThan(before.priority);
    const notices = async (who: 'admin' | 'superadmin' = 'admin') =>
      (
        await server.as(who)('listNotifications', { query: { notification_type: 'kev_match' } })
      ).ok().data;
    // The first administrator of an installation is a super-administrator, and often the only user.
    for (const who of ['admin', 'superadmin'] as const)
      expect(await notices(who)).toMatchObject([
        { subject_type: 'finding', facts: { count: 1, what: after.title } },
      ]);
    await server.as('admin')('refreshIntelligence');
    await server.runJobs();
    expect(await notices()).toHaveLength(1);
  });

  it('keeps what it has when a publisher fails, and says so', async () => {
    answers = { [epssUrl]: { status: 200, body: '<html>' }, [kevUrl]: { status: 500 } };
    expect(await refreshFeeds(server.deps)).toMatchObject({ epss: false, kev: false });
    expect(await states()).toMatchObject([
      {
        entries: 1,
        error: expect.stringMatching(/EPSS file/) as unknown,
        error_type: 'epss_without_edition',
        error_facts: {},
      },
      {
        entries: 1,
        error: 'www.cisa.gov responded with 500.',
        error_type: 'answered',
        error_facts: { host: 'www.cisa.gov', status: 500 },
      },
      { name: 'osv', error: null, error_type: null },
    ]);
    expect((await only()).kev).toBe(true);
  });

  it('asks nothing of the network where that is switched off, whoever presses the button', async () => {
    const { intelligence } = server.deps.config;
    try {
      server.deps.config.intelligence = { ...intelligence, refresh: false };
      asked.length = 0;
      expect((await server.as('admin')('refreshIntelligence')).problem()).toMatchObject({
        status: 409,
        code: 'intelligence_off',
      });
      expect(await refreshFeeds(server.deps)).toEqual({ epss: false, kev: false, osv: false });
      expect(asked).toEqual([]);
    } finally {
      server.deps.config.intelligence = intelligence;
    }
  });

  it('reads a named file by itself, also where the network is switched off', async () => {
    const { intelligence } = server.deps.config;
    const file = path.join(server.deps.config.dataDir, 'epss.csv');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, epss.replace('2026-01-30T', '2026-02-01T'));
    server.deps.config.intelligence = { ...intelligence, refresh: false, epssFile: file };
    asked.length = 0;
    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
    const stop = scheduleRefresh({ ...server.deps, now: tomorrow }, 1);
    try {
      await expect.poll(async () => (await states())[0]).toMatchObject({ as_of: '2026-02-01' });
      expect(asked).toEqual([]);
    } finally {
      stop();
      server.deps.config.intelligence = intelligence;
    }
  });

  it('is refreshed by administrators only', async () => {
    expect((await server.as('cyberoper')('refreshIntelligence')).status).toBe(403);
  });
});
