// Groups summed from an index equal those from reading every finding.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import type { Database, Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { groupsOfBits, groupsOfRows, type IndexedGroup } from './finding-groups.repo.ts';
import { buildBitmapPredicate } from '../query/bitmap-predicate.ts';
import { toFindingQuery } from '../query/finding-query.ts';
import { findingConditions } from '../query/filter-conditions.ts';
import { isOfClient } from '../query/finding-rows.repo.ts';

const clientId = newId();
const groups: readonly IndexedGroup[] = ['repository', 'rule', 'component', 'file'];
const questions = [
  {},
  { severity: ['critical', 'low'], status: ['open'] },
  { cvssv3_score: '4-7', false_positive: false },
  { date_range: '2026-01-01..2026-01-01' },
];

describe.each(engines)('groups of findings on %s', (engine) => {
  let db: Database;
  const asTenant = <T>(work: (tx: Tx) => Promise<T>) => inTenant(db, { clientId }, work);

  beforeAll(async () => {
    db = await freshDatabase(engine);
    await insertManyFindings(db, clientId, 3_000);
    await asTenant(async (tx) => {
      await tx.execute(
        sql`update findings set component = 'package-' || priority % 17 where tool = 'trivy'`,
      );
      await tx.execute(sql`update findings set has_fix = true where priority % 3 = 0`);
      await tx.execute(sql`update findings set rule_name = 'Rule one' where rule_id = 'rule-1'`);
    });
  });
  afterAll(() => db.close());

  it.each(groups.flatMap((group) => questions.map((question) => ({ group, question }))))(
    'by $group of $question',
    async ({ group, question }) => {
      const query = toFindingQuery(question);
      const window = { limit: 40, offset: 0 };
      const conditions = { clientId, bitmapPredicate: buildBitmapPredicate(query.filters) };
      const where = sql.join(
        [isOfClient(clientId), ...findingConditions(query.filters)],
        sql` and `,
      );
      const [ofBits, ofRows] = await asTenant(async (tx) => [
        await groupsOfBits(tx, group, query, conditions, window),
        await groupsOfRows(tx, group, where, window),
      ]);
      expect(ofRows.length).toBeGreaterThan(0);
      expect(ofBits).toEqual(ofRows.map((row): unknown => expect.objectContaining(row)));
    },
  );
});
