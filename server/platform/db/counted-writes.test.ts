// All ways to change findings, in random order: the sums of the counts always equal a full count.
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDifferences } from '../../../tests/support/server/count-differences.ts';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { engines } from '../../../tests/support/server/engines.ts';
import { writeFindings } from '../../../tests/support/server/many-findings.ts';
import { newId } from '../runtime/ids.ts';
import type { Database, Tx } from './connect.ts';
import {
  changeFindingLabels,
  deleteCountedFindings,
  insertFindings,
  setFindings,
  updateCountedFindings,
  updateUncountedFindings,
} from './counted-writes.ts';
import { inTenant } from './tenancy.ts';

const clientId = newId();

/** Reproducible random numbers (mulberry32). */
const drawn = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

describe.each(engines)('writes of findings on %s', (engine) => {
  let db: Database;
  const asTenant = <T>(work: (tx: Tx) => Promise<T>) => inTenant(db, { clientId }, work);
  const hundred = (random: () => number) => Math.floor(random() * 100);
  const some = (random: () => number): SQL =>
    sql`f.client_id = ${clientId}::uuid and abs(hashtext(f.id::text)) % 100 between ${hundred(random)}::int and ${hundred(random)}::int`;
  const idsOf = async (tx: Tx, where: SQL): Promise<string[]> =>
    (await tx.execute<{ id: string }>(sql`select f.id from findings f where ${where}`)).rows.map(
      ({ id }) => id,
    );
  const pick = <T>(random: () => number, values: readonly T[]): T =>
    values[Math.floor(random() * values.length)] as T; // never empty

  const changes = (random: () => number): SQL =>
    pick(random, [
      sql`status = 'fixed', closed_at = f.first_seen_at + interval '30 hours'`,
      sql`status = 'open', closed_at = null`,
      sql`false_positive = not f.false_positive, closed_at = case when f.false_positive then null else now() end`,
      sql`severity = 'low', severity_rank = 3`,
      sql`is_duplicate = not f.is_duplicate`,
      sql`kev = not f.kev, priority = 3`,
      sql`branch = ${pick(random, ['main', 'next'])}, file = 'moved/' || f.id, language = null`,
      sql`control_set = ${hundred(random) % 3}, component = 'qs', rule_id = 'other', category = 'sca'`,
    ]);
  const label = (random: () => number) => `tag:${String(hundred(random) % 4)}`;

  const writers: Record<string, (tx: Tx, random: () => number) => Promise<unknown>> = {
    'updates what is counted': (tx, random) =>
      updateCountedFindings(tx, { where: some(random) }, changes(random)),
    'updates what is counted, from another table': (tx, random) =>
      updateCountedFindings(
        tx,
        {
          ctes: sql`chosen as (select l.finding_id, l.label from finding_labels l where l.client_id = ${clientId}::uuid and l.label = ${label(random)})`,
          from: sql`chosen c`,
          where: sql`c.finding_id = f.id and ${some(random)}`,
        },
        changes(random),
      ),
    'updates what is not counted': (tx, random) =>
      updateUncountedFindings(tx, { where: some(random) }, sql`priority = 7, updated_at = now()`),
    'inserts findings with labels': (tx, random) =>
      insertFindings(
        tx,
        sql`client_id, id, repository_id, repository_name, branch, tool, category, type, rule_id, title, reported_severity, severity, severity_rank, kev, priority, mitigation, fixing_effort, identity, content_hash, first_seen_at, last_seen_at, search, file, language`,
        sql`select f.client_id, md5(f.id::text || 'copy' || ${String(random())})::uuid, f.repository_id, f.repository_name, f.branch, f.tool, f.category, f.type, f.rule_id, f.title, f.reported_severity, f.severity, f.severity_rank, f.kev, f.priority, f.mitigation, f.fixing_effort, f.identity, f.content_hash, f.first_seen_at, f.last_seen_at, f.search, 'new/' || f.rule_id, f.language
            from findings f where ${some(random)} limit 20`,
        sql`select v.client_id, v.label, v.finding_id, v.origin from (values (null::uuid, '', null::uuid, '')) as v(client_id, label, finding_id, origin) where false`,
      ),
    'adds labels': (tx, random) =>
      changeFindingLabels(tx, {
        add: sql`select f.client_id, ${label(random)}, f.id, 'person' from findings f where ${some(random)}`,
      }),
    'adds and removes labels': (tx, random) =>
      changeFindingLabels(tx, {
        remove: {
          from: sql`findings f`,
          where: sql`f.client_id = l.client_id and f.id = l.finding_id and l.label = ${'tag:0'} and ${some(random)}`,
        },
        add: sql`select f.client_id, 'tag:1', f.id, 'person' from findings f where ${some(random)}`,
      }),
    deletes: async (tx, random) => {
      const gone = sql`${some(random)} and abs(hashtext(f.rule_id)) % 5 = 0`;
      await changeFindingLabels(tx, {
        remove: {
          from: sql`findings f`,
          where: sql`f.client_id = l.client_id and f.id = l.finding_id and ${gone}`,
        },
      });
      await deleteCountedFindings(tx, gone);
    },
    'sets columns that may be counted': (tx, random) =>
      setFindings(
        tx,
        some(random),
        pick(random, [
          { severity: 'high', severityRank: 1 },
          { closedAt: null, status: 'open' },
          { assigneeId: null },
        ]),
        sql`version = f.version + 1`,
      ),
    'is a server of the version before': async (tx, random) => {
      await tx.execute(sql`update findings f set ${changes(random)} where ${some(random)}`);
      await tx.execute(
        sql`insert into finding_labels (client_id, label, finding_id, origin) select f.client_id, ${label(random)}, f.id, 'person' from findings f where ${some(random)} on conflict do nothing`,
      );
    },
    folds: (tx) => tx.execute(sql`select fold_finding_counts(current_client())`),
  };

  beforeAll(async () => {
    db = await freshDatabase(engine);
    await asTenant((tx) => writeFindings(tx, clientId, 250));
  });
  afterAll(() => db.close());

  it.each([1, 2, 3])('counts right, whoever writes, in the order drawn by %s', async (seed) => {
    const random = drawn(seed);
    const names = Object.keys(writers);
    const done: string[] = [];
    for (let round = 0; round < 25; round++) {
      const name = names[round] ?? pick(random, names);
      done.push(name);
      await asTenant(async (tx) => writers[name]?.(tx, random));
      expect(await countDifferences(db), done.slice(-3).join(', then ')).toEqual([]);
    }
  });

  it('appends nothing for what is not counted', async () => {
    const size = async () =>
      (
        await db.pool.query<{ n: string }>(
          'select (select count(*) from finding_counts) + (select count(*) from label_counts) + (select count(*) from daily_counts) as n',
        )
      ).rows;
    const before = await size();
    await asTenant((tx) =>
      updateUncountedFindings(
        tx,
        { where: sql`f.client_id = ${clientId}::uuid` },
        sql`priority = 9`,
      ),
    );
    await asTenant((tx) =>
      updateCountedFindings(tx, { where: sql`f.client_id = ${clientId}::uuid` }, sql`priority = 8`),
    );
    expect(await size()).toEqual(before);
  });

  it.skipIf(engine === 'pglite')(
    'counts the labels that another transaction has written when it waited for that one',
    async () => {
      const [id = ''] = await asTenant((tx) => idsOf(tx, sql`f.status = 'open'`));
      const one = sql`f.client_id = ${clientId}::uuid and f.id = ${id}`;
      let waiting: Promise<unknown> = Promise.resolve();
      await asTenant(async (tx) => {
        await setFindings(tx, one, { severity: 'info', severityRank: 4 }, sql`priority = 1`);
        await changeFindingLabels(tx, {
          add: sql`select ${clientId}::uuid, 'tag:late', ${id}::uuid, 'person'`,
        });
        waiting = asTenant((other) =>
          updateCountedFindings(other, { where: one }, sql`is_duplicate = not f.is_duplicate`),
        );
        for (let waits = 0; waits === 0;)
          waits = Number(
            (
              await db.pool.query<{ n: string }>(
                'select count(*) as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
              )
            ).rows[0]?.n ?? 0,
          );
      });
      await waiting;
      expect(await countDifferences(db)).toEqual([]);
    },
  );
});
