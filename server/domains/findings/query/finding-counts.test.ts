// Compares the sums that facets and charts read with a count of the findings themselves.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const [clientId, otherId] = [newId(), newId()];

describe.each(engines)('counts of findings on %s', (engine) => {
  let db: Database;
  const asTenant = <T>(work: (tx: Tx) => Promise<T>, client = clientId) =>
    inTenant(db, { clientId: client }, work);
  const ask = async (query: string, client = clientId) =>
    (await asTenant((tx) => tx.execute(sql.raw(query)), client)).rows;
  const fold = (client = clientId) =>
    asTenant((tx) => tx.execute(sql`select fold_finding_counts(current_client())`), client);
  const sizes = async (client = clientId) =>
    (
      await ask(
        'select (select count(*) from finding_counts)::int as cube, (select count(*) from label_counts)::int as labels, (select count(*) from daily_counts)::int as days, (select count(*) from finding_totals)::int as totals',
        client,
      )
    )[0];

  const sums = async () => ({
    cube: await ask(
      'select repository_id, severity, status, tool, kev, sum(n)::int as n from finding_counts group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5',
    ),
    totals: await ask(
      'select severity, status, false_positive, is_duplicate, kev, sum(n)::int as n from finding_totals group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5',
    ),
    rules: await ask(
      "select label, status, sum(n)::int as n from label_counts where kind = 'rule' group by 1, 2 having sum(n) <> 0 order by 1, 2",
    ),
    days: await ask(
      'select day::text, severity, sum(opened)::int as opened, sum(closed)::int as closed, sum(fixed)::int as fixed, sum(fix_hours)::int as hours from daily_counts group by 1, 2 having sum(opened) <> 0 or sum(closed) <> 0 order by 1, 2',
    ),
  });
  const counted = async () => ({
    cube: await ask(
      'select repository_id, severity, status, tool, kev, count(*)::int as n from findings group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5',
    ),
    totals: await ask(
      'select severity, status, false_positive, is_duplicate, kev, count(*)::int as n from findings group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5',
    ),
    rules: await ask(
      "select 'rule:' || rule_id as label, status, count(*)::int as n from findings group by 1, 2 order by 1, 2",
    ),
    days: await ask(`select day::text, severity, sum(opened)::int as opened, sum(closed)::int as closed, sum(mended)::int as fixed, sum(mended * hours)::int as hours from (
      select (first_seen_at at time zone 'UTC')::date as day, severity, 1 as opened, 0 as closed, 0 as mended, 0 as hours from findings
      union all select (closed_at at time zone 'UTC')::date, severity, 0, 1, (status = 'fixed' and not false_positive)::int, (extract(epoch from closed_at - first_seen_at) / 3600)::int from findings where closed_at is not null) d group by 1, 2 order by 1, 2`),
  });

  beforeAll(async () => {
    db = await freshDatabase(engine);
    for (const client of [clientId, otherId])
      for (let round = 0; round < 4; round++) await insertManyFindings(db, client, 300);
    await ask(
      "update findings set status = 'fixed', closed_at = first_seen_at + interval '3 days' where status = 'open' and tool = 'semgrep'",
    );
    await ask(
      "update findings set severity = 'low', severity_rank = 3 where tool = 'codeql' and severity = 'high'",
    );
    // Closed without a fix; some of them were fixed later.
    await ask(
      "update findings set false_positive = true, closed_at = first_seen_at + interval '1 day' where tool = 'trivy' and status = 'open'",
    );
    await ask(
      "update findings set status = 'risk_accepted', closed_at = first_seen_at + interval '2 days' where tool = 'gitleaks' and status = 'open'",
    );
    await ask(
      "update findings set status = 'fixed' where status = 'risk_accepted' and rule_id < 'rule-5'",
    );
    await ask("delete from findings where rule_id = 'rule-7'");
  });
  afterAll(() => db.close());

  it('sums to what there is, before and after folding', async () => {
    const before = await sums();
    expect(before).toEqual(await counted());
    await fold();
    expect(await sums()).toEqual(before);
  });

  it('knows each path that findings have or had, once', async () => {
    const paths = () =>
      ask(
        "select file, count(*)::int as n from finding_files group by 1 having count(*) > 1 or file like 'moved/%' order by 1",
      );
    expect(
      await ask('select distinct file from findings except select file from finding_files'),
    ).toEqual([]);
    expect(await paths()).toEqual([]);
    await ask(
      "update findings set file = 'moved/' || id from (select min(id::text)::uuid as first from findings) f where id = first",
    );
    expect(await paths()).toHaveLength(1);
  });

  it('keeps one row of each combination, and none of what cancels out', async () => {
    await fold();
    const [groups] =
      await ask(`select (select count(*) from (select from finding_counts group by repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev having sum(n) <> 0) g)::int as cube,
      (select count(*) from (select from label_counts group by label, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev having sum(n) <> 0) g)::int as labels,
      (select count(*) from (select from daily_counts group by day, repository_id, severity having sum(opened) <> 0 or sum(closed) <> 0 or sum(fixed) <> 0 or sum(fix_hours) <> 0) g)::int as days,
      (select count(*) from (select from finding_totals group by severity, status, false_positive, is_duplicate, kev having sum(n) <> 0) g)::int as totals`);
    expect(await sizes()).toEqual(groups);
  });

  it('writes nothing where there is nothing to fold', async () => {
    await fold();
    const ids = () =>
      ask('select min(id) as first, max(id) as last, count(*)::int as n from label_counts');
    const before = await ids();
    await fold();
    expect(await ids()).toEqual(before);
  });

  it('folds one organisation and no other', async () => {
    const before = await sizes(otherId);
    await fold();
    expect(await sizes(otherId)).toEqual(before);
    await fold(otherId);
    expect(await sizes(otherId)).not.toEqual(before);
  });
});

describe.each(engines)('counting on %s', (engine) => {
  it('is planned for the rows that there are, whatever was counted before in the session', async () => {
    const db = await freshDatabase(engine);
    try {
      const [few, many] = [3, 2000];
      const label = (name: string) =>
        sql`insert into finding_labels (client_id, label, finding_id, origin) select client_id, ${name}, id, 'report' from findings`;
      const rows = await inTenant(db, { clientId }, async (tx) => {
        // All on one connection, because a connection caches plans.
        await writeFindings(tx, clientId, few);
        for (const name of ['first', 'second']) await tx.execute(label(name));
        await writeFindings(tx, clientId, many);
        const before = await findingsRead(tx);
        await tx.execute(label('third'));
        await tx.execute(sql`update findings set status = 'risk_accepted' where status = 'open'`);
        return (await findingsRead(tx)) - before;
      });
      // One read per statement, with a margin: the plan cached for three rows reads a quadratic
      // number.
      expect(rows).toBeLessThan(20 * (few + many));
    } finally {
      await db.close();
    }
  });
});
