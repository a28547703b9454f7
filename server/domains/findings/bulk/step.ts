// The parts of a bulk action. The rule reads facts that can be grouped, so that the preview of a
// million findings is one query. The action processes many rows at once, so that counts and history
// are written once per batch.
import { sql, type SQL } from 'drizzle-orm';
import type { BulkFacts as FindingFacts, HostState } from '#domain/bulk-change';
import type { Refusal } from '#domain/finding-can';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { firstIdAt } from '../../../platform/runtime/ids.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { gitHosts } from '../../source-hosts/index.ts';
import type { Decider } from '../records/index.ts';
import type { FindingStateRow } from '../triage/finding-change.ts';
import { needsApproverCondition } from '../triage/second-approver.ts';

export type Actor = { who: Decider; scope: Scope };

/** All facts of a finding that a rule may read. */
export type BulkFacts = FindingFacts & {
  /** Another user has changed it since the user loaded it. */
  changed_since: boolean;
  /** Null if the action does not need it. */
  host: HostState | null;
};

/**
 * The result for one finding: the state for undo, a note about what could not follow, or why the
 * finding was not changed.
 */
export type Applied =
  | { before?: Record<string, unknown>; note?: { code: string; reason: string } }
  | Problem;

export type BulkStep = {
  /** Returns why a finding is not changed. Used by both the preview and the run. */
  refuse: (facts: BulkFacts) => Refusal | undefined;
  /** Applies the action to all rows; rows without an entry in the result succeeded. */
  apply: (tx: Tx, rows: readonly FindingStateRow[]) => Promise<ReadonlyMap<string, Applied>>;
};

/** Kinds of events that record a decision. */
export const decisions = [
  'status',
  'severity',
  'false_positive',
  'assigned',
  'sent',
  'risk_accepted',
  'risk_requested',
  'risk_revoked',
  'risk_declined',
];

const hostState = (connected: readonly string[] | undefined): SQL =>
  connected === undefined
    ? sql`null::text`
    : sql`case when r.source_control = any(${textArray(connected)}) then 'connected' when r.source_control = any(${textArray(gitHosts)}) then 'unconnected' else 'none' end`;

/**
 * @param seenAt when the user loaded the findings, as ISO text; without it, nothing counts as
 * changed since
 * @param connected the connected source hosts, if the action needs one
 */
export const factColumns = (
  { who }: Actor,
  seenAt: string | undefined,
  connected?: readonly string[],
): SQL => sql`${hostState(connected)} as host,
  f.status, f.false_positive, f.is_duplicate, f.severity, f.assignee_id, f.fixed_version is not null as fixable, ${needsApproverCondition(who)} as guarded,
  case when a.finding_id is null or not f.review_requested then 'none' when a.approver = ${who.userId} or (a.approver is null and a.accepted_by <> ${who.userId}) then 'mine' else 'others' end as approval,
  ${seenAt === undefined ? sql`false` : sql`f.id in (select e.finding_id from finding_events e where e.client_id = f.client_id and e.id >= ${firstIdAt(new Date(seenAt))}::uuid and e.actor_id <> ${who.userId} and e.kind in ${decisions})`} as changed_since`;

export const factTables = sql`findings f
  left join repositories r on r.client_id = f.client_id and r.id = f.repository_id
  left join risk_acceptances a on a.client_id = f.client_id and a.finding_id = f.id`;

/**
 * Common to all actions: another user's later decision, which this user has not seen, is not
 * overruled.
 */
export const unlessChanged =
  (rule: BulkStep['refuse']): BulkStep['refuse'] =>
  (facts) =>
    facts.changed_since ? 'changed_since' : rule(facts);
