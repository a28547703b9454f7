// With row-level security disabled, each way to a page of the list still reads only the rows and
// counts of one organization.
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { operations } from '../../openapi/generated/paths.d.ts';
import { insertManyFindings } from '../support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { recordStatements } from '../support/tenancy/record-statements.ts';
import { unconstrainedTables } from '../support/tenancy/tenant-filters.ts';

type Question = NonNullable<operations['listFindings']['parameters']['query']>;

const tables = ['findings', 'finding_labels', 'finding_counts', 'label_counts', 'finding_totals'];

/** Queries with more matches than are counted, and with few. */
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

/** Filters whose values are looked up in other tables. */
const named: Question[] = [
  { repository: ['shop'] },
  { repository_tag: ['pci'], priority: '3-9' },
  { developer: ['developer@example.test'] },
  { not: ['repository:shop', 'repository_tag:pci'] },
  { tags: ['shared'], cwe: [79] },
  { file: 'ile7', sort_field: 'title' },
];

describe('pages without row-level security', () => {
  let server: TestServer;
  const ask = async (query: Question) => {
    const list = (more: Question) =>
      server.as('foreignAdmin')('listFindings', { query: { ...query, page_size: 100, ...more } });
    const { data, meta } = (await list({})).ok();
    const cursor = meta.next_cursor;
    const next = typeof cursor === 'string' ? (await list({ cursor })).ok().data : [];
    return { total: meta.total, ids: [...data, ...next].map(({ id }) => id) };
  };
  const expected = new Map<Question, Awaited<ReturnType<typeof ask>>>();

  beforeAll(async () => {
    server = await startTestServer({ validateResponses: false });
    const { pool } = server.deps.db;
    for (const { clientId } of [server.people.admin, server.people.foreignAdmin])
      await insertManyFindings(server.deps.db, clientId, 12_000);
    await pool.query(`insert into finding_labels (client_id, label, finding_id, origin)
      select client_id, 'tag:shared', id, 'person' from findings where priority = 50`);
    for (const question of questions) expected.set(question, await ask(question));
    for (const table of tables) await pool.query(`alter table ${table} disable row level security`);
  });
  afterAll(() => server.close());

  it.each(questions)('are those of one organization: %o', async (question) => {
    const { ids, total } = await ask(question);
    expect(ids.length).toBeGreaterThan(0);
    expect({ ids, total }).toEqual(expected.get(question));
  });

  it.each(named)('name the organization for each table: %o', async (question) => {
    await loadModule();
    const { statements, stop } = recordStatements(server.deps.db);
    await ask(question).finally(stop);
    const sent = statements.filter(({ context }) => context === 'tenant');
    expect(sent.length).toBeGreaterThan(0);
    const tenantTables = new Set([...tables, 'repositories', 'users']);
    expect(sent.filter(({ text }) => unconstrainedTables(text, tenantTables).length > 0)).toEqual(
      [],
    );
  });
});
