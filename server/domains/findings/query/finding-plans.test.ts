// Query plans for many findings under the application's role: a filter or an order without an index
// would appear as a sort or a scan of the whole organization.
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullRequestFilter } from '#domain/filter-values';
import { findingSortFields } from '#domain/finding-filters';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import {
  findingsRead,
  insertManyFindings,
  writeFindings,
} from '../../../../tests/support/server/many-findings.ts';
import type { Database, Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { maintainedCounts } from './finding-counts.repo.ts';
import { orderBy, sortKey } from './finding-order.ts';
import { toFindingQuery } from './finding-query.ts';
import { buildBitmapPredicate } from './bitmap-predicate.ts';
import { isOfClient, scanIndex } from './finding-rows.repo.ts';
import { resolvePullRequests } from './pull-request-findings.ts';
import { boundedBy, countBySeverity } from '../list/sla-counts.ts';

const clientId = newId();

/**
 * The written rows, and the simulated sizes of the table and an index for a million real findings
 * (rows, pages of 8 kB).
 */
const written = 3_000;
const meant = { rows: 1_000_000, pages: 98_000, indexPages: 9_400 };

/**
 * Statistics of three thousand rows with the sizes of a million: the planner takes the rows per
 * page from the catalog.
 */
const pretendMany = (db: Database) =>
  db.pool
    .query(`update pg_class set reltuples = reltuples * ${String(meant.rows / written)} where oid in
  (select indexrelid from pg_index where indrelid = 'findings'::regclass union select 'findings'::regclass)`);

const pagesOf = async (tx: Tx, relation: string): Promise<number> => {
  const { rows } = await tx.execute<{ pages: number }>(
    sql`select relpages as pages from pg_class where relname = ${relation}`,
  );
  return rows[0]?.pages ?? 0;
};

/**
 * No plan type is disabled. The few pages are priced like the many: sequentially for the table,
 * randomly for an index.
 */
const explain = async (tx: Tx, query: SQL): Promise<string> => {
  const [table, index] = [
    meant.pages / (await pagesOf(tx, 'findings')),
    meant.indexPages / (await pagesOf(tx, 'findings_priority')),
  ];
  await tx.execute(
    sql.raw(
      `set local seq_page_cost = ${String(table)}; set local random_page_cost = ${String(4 * index)}; set local max_parallel_workers_per_gather = 0`,
    ),
  );
  const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe.each(engines)('plans on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase(engine);
    await insertManyFindings(db, clientId, written);
    await db.pool.query('vacuum analyze findings');
    await pretendMany(db);
  });
  afterAll(() => db.close());

  const planOf = (query: SQL) => inTenant(db, { clientId }, (tx) => explain(tx, query));

  const filters = [
    { severity: ['critical'], status: ['fixed'] },
    { tool: ['trivy'], priority: '90-100' },
  ];

  it.each(['overdue', 'due_soon'] as const)(
    'counts what is %s by severity in the index of due dates alone',
    async (state) => {
      const { where, most } = boundedBy(
        {
          clientId,
          where: sql`true`,
          bitmapPredicate: buildBitmapPredicate({}),
          isBitmapExact: true,
        },
        state,
        false,
      );
      const plan = await planOf(countBySeverity(where, most));
      expect(plan).toContain('Index Only Scan using findings_due');
      expect(plan).not.toMatch(/Seq Scan|Bitmap/);
    },
  );

  // A list scans only the index, whatever the filter.
  it.each(findingSortFields.flatMap((field) => filters.map((filter) => ({ field, filter }))))(
    'walks the index of $field past what $filter excludes',
    async ({ field, filter }) => {
      const order = { field, direction: 'desc' } as const;
      const plan = await planOf(
        sql`select f.id, ${sortKey(order)} from findings f where ${isOfClient(clientId)} and ${buildBitmapPredicate(toFindingQuery(filter).filters)} order by ${orderBy(order)} limit 50`,
      );
      expect(plan).toMatch(/Index Only Scan( Backward)? using findings_/);
      expect(plan).not.toMatch(/\bSort\b/);
    },
  );

  it.each(['rule_id', 'component_order', 'file_order', 'tool', 'repository_name'])(
    'looks up one %s among many by its index',
    async (column) => {
      const plan = await planOf(
        sql`select f.title from findings f where ${isOfClient(clientId)} and f.${sql.raw(column)} = 'rule-5'`,
      );
      expect(plan).toMatch(/Scan (using|on) findings_/);
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );

  it('reads what a pull request fixes by key', async () => {
    const plan = await inTenant(db, { clientId }, async (tx) => {
      const { rows } = await tx.execute<{ repository: string }>(sql`
        insert into remediations (client_id, id, finding_id, repository_id, title, type, created_by, pull_request_number)
        select client_id, new_id(), id, repository_id, title, 'code_fix', new_id(), 41 from findings
        where client_id = ${clientId}::uuid order by id limit 3 returning repository_id as repository`);
      const values = rows.map(({ repository }) => pullRequestFilter(repository, 41));
      const { condition } = await resolvePullRequests(tx, { clientId, userId: newId() }, values);
      return explain(
        tx,
        sql`select f.title from findings f where ${isOfClient(clientId)} and ${condition ?? sql`true`}`,
      );
    });
    expect(plan).toMatch(/Scan using findings_client_id_id_pk/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('answers a facet from counts, without the findings', async () => {
    const counted = maintainedCounts(
      clientId,
      toFindingQuery({ language: ['typescript'], severity: ['critical'] }),
    );
    expect(counted).toBeDefined();
    expect(await planOf(sql`select sum(n) from ${counted ?? sql`nothing`} f`)).not.toMatch(
      / findings/,
    );
  });
});

describe.each(engines)('a page on %s', (engine) => {
  it('reads what it shows by key, also before there are statistics', async () => {
    const db = await freshDatabase(engine);
    try {
      const { read, shown } = await inTenant(db, { clientId }, async (tx) => {
        await writeFindings(tx, clientId, written);
        const {
          rows: [first],
        } = await tx.execute<{ repository_id: string }>(
          sql`select repository_id from findings limit 1`,
        );
        const query = toFindingQuery({ repository: [first?.repository_id ?? ''] });
        const conditions = {
          clientId,
          query,
          bitmapPredicate: buildBitmapPredicate(query.filters),
          where: sql`f.repository_id = ${first?.repository_id}::uuid`,
          whereRow: sql`f.repository_id = ${first?.repository_id}::uuid`,
          accessPath: sql`true`,
          labelCandidates: [],
          isBitmapExact: false,
        };
        const before = await findingsRead(tx);
        const page = await scanIndex(
          tx,
          conditions,
          { field: 'priority', direction: 'desc' },
          { limit: 100 },
          { reads: written },
        );
        return { read: (await findingsRead(tx)) - before, shown: page.length };
      });
      expect(shown).toBe(100);
      // One read to find a row and one for each row of the page.
      expect(read).toBeLessThan(2 * written);
    } finally {
      await db.close();
    }
  });
});
