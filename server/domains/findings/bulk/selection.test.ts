// Selections of all findings that match a filter: which differences from the user's view are
// accepted if there are more than a list counts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';

const many = 12_000;

describe('a selection of more findings than a list counts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await insertManyFindings(server.deps.db, server.people.admin.clientId, many);
  });
  afterAll(() => server.close());

  const preview = (filter: Record<string, string>, expected_total: number, except: string[] = []) =>
    server.as('admin')('previewBulkAction', {
      body: {
        action: 'send',
        selection: {
          filter,
          except,
          as_of: new Date(Date.now() + 60_000).toISOString(),
          expected_total,
        },
      },
    });

  // No count covers a range of priorities: the list shows "more than 10,000".
  it.each([
    ['what the list called more than it counts', { priority: '0-100' }, 10_000, 200],
    ['fewer than the list said there were at least', { priority: '0-50' }, 10_000, 409],
    ['as many as are known without looking', {}, many, 200],
    ['by far not as many as are known', {}, 9 * many, 409],
    ['by far more than were seen', { priority: '0-50' }, 100, 409],
  ])('%s', async (_what, filter, expected, status) => {
    expect((await preview(filter, expected)).status).toBe(status);
  });

  it('counts those left out as seen', async () => {
    const { data, meta } = (
      await server.as('admin')('listFindings', { query: { rule: ['rule-1'], page_size: 50 } })
    ).ok();
    const except = data.map(({ id }) => id);
    expect((await preview({ rule: 'rule-1' }, meta.total, except)).status).toBe(200);
    expect((await preview({ rule: 'rule-1' }, meta.total - except.length, except)).status).toBe(
      409,
    );
  });
});
