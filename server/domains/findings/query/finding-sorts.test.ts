import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingSortFields } from '#domain/finding-filters';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { isAfter, type FindingOrder, orderBy } from './finding-order.ts';

const clientId = newId();

const positions: Record<(typeof findingSortFields)[number], string> = {
  priority: '50',
  severity: '2050',
  title: 'Finding 5',
  repository: 'repository 5',
  tool: 'semgrep',
  status: 'open',
  first_seen_at: '2026-01-05T00:00:00Z',
  last_seen_at: '2026-01-05T00:00:00Z',
  due_at: '2026-03-01T00:00:00Z',
  cvssv3_score: '5.5',
  fixing_effort: '40',
  epss: '0.4',
  rule: 'rule-5',
  component: 'component 5',
  file: 'src/file5.ts',
};

describe.each(engines)('sorts of the findings list on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase(engine);
    await insertManyFindings(db, clientId, 3_000);
  });
  afterAll(() => db.close());

  const planOf = (order: FindingOrder) =>
    inTenant(db, { clientId }, async (tx) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
      explain select f.id from findings f where ${isAfter(order, { key: positions[order.field], id: newId() })} order by ${orderBy(order)} limit 50`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  // Plans with row-level security under the application's role: an expression that is not leakproof
  // would appear as a filter and a sort.
  it.each(
    findingSortFields.flatMap(
      (field) =>
        [
          { field, direction: 'asc' },
          { field, direction: 'desc' },
        ] as const,
    ),
  )('reads a page by $field $direction from its index', async (order) => {
    const plan = await planOf(order);
    expect(plan).toMatch(/Index (Only )?Scan( Backward)? using findings_/);
    expect(plan).not.toMatch(/\bSort\b/);
    expect(plan).toMatch(/Index Cond: .*ROW\(/);
  });
});
