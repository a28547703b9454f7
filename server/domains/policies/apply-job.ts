import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { changeFindingLabels, updateUncountedFindings } from '../../platform/db/counted-writes.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { countFindings, nextBatch, createBatchScan } from '../../platform/db/batch-scan.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { foldAfter } from '../scans/records/index.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition, JobRun } from '../../platform/jobs/job.ts';
import { lockLabelling } from '../findings/records/index.ts';
import { listDeciders, notify } from '../notifications/index.ts';
import { matchesRule } from './conditions.ts';
import { complianceCategory, type PolicyRow, listRules } from './rules/index.ts';

export const applyPoliciesKind = 'apply_policies';

/**
 * Enqueues a job for all findings after a rule has changed, or for one repository after an import.
 */
export const enqueueApplyPolicies = (
  tx: Tx,
  who: { clientId: string; userId?: string },
  repositoryId?: string,
): Promise<string> =>
  enqueueJob(tx, {
    clientId: who.clientId,
    kind: applyPoliciesKind,
    payload: { ...(repositoryId !== undefined && { repositoryId }) },
    dedupeKey: repositoryId ?? 'all',
    again: true,
    ...(who.userId !== undefined && { createdBy: who.userId }),
  });

const labelsOf = ({ name, category }: PolicyRow): string[] => [
  `policy:${name}`,
  `policy-category:${category}`,
];

/** The distinct labels that the rules assign to finding `f`. */
const ruleLabels = (rules: readonly PolicyRow[]): SQL => {
  // Findings with compliance controls have the category label through their control set; this label
  // would count them twice.
  const besides = (name: string) =>
    name === `policy-category:${complianceCategory}` ? sql` and f.control_set is null` : sql``;
  const labels = rules.flatMap((rule) =>
    labelsOf(rule).map((name) => sql`(${name}::text, ${matchesRule(rule)}${besides(name)})`),
  );
  return labels.length === 0
    ? sql`(select ''::text as label where false)`
    : sql`(select distinct label from (values ${sql.join(labels, sql`, `)}) as v(label, holds) where holds)`;
};

/**
 * Deletes labels that no rule assigns any more and inserts new ones; an unchanged rule writes
 * nothing. Returns how many of each label were added. The difference uses EXCEPT: the planner
 * underestimates these sets and would run an anti-join as a nested loop.
 */
const label = async (
  tx: Tx,
  rules: readonly PolicyRow[],
  scope: SQL,
): Promise<{ label: string; n: number }[]> => {
  const added = await changeFindingLabels(tx, {
    ctes: sql`computed as materialized (
      select f.client_id, f.id, w.label from findings f, lateral ${ruleLabels(rules)} as w where ${scope}
    ), has as materialized (
      select l.client_id, l.finding_id, l.label, l.origin from findings f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id
      where ${scope} and (starts_with(l.label, 'policy:') or starts_with(l.label, 'policy-category:'))
    )`,
    remove: {
      from: sql`(select client_id, label, finding_id from has where origin = 'policy' except select client_id, label, id from computed) h`,
      where: sql`l.client_id = h.client_id and l.label = h.label and l.finding_id = h.finding_id`,
    },
    add: sql`select s.client_id, s.label, s.id, 'policy' from (select client_id, label, id from computed except select client_id, label, finding_id from has) s order by 1, 2, 3`,
  });
  const counts = new Map<string, number>();
  for (const { label: name } of added) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => ({ label: name, n }));
};

/**
 * The due date that a user or a triage rule has set for finding `f`; undefined if the client has
 * none.
 */
const ownDueDate = async (tx: Tx): Promise<SQL | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ some: boolean }>(
    sql`select exists (select from finding_due_dates where client_id = ${currentClient}) as some`,
  );
  return row?.some === true
    ? sql`(select f.first_seen_at + make_interval(days => d.days) from finding_due_dates d where d.client_id = f.client_id and d.finding_id = f.id)`
    : undefined;
};

/** Sets the finding's own due date, otherwise the earliest one of all rules, otherwise null. */
const setDueDates = async (tx: Tx, rules: readonly PolicyRow[], scope: SQL): Promise<number> => {
  const dates = rules.flatMap(({ actions, ...rule }) =>
    actions.due_days === null
      ? []
      : [
          sql`case when ${matchesRule(rule)} then f.first_seen_at + make_interval(days => ${actions.due_days}::int) end`,
        ],
  );
  const earliest =
    dates.length === 0 ? sql`null::timestamptz` : sql`least(${sql.join(dates, sql`, `)})`;
  const own = await ownDueDate(tx);
  const due = own === undefined ? earliest : sql`coalesce(${own}, ${earliest})`;
  return updateUncountedFindings(
    tx,
    { where: sql`${scope} and f.due_at is distinct from ${due}` },
    sql`due_at = ${due}`,
  );
};

const notifyRuleMatches = async (
  tx: Tx,
  clientId: string,
  rules: readonly PolicyRow[],
  fresh: ReadonlyMap<string, number>,
): Promise<void> => {
  const notifying = rules.filter(({ id, actions }) => actions.notify && (fresh.get(id) ?? 0) > 0);
  if (notifying.length === 0) return;
  const deciders = await listDeciders(tx, clientId);
  for (const { id, name } of notifying) {
    const count = fresh.get(id) ?? 0;
    await notify(tx, {
      clientId,
      userIds: deciders,
      type: 'reminder',
      title: name,
      message: `${String(count)} ${count === 1 ? 'finding now matches' : 'findings now match'} this rule.`,
      facts: { count },
    });
  }
};

/** Applies the enabled rules to the findings of `scope`, after a change that may affect them. */
export const applyRules = async (tx: Tx, clientId: string, scope: SQL): Promise<void> => {
  const rules = (await listRules(tx, clientId)).filter(({ enabled }) => enabled);
  const own = sql`f.client_id = ${clientId}::uuid and ${scope}`;
  await label(tx, rules, own);
  await setDueDates(tx, rules, own);
};

/** Findings per transaction: few, so that concurrent writers wait only briefly. */
const batchSize = 1_000;

const apply = async (run: JobRun): Promise<undefined> => {
  const {
    clientId,
    payload,
    deps: { db },
    signal,
    progress,
    completeIn,
  } = run;
  const repositoryId = payload['repositoryId'];
  const walk = createBatchScan(typeof repositoryId === 'string' ? repositoryId : undefined);
  const { rules, total } = await inTenant(db, { clientId }, async (tx) => ({
    rules: (await listRules(tx, clientId)).filter(({ enabled }) => enabled),
    total: await countFindings(tx, walk),
  }));
  const fresh = new Map<string, number>();
  let dated = 0;
  let after: string | undefined;
  for (let done = batchSize; ; done += batchSize) {
    signal.throwIfAborted();
    const batch = await retryOnDeadlock(() =>
      inTenant(db, { clientId }, async (tx) => {
        await lockLabelling(tx);
        const { span: scope, end } = await nextBatch(tx, walk, after, batchSize);
        return {
          end,
          added: await label(tx, rules, scope),
          dated: await setDueDates(tx, rules, scope),
        };
      }),
    );
    for (const { label: name, n } of batch.added) fresh.set(name, (fresh.get(name) ?? 0) + n);
    dated += batch.dated;
    if (batch.end === undefined) break;
    after = batch.end;
    await progress(Math.min(0.99, done / Math.max(1, total)));
  }
  await inTenant(db, { clientId }, async (tx) => {
    const labelled = new Map(rules.map((rule) => [rule.id, fresh.get(`policy:${rule.name}`) ?? 0]));
    await notifyRuleMatches(tx, clientId, rules, labelled);
    await completeIn(tx, {
      rules: rules.length,
      labelled: [...labelled.values()].reduce((sum, n) => sum + n, 0),
      dated,
    });
  });
  const labelled = [...fresh.values()].reduce((sum, n) => sum + n, 0);
  await inTenant(db, { clientId }, (tx) => foldAfter(tx, labelled + dated));
  return undefined;
};

export const applyPoliciesJob: JobDefinition = { run: apply };
