import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { isNoChange, openAtHostRefusal } from '#domain/bulk-change';
import { findingCan, type Refusal, refusalSentences } from '#domain/finding-can';
import type { Tx } from '../../../platform/db/connect.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { listSecretNames } from '../../../platform/secrets/secret-store.ts';
import { gitHosts, isConnected } from '../../source-hosts/index.ts';
import { findingLine } from './bulk.repo.ts';
import { seenAtOf, targetOf } from './selection.ts';
import { sendRefusal } from './send.ts';
import {
  type Actor,
  type BulkFacts,
  type BulkStep,
  factColumns,
  factTables,
  unlessChanged,
} from './step.ts';
import { assertMayTriage, checkChange, triageStep } from './triage.ts';

type Schemas = components['schemas'];
type Request = Schemas['PreviewBulkRequest'];
type Preview = Schemas['BulkPreview'];

export const patchRefusal: BulkStep['refuse'] = unlessChanged(findingCan.generatePatch);

const openRefusal: BulkStep['refuse'] = unlessChanged(openAtHostRefusal);

const listConnectedHosts = async (tx: Tx, clientId: string): Promise<string[]> => {
  const names = await listSecretNames(tx, clientId, '');
  return gitHosts.filter((host) => isConnected(names, host));
};

/** The same rule that the action uses. */
const ruleOf = async (
  tx: Tx,
  actor: Actor,
  { action, change }: Request,
  now: Date,
): Promise<BulkStep['refuse']> => {
  if (action === 'send') return sendRefusal;
  if (action === 'generate_patch') return patchRefusal;
  if (action === 'open_at_host') return openRefusal;
  if (!change || isNoChange(change)) throw invalid('change', 'no_change');
  assertMayTriage(actor, change);
  await checkChange(tx, actor, change, now);
  return triageStep(actor, change, now).refuse;
};

/** Number of findings shown per reason, the most urgent first. */
const shown = 20;

type Group = BulkFacts & { n: number; exploited: number };

const factNames = sql.raw(
  'status, false_positive, is_duplicate, severity, assignee_id, fixable, guarded, approval, changed_since, host',
);

type Previewed = {
  /** Condition for the target findings `f`. */
  where: SQL;
  refuse: BulkStep['refuse'];
  /** When the user loaded the findings, as ISO text. */
  seenAt?: string | undefined;
  /** The connected source hosts, if the action needs one. */
  connected?: readonly string[] | undefined;
};

/**
 * Findings with the same facts have the same result, so they are evaluated together, however many
 * they are.
 */
const groupsOf = async (
  tx: Tx,
  actor: Actor,
  { where, seenAt, connected }: Previewed,
): Promise<Group[]> => {
  const { rows } = await tx.execute<Group>(sql`
    with facts as (select f.kev, ${factColumns(actor, seenAt, connected)} from ${factTables} where ${where})
    select ${factNames}, count(*)::int as n, count(*) filter (where kev)::int as exploited from facts group by ${factNames}`);
  return rows;
};

const examplesOf = async (
  tx: Tx,
  actor: Actor,
  { where, seenAt, connected }: Previewed,
  groups: readonly Group[],
): Promise<Schemas['BulkFinding'][]> => {
  const wanted = JSON.stringify(groups.map(({ n: _n, exploited: _exploited, ...facts }) => facts));
  const { rows } = await tx.execute<{ line: Schemas['BulkFinding'] }>(sql`
    with facts as (select f.id, f.priority, ${factColumns(actor, seenAt, connected)} from ${factTables} where ${where}),
    wanted as (select * from jsonb_to_recordset(${wanted}::jsonb)
      as w(status text, false_positive boolean, is_duplicate boolean, severity text, assignee_id uuid, fixable boolean, guarded boolean, approval text, changed_since boolean, host text)),
    chosen as (
      select id from facts x where exists (select from wanted w
        where (w.status, w.false_positive, w.is_duplicate, w.severity, w.fixable, w.guarded, w.approval, w.changed_since) = (x.status, x.false_positive, x.is_duplicate, x.severity, x.fixable, x.guarded, x.approval, x.changed_since)
          and w.assignee_id is not distinct from x.assignee_id and w.host is not distinct from x.host)
      order by priority desc, id limit ${shown}
    )
    select ${findingLine} as line from findings f where f.client_id = ${actor.who.clientId}::uuid and f.id in (select id from chosen) order by f.priority desc, f.id`);
  return rows.map(({ line }) => line);
};

/** Returns what a step would do to these findings. Changes nothing. */
export const previewOf = async (tx: Tx, actor: Actor, previewed: Previewed): Promise<Preview> => {
  const preview: Preview = {
    total: 0,
    will_change: 0,
    known_exploited: 0,
    severities: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
    stay: [],
  };
  const refused = new Map<Refusal, Group[]>();
  for (const group of await groupsOf(tx, actor, previewed)) {
    preview.total += group.n;
    const refusal = previewed.refuse(group);
    if (refusal !== undefined) {
      refused.set(refusal, [...(refused.get(refusal) ?? []), group]);
      continue;
    }
    preview.will_change += group.n;
    preview.known_exploited += group.exploited;
    preview.severities[group.severity] += group.n;
  }
  for (const [code, groups] of refused) {
    const count = groups.reduce((sum, { n }) => sum + n, 0);
    preview.stay.push({
      code,
      reason: refusalSentences[code],
      count,
      examples: await examplesOf(tx, actor, previewed, groups),
    });
  }
  preview.stay.sort((one, other) => other.count - one.count);
  return preview;
};

/** Returns what an action would do to the target findings. */
export const previewAction = async (
  tx: Tx,
  actor: Actor,
  input: Request,
  now: Date,
): Promise<Preview> =>
  previewOf(tx, actor, {
    refuse: await ruleOf(tx, actor, input, now),
    where: await targetOf(tx, actor, input),
    seenAt: seenAtOf(input),
    ...(input.action === 'open_at_host' && {
      connected: await listConnectedHosts(tx, actor.who.clientId),
    }),
  });
