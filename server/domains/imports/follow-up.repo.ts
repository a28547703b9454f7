import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { currentClient } from '../../platform/db/current-client.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { policies } from '../../platform/db/schema/catalogue.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { applyPoliciesKind } from '../policies/index.ts';
import { importEvents, type ImportEvents } from '../findings/query/index.ts';
import { visibleFindings } from '../access/index.ts';

type ReopenedFinding = components['schemas']['ReopenedFinding'];

/** The most severe findings that the import reopened, with the time of their previous fix. */
export const listReopenedFindings = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  events: ImportEvents,
  most: number,
): Promise<ReopenedFinding[]> => {
  const { rows } = await tx.execute<
    Omit<ReopenedFinding, 'fixed_at'> & { fixed_at: string | null }
  >(sql`
    with reopened as materialized (${importEvents(events, 'reopened')}), shown as materialized (
      select r.id as event, f.id, f.client_id, f.title, f.severity, f.severity_order from reopened r join findings f on f.id = r.finding_id where ${visibleFindings(who, scope)}
      order by f.severity_order desc, f.id limit ${most}
    )
    select s.id as finding_id, s.title, s.severity, e.created_at as fixed_at, e.actor_name as fixed_by
    from shown s left join lateral (
      select e.created_at, e.actor_name from finding_events e where e.client_id = s.client_id and e.finding_id = s.id and e.id < s.event and e.data ->> 'to' = 'fixed' order by e.id desc limit 1
    ) e on true
    order by s.severity_order desc, s.id`);
  return rows.map((row) => ({
    ...row,
    fixed_at: row.fixed_at === null ? null : new Date(row.fixed_at).toISOString(),
  }));
};

/** The queued or running policy job that covers this repository's findings. */
export const findPendingRulesJob = async (
  tx: Tx,
  repositoryId: string,
): Promise<{ running: boolean; progress: number } | undefined> => {
  const [job] = await tx
    .select({ state: jobs.state, progress: jobs.progress })
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, currentClient),
        eq(jobs.kind, applyPoliciesKind),
        inArray(jobs.dedupeKey, [repositoryId, 'all']),
        inArray(jobs.state, ['queued', 'running']),
      ),
    )
    .orderBy(sql`${jobs.state} desc`)
    .limit(1);
  return job && { running: job.state === 'running', progress: job.progress };
};

export const countEnabledPolicies = (tx: Tx): Promise<number> =>
  tx.$count(policies, and(eq(policies.clientId, currentClient), eq(policies.enabled, true)));
