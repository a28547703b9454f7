import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import { defaultPrioritySettings } from './score/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('reachability', () => {
  const messages = (id: string, ...trace: readonly object[]) => [
    {
      osv: {
        id,
        summary: 'A flaw.',
        affected: [],
        database_specific: { severity: 'HIGH' },
      },
    },
    { finding: { osv: id, trace } },
  ];
  const frame = { module: 'golang.org/x/text', version: 'v0.3.5', package: 'language' };
  const report = [
    { config: { protocol_version: 'v1.0.0', scan_level: 'symbol' } },
    ...messages('GO-2021-0113', { ...frame, function: 'Parse' }, { module: 'ours' }),
    ...messages('GO-2022-1059', frame),
  ]
    .map((message) => JSON.stringify(message))
    .join('\n');
  const listed = async (reachability: string[]) =>
    (await server.as('admin')('listFindings', { query: { reachability } })).ok().data;

  it('is a fact with its source, a filter with its counts, and a factor', async () => {
    const id = await addRepository(server.as('admin'), 'translator');
    await upload(server.as('admin'), id, report, { ext: 'json', tool: 'govulncheck' });
    await server.runJobs();
    const [[called], [idle]] = [await listed(['called']), await listed(['not_called'])];
    expect(called?.attributes).toMatchObject({ severity: 'high', rule: { id: 'GO-2021-0113' } });
    expect(idle?.attributes).toMatchObject({ severity: 'high', rule: { id: 'GO-2022-1059' } });
    expect(called?.attributes.priority).toBeGreaterThan((idle?.attributes.priority ?? 100) * 1.5);
    const path = { id: called?.id ?? '' };
    expect((await server.as('admin')('getFinding', { path })).ok().data.attributes).toMatchObject({
      tool: 'govulncheck',
      reachability: ['called'],
    });
    const { data } = (await server.as('admin')('explainFindingPriority', { path })).ok();
    expect(data.adjustments).toMatchObject([{ key: 'reachable' }]);
    const options = await server.as('admin')('listFindingFilterOptions', {
      query: { filter_key: 'reachability', repository: ['translator'] },
    });
    expect(options.ok().data.options).toMatchObject([
      { value: 'called', count: 1 },
      { value: 'not_called', count: 1 },
    ]);
  });

  it('keeps its effect when priorities are computed again', async () => {
    const before = (await listed(['not_called']))[0]?.attributes.priority;
    await acrossTenants(server.deps.db, 'compute priorities again', (tx) =>
      tx.execute(sql`update findings set priority = 1 where rule_id = 'GO-2022-1059'`),
    );
    await server.as('admin')('updatePrioritySettings', { body: { ...defaultPrioritySettings } });
    await server.runJobs();
    expect((await listed(['not_called']))[0]?.attributes.priority).toBe(before);
  });
});
