// With row-level security switched off, each way to a page of the list still reads the rows of one
// organization alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { operations } from '../../../../openapi/generated/paths.d.ts';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';

type Question = NonNullable<operations['listFindings']['parameters']['query']>;

/** More than are counted, and few. */
const questions: Question[] = [
  {},
  { severity: ['critical'] },
  { tool: ['trivy'], severity: ['critical'], q: 'finding' },
  { severity: ['high'], date_range: '2026-01-01..2026-01-01', sort_field: 'title' },
  { priority: '90-100', sort_field: 'file' },
  { fixing_effort: '10-12' },
  { file: 'src/*' },
  { file: 'file77', sort_field: 'component' },
  { q: 'finding' },
  { q: 'finding', sort_field: 'title' },
  { q: '77' },
  { tags: ['shared'] },
  { tags: ['shared'], q: 'finding' },
  { language: ['typescript'], priority: '3-9' },
];

describe('pages without row-level security', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ validateResponses: false });
    const { pool } = server.deps.db;
    for (const { clientId } of [server.people.admin, server.people.foreignAdmin])
      await insertManyFindings(server.deps.db, clientId, 12_000);
    await pool.query(`insert into finding_labels (client_id, label, finding_id, origin)
      select client_id, 'tag:shared', id, 'person' from findings where priority = 50`);
    await pool.query('alter table findings disable row level security');
    await pool.query('alter table finding_labels disable row level security');
  });
  afterAll(() => server.close());

  it.each(questions)('are of one organization: %o', async (query) => {
    const ask = (more: Question) =>
      server.as('foreignAdmin')('listFindings', { query: { ...query, page_size: 100, ...more } });
    const first = (await ask({})).ok();
    const cursor = first.meta.next_cursor;
    const next = typeof cursor === 'string' ? (await ask({ cursor })).ok().data : [];
    const shown = [...first.data, ...next].map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(0);
    const { rows } = await server.deps.db.pool.query<{ client_id: string }>(
      'select distinct client_id from findings where id = any($1::uuid[])',
      [shown],
    );
    expect(rows).toEqual([{ client_id: server.people.foreignAdmin.clientId }]);
  });
});
