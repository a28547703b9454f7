// Pages under filters that are not in the bitmap, in orders that are not correlated with them: the
// pages have to be right, without reading each labeled finding.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FindingSortField, findingSortFields, sortDirections } from '#domain/finding-filters';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { anyEngine } from '../../../../tests/support/server/engines.ts';
import { full } from '../../../../tests/support/server/full.ts';
import {
  findingsRead,
  insertManyFindings,
} from '../../../../tests/support/server/many-findings.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { planFirstPage, planNextPage } from './list-planner.ts';
import { type FindingOrder, orderBy } from './finding-order.ts';
import { type FindingParameters, toFindingQuery } from './finding-query.ts';
import { buildListConditions } from './conditions.ts';

const clientId = newId();
const everybody = { clientId, userId: newId() } as never; // only the ids are read
const window = { limit: 51 };

/**
 * Labels correlate with other values, as in real reports: the first is on half of the 24,000
 * findings, the second on a fifth, the third on about sixty; the fourth is independent of tools.
 */
const labels = {
  'owasp:A03:2021': "tool in ('codeql', 'gitleaks')",
  'cwe:79': "tool = 'codeql' and severity <> 'info'",
  'tag:rare': "tool = 'codeql' and rule_id = 'rule-5'",
  'slsa:H': "repository_name in ('repository 1', 'repository 5', 'repository 9')",
  'secret:live': "tool = 'gitleaks' and severity <> 'info'",
};

const questions: { asked: FindingParameters; where: string }[] = [
  { asked: { owasp: ['A03:2021'] }, where: labels['owasp:A03:2021'] },
  { asked: { cwe: [79] }, where: labels['cwe:79'] },
  { asked: { tags: ['rare'] }, where: labels['tag:rare'] },
  { asked: { slsa_threats: ['H'] }, where: labels['slsa:H'] },
  {
    asked: { slsa_threats: ['H'], severity: ['critical', 'low'] },
    where: `${labels['slsa:H']} and severity in ('critical', 'low')`,
  },
  {
    asked: { owasp: ['A03:2021'], slsa_threats: ['H'] },
    where: `${labels['owasp:A03:2021']} and ${labels['slsa:H']}`,
  },
  {
    asked: { owasp: ['A03:2021'], cwe: [79], priority: '20-70' },
    where: `${labels['owasp:A03:2021']} and ${labels['cwe:79']} and priority between 20 and 70`,
  },
  {
    asked: { cwe: [79, 80], tags: ['rare'] },
    where: `${labels['cwe:79']} and ${labels['tag:rare']}`,
  },
  { asked: { live_secret: true }, where: labels['secret:live'] },
  { asked: { live_secret: false }, where: `not (${labels['secret:live']})` },
  {
    asked: { live_secret: true, severity: ['high'], priority: '20-70' },
    where: `${labels['secret:live']} and severity = 'high' and priority between 20 and 70`,
  },
  { asked: { owasp: ['A03:2021'], q: 'finding' }, where: labels['owasp:A03:2021'] },
  {
    asked: { tags: ['rare'], q: 'finding', priority: '10-90' },
    where: `${labels['tag:rare']} and priority between 10 and 90`,
  },
  {
    asked: { cwe: [79], q: 'finding 77' },
    where: `${labels['cwe:79']} and title like 'Finding 77%'`,
  },
  { asked: { priority: '90-92' }, where: 'priority between 90 and 92' },
  { asked: { component: ['none'] }, where: 'false' },
  { asked: { component: ['zlib'] }, where: "component = 'zlib'" },
  { asked: { file: '=src/file7.ts' }, where: "file = 'src/file7.ts'" },
  {
    asked: { sla: ['overdue'] },
    where: "due_at < now() and status in ('open', 'in_progress') and not false_positive",
  },
  {
    asked: { excluded_file_types: ['ts'], owasp: ['A03:2021'] },
    where: `file_type <> 'ts' and ${labels['owasp:A03:2021']}`,
  },
  { asked: { excluded_file_types: ['md', 'js'] }, where: "file_type not in ('md', 'js')" },
];

/**
 * The full run combines every query with every order. Otherwise each query gets a fifth of the
 * orders, so that each order still gets a fifth of the queries.
 */
const orders: FindingOrder[] = findingSortFields.flatMap((field) =>
  sortDirections.map((direction) => ({ field, direction })),
);

describe('pages under labels', () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase(anyEngine);
    await insertManyFindings(db, clientId, 24_000);
    await inTenant(db, { clientId }, async (tx) => {
      await tx.execute(
        sql`update findings set category = case tool when 'gitleaks' then 'secret' else category end, file_type = (array['ts', 'md', 'js', 'py'])[1 + fixing_effort % 4], component = case when tool = 'trivy' then (array['acorn', 'zlib'])[1 + priority % 2] end`,
      );
      for (const [label, where] of Object.entries(labels)) {
        await tx.execute(
          sql`insert into finding_labels (client_id, label, finding_id, origin) select client_id, ${label}, id, 'report' from findings where ${sql.raw(where)}`,
        );
      }
    });
    await db.pool.query('vacuum analyze findings, finding_labels');
  });
  afterAll(() => db.close());

  const asTenant = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(db, { clientId }, work);

  it.each(
    questions.flatMap((question, at) =>
      orders
        .filter((_order, n) => full || (n + at) % 5 === 0)
        .map((order) => ({ ...question, order })),
    ),
  )(
    'are those that the order says: $asked by $order.field $order.direction',
    async ({ asked, where, order }) => {
      await asTenant(async (tx) => {
        const { rows: all } = await tx.execute<{ id: string; key: string; n: number }>(sql`
        select f.id, (count(*) over ())::int as n from findings f where ${sql.raw(where)} order by ${orderBy(order)} limit 100`);
        const question = {
          scope: 'all' as const,
          order,
          window,
          conditions: await buildListConditions(tx, everybody, 'all', toFindingQuery(asked)),
        };
        const { rows, total } = await planFirstPage(tx, question);
        expect(rows.map(({ id }) => id)).toEqual(all.slice(0, 51).map(({ id }) => id));
        if (total.exact) expect(total.total).toBe(all[0]?.n ?? 0);
        else expect(all[0]?.n).toBeGreaterThan(10_000);
        const last = rows[49];
        if (rows.length < 51 || last === undefined) return;
        const next = await planNextPage(tx, question, {
          key: last.sort_key,
          id: last.id,
          ...total,
        });
        expect(next.rows.slice(0, 50).map(({ id }) => id)).toEqual(
          all.slice(50).map(({ id }) => id),
        );
      });
    },
  );

  /** Returns how many findings a page reads. */
  const readFor = (
    asked: FindingParameters,
    field: FindingSortField,
    direction: FindingOrder['direction'],
  ) =>
    asTenant(async (tx) => {
      const question = {
        scope: 'all' as const,
        order: { field, direction },
        window,
        conditions: await buildListConditions(tx, everybody, 'all', toFindingQuery(asked)),
      };
      const before = await findingsRead(tx);
      const { rows } = await planFirstPage(tx, question);
      expect(rows).toHaveLength(51);
      return (await findingsRead(tx)) - before;
    });

  it.each([
    // The findings of the labels' tools sort last.
    { asked: { owasp: ['A03:2021'] }, field: 'tool', direction: 'desc' },
    { asked: { cwe: [79] }, field: 'tool', direction: 'desc' },
    { asked: { cwe: [79] }, field: 'severity', direction: 'asc' },
    { asked: { owasp: ['A03:2021'], severity: ['low'] }, field: 'tool', direction: 'desc' },
    { asked: { component: ['zlib'] }, field: 'component', direction: 'asc' },
    { asked: { live_secret: true }, field: 'tool', direction: 'desc' },
  ] as const)(
    'read few findings where the order goes against a label: $asked by $field $direction',
    async ({ asked, field, direction }) => {
      expect(await readFor(asked, field, direction)).toBeLessThan(1_000);
    },
  );

  it.each([{ tags: ['rare'] }, { tags: ['rare'], q: 'finding' }])(
    'reads what carries a rare label, and no more, whatever the order and the words: %j',
    async (asked) => {
      const {
        rows: [counted],
      } = await asTenant((tx) =>
        tx.execute<{ n: number }>(
          sql`select count(*)::int as n from finding_labels where label = 'tag:rare'`,
        ),
      );
      expect(await readFor(asked, 'tool', 'desc')).toBeLessThan((counted?.n ?? 0) + 200);
    },
  );
});
