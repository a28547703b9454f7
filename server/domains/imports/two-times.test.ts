// The times in a report, and when Parapet received it: no user could act earlier.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

/** Findings of a report from 2022; its scanner has known one of them since 2019. */
const reportOf = (completed: string, rules: readonly string[]) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Old scanner' } },
        invocations: [{ executionSuccessful: true, endTimeUtc: completed }],
        results: rules.map((ruleId) => ({
          ruleId,
          level: 'error',
          message: { text: `A problem of ${ruleId}.` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 3 } },
            },
          ],
          ...(ruleId === 'old' && {
            provenance: { firstDetectionTimeUtc: '2019-05-06T07:08:09.000Z' },
          }),
        })),
      },
    ],
  });

let server: TestServer;
let repository: string;
const started = Date.now();
beforeAll(async () => {
  server = await startTestServer();
  repository = await addRepository(server.as('admin'), 'ledger-api');
  await upload(
    server.as('admin'),
    repository,
    reportOf('2022-03-04T05:06:07.000Z', ['old', 'young', 'gone']),
  );
  await server.runJobs();
});
afterAll(() => server.close());

const listed = async () => (await server.as('admin')('listFindings')).ok().data;
const detail = async (rule: string) => {
  const id = (await listed()).find(({ attributes }) => attributes.rule.id === rule)?.id ?? '';
  return (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes;
};

describe('a report of years ago', () => {
  it('is known, and due, from its arrival on', async () => {
    for (const { attributes } of await listed()) {
      expect(Date.parse(attributes.first_seen_at)).toBeGreaterThanOrEqual(started - 1000);
      expect(attributes.sla).not.toBe('overdue');
      expect(Date.parse(attributes.due_at ?? '')).toBeGreaterThan(Date.now());
    }
  });

  it('says beside it since when it exists by the report', async () => {
    expect((await detail('young')).reported_at).toBe('2022-03-04T05:06:07.000Z');
    expect((await detail('old')).reported_at).toBe('2019-05-06T07:08:09.000Z');
  });

  it('has no earlier time to tell where the report states none', async () => {
    const other = await addRepository(server.as('admin'), 'fresh');
    const report = JSON.parse(reportOf('', ['fresh'])) as { runs: { invocations?: unknown }[] };
    delete report.runs[0]?.invocations;
    await upload(server.as('admin'), other, JSON.stringify(report));
    await server.runJobs();
    expect((await detail('fresh')).reported_at).toBeNull();
  });

  it('is a baseline of the charts, and no news', async () => {
    const { data } = (
      await server.as('admin')('getFindingsChart', { query: { repository: ['ledger-api'] } })
    ).ok();
    expect(data.found).toBe(0);
    expect(data.baselines).toMatchObject([
      { date: new Date(started).toISOString().slice(0, 10), high: 3 },
    ]);
    const filtered = { repository: ['ledger-api'], tool: ['Old scanner'] };
    expect(
      (await server.as('admin')('getTotalFindingsChart', { query: filtered })).ok().data.baselines,
    ).toEqual(data.baselines);
  });

  it('closes at the arrival of the report that lacks it, and says so in its history', async () => {
    await upload(
      server.as('admin'),
      repository,
      reportOf('2022-04-05T06:07:08.000Z', ['old', 'young']),
    );
    await server.runJobs();
    const id = (await listed()).find(({ attributes }) => attributes.rule.id === 'gone')?.id ?? '';
    const { data } = (await server.as('admin')('listFindingHistory', { path: { id } })).ok();
    expect(data.map(({ kind }) => kind)).toContain('fixed');
    for (const { at } of data) expect(Date.parse(at)).toBeGreaterThanOrEqual(started - 1000);
    const chart = (await server.as('admin')('getFindingsChart')).ok().data;
    expect(chart).toMatchObject({ fixed: 1, mean_days_to_fix: 0 });
  });
});
