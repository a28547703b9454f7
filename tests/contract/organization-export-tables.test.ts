import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../support/server/database.ts';
import { listTenantTables } from '../support/tenancy/watch-statements.ts';
import type { Database } from '../../server/platform/db/connect.ts';
import { acrossTenants } from '../../server/platform/db/tenancy.ts';
import { tableDecisions } from '../../server/domains/organization-export/export-tables.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

it('has a decision on every table and every column that looks like a secret', async () => {
  const tables = await listTenantTables(db);
  expect(Object.keys(tableDecisions).sort()).toEqual([...tables].sort());
  const { rows } = await acrossTenants(db, 'read metrics', (tx) =>
    tx.execute<{ table: string; column: string; type: string }>(sql`
      select table_name as table, column_name as column, data_type as type
      from information_schema.columns where table_schema = 'public'`),
  );
  const suspects: string[] = [];
  for (const { table, column, type } of rows) {
    const decision = tableDecisions[table];
    if (!decision?.export || decision.without?.includes(column)) continue;
    if (type === 'bytea' || /secret|password|token|cipher|challenge|_key$|_hash$/.test(column))
      suspects.push(`${table}.${column}`);
  }
  // Numbers, keys for tracking findings, file hashes and a time: no credentials.
  expect(suspects.sort()).toEqual([
    'ai_usage.tokens_in',
    'ai_usage.tokens_out',
    'feedback_screenshots.picture',
    'finding_opinions.secrets_masked',
    'finding_opinions.tokens',
    'findings.content_hash',
    'findings.follow_key',
    'opinion_days.tokens',
    'scans.file_hash',
    'users.password_changed_at',
  ]);
  for (const [table, decision] of Object.entries(tableDecisions))
    for (const column of decision.export ? (decision.without ?? []) : [])
      expect(rows).toContainEqual(expect.objectContaining({ table, column }));
});
