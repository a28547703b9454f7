// The rows that imports leave in the database, for tests that compare two states.
import { sql } from 'drizzle-orm';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import type { TestServer } from './test-server.ts';

export type StoredFinding = {
  id: string;
  tool: string;
  rule: string;
  file: string | null;
  line: number | null;
  code: string | null;
  severity: string;
  status: string;
  branch: string;
  false_positive: boolean;
  is_duplicate: boolean;
  canonical_id: string | null;
};

const ask = async <R extends Record<string, unknown>>(
  { deps, people }: TestServer,
  query: ReturnType<typeof sql>,
): Promise<R[]> =>
  (await inTenant(deps.db, { clientId: people.admin.clientId }, (tx) => tx.execute<R>(query)))
    .rows as R[]; // drizzle's type for `R`, unwrapped

/** What users see of a repository's findings, by location. */
export const findingsOf = (server: TestServer, repositoryId: string): Promise<StoredFinding[]> =>
  ask<StoredFinding>(
    server,
    sql`
    select f.id, f.tool, f.rule_id as rule, f.file, f.start_line as line, d.data #>> '{location,snippet}' as code, f.severity, f.status, f.branch, f.false_positive, f.is_duplicate, f.canonical_id
    from findings f left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    where f.repository_id = ${repositoryId} order by f.tool, f.file, f.start_line, f.rule_id, f.id`,
  );

/**
 * Every row of a repository except its scans, for comparing the state before and after something
 * that must not change it.
 */
export const everyRowOf = (
  server: TestServer,
  repositoryId: string,
): Promise<{ kind: string; row: unknown }[]> =>
  ask(
    server,
    sql`
    with mine as (select id from findings where repository_id = ${repositoryId})
    select 'finding' as kind, to_jsonb(f) as row from findings f where f.repository_id = ${repositoryId}
    union all select 'detail', to_jsonb(d) from finding_details d where d.finding_id in (select id from mine)
    union all select 'label', to_jsonb(l) from finding_labels l where l.finding_id in (select id from mine)
    union all select 'link', to_jsonb(k) from finding_links k where k.finding_id in (select id from mine)
    union all select 'event', to_jsonb(e) from finding_events e where e.repository_id = ${repositoryId}
    union all select 'version', to_jsonb(v) from finding_versions v where v.repository_id = ${repositoryId}
    union all select 'acceptance', to_jsonb(a) from risk_acceptances a where a.finding_id in (select id from mine)
    union all select 'count', to_jsonb(c) from (
      select severity, status, false_positive, is_duplicate, tool, category, type, kev, sum(n)::int as n from finding_counts where repository_id = ${repositoryId} group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0) c
    union all select 'label count', to_jsonb(c) from (
      select label, severity, status, false_positive, is_duplicate, sum(n)::int as n from label_counts where repository_id = ${repositoryId} group by 1, 2, 3, 4, 5 having sum(n) <> 0) c
    order by 1, 2`,
  );

/** Rows that only a running import may have. */
export const leftoversOf = async (
  server: TestServer,
  scanId: string,
): Promise<Record<string, number>> => {
  const [row] = await ask<Record<string, number>>(
    server,
    sql`
    select (select count(*)::int from scan_stage where scan_id = ${scanId}) as stage,
           (select count(*)::int from components where scan_id = ${scanId}) as components,
           (select count(*)::int from dependencies where scan_id = ${scanId}) as dependencies`,
  );
  return row ?? {};
};
