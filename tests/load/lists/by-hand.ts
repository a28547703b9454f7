// The same pages as hand-written SQL without the application. A page may cost at most 50 % more.
import { sql } from 'drizzle-orm';
import type { Call } from '../../support/server/caller.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import type { Bench } from '../data/bench-server.ts';
import { type Times, timesOf } from '../data/stopwatch.ts';

interface Pair {
  query: Record<string, unknown>;
  /** A condition on `findings f`. */
  where: string;
  order: string;
}

const written: Pair[] = [
  { query: {}, where: 'true', order: 'f.priority desc, f.id desc' },
  {
    query: { severity: ['critical'] },
    where: "f.severity = 'critical'",
    order: 'f.priority desc, f.id desc',
  },
  {
    query: { status: ['open'], severity: ['high', 'critical'] },
    where: "f.status = 'open' and f.severity in ('high', 'critical')",
    order: 'f.priority desc, f.id desc',
  },
  { query: { tool: ['Bandit'] }, where: "f.tool = 'Bandit'", order: 'f.priority desc, f.id desc' },
  {
    query: { language: ['python'], sort_field: 'first_seen_at' },
    where: "f.language = 'python'",
    order: 'f.first_seen_at desc, f.id desc',
  },
  {
    query: { kev: true, sort_field: 'title', sort: 'asc' },
    where: 'f.kev',
    order: 'f.title, f.id',
  },
  {
    query: { cwe: [79] },
    where:
      "exists (select from finding_labels l where l.client_id = f.client_id and l.label = 'cwe:79' and l.finding_id = f.id)",
    order: 'f.priority desc, f.id desc',
  },
  {
    query: { priority: '40-60', sort_field: 'last_seen_at' },
    where: 'f.priority between 40 and 60',
    order: 'f.last_seen_at desc, f.id desc',
  },
];

/** Rows with labels and people, and their number up to 10,000, which is what a page returns. */
const pageByHand = ({ where, order }: Pair): string => `
  select f.*, u.username, (select array_agg(l.label) from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id) as labels,
    (select array_agg(s.label) from control_sets s where s.set_id = f.control_set) as controls, (select count(*) from (select from findings f where ${where} limit 10001) c) as total
  from (select f.client_id, f.id, f.title, f.severity, f.priority, f.status, f.tool, f.rule_id, f.file, f.start_line, f.component, f.repository_name, f.branch, f.first_seen_at, f.last_seen_at, f.due_at, f.assignee_id, f.control_set
    from findings f where ${where} order by ${order} limit 51) f left join users u on u.client_id = f.client_id and u.id = f.assignee_id order by ${order}`;

export const againstByHand = async (
  bench: Bench,
  call: Call,
): Promise<{ label: string; listed: Times; byHand: Times }[]> => {
  const compared = [];
  for (const pair of written) {
    const listed = await timesOf(bench.db, async () =>
      (await call('listFindings', { query: { ...pair.query, page_size: 50 } })).ok(),
    );
    const byHand = await timesOf(bench.db, () =>
      inTenant(bench.db, { clientId: bench.large.clientId }, (tx) =>
        tx.execute(sql.raw(pageByHand(pair))),
      ),
    );
    compared.push({ label: JSON.stringify(pair.query), listed, byHand });
  }
  return compared;
};
