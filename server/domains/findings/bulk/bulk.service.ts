import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { insertItems, listBulkItems, listPendingItems } from './bulk.repo.ts';
import { getTally } from '../../activity/records/index.ts';
import { previewAction } from './preview.ts';
import { settle } from './run-bulk.ts';
import { seenAtOf, targetOf, type Target } from './selection.ts';
import { developersOf, undoSeconds } from './send.ts';
import type { Actor } from './step.ts';
import { listSuggestions } from './suggest.ts';
import { notifyDecision } from './notify-decision.ts';
import { actionOf, assertMayTriage, checkChange, titleOf, triageStep } from './triage.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../../platform/db/deadlock.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { newId } from '../../../platform/runtime/ids.ts';

type Schemas = components['schemas'];
type JobRef = Schemas['JobRef'];
type BulkTriageRequest = Schemas['BulkTriageRequest'];

/** Up to this number, changes are made within the request; more become a job. */
const atOnce = 500;

const nothing = () => invalid('finding_ids', 'no_finding');

type Enqueued = { kind: string; payload: Record<string, unknown>; runAt?: Date };

/**
 * Finds a run that the same user already requested with the same id: only its response was lost.
 */
export const findEarlierRun = async (
  tx: Tx,
  { who }: Actor,
  runId: string | undefined,
): Promise<JobRef | undefined> => {
  if (runId === undefined) return undefined;
  const [known] = await tx
    .select({ id: jobs.id, state: jobs.state, createdBy: jobs.createdBy })
    .from(jobs)
    .where(and(eq(jobs.clientId, who.clientId), eq(jobs.id, runId)));
  if (!known) return undefined;
  if (known.createdBy !== who.userId) throw invalid('run_id', 'run_id_taken');
  return { job_id: known.id, status: known.state };
};

type Asked = Target & { run_id?: string };

/**
 * Creates a job and its items in one transaction, so that the worker cannot see one without the
 * other.
 */
export const enqueueFor = async (
  tx: Tx,
  actor: Actor,
  asked: Asked,
  job: (total: number) => Enqueued,
): Promise<JobRef> => {
  const known = await findEarlierRun(tx, actor, asked.run_id);
  if (known) return known;
  const { clientId, userId } = actor.who;
  const id = asked.run_id ?? newId();
  const total = await insertItems(tx, clientId, id, await targetOf(tx, actor, asked));
  if (total === 0) throw nothing();
  const { kind, payload, runAt } = job(total);
  const seenAt = seenAtOf(asked);
  await enqueueJob(tx, {
    clientId,
    id,
    kind,
    payload: { ...payload, total, ...(seenAt !== undefined && { seenAt }) },
    createdBy: userId,
    ...(runAt && { runAt }),
  });
  return { job_id: id, status: 'queued' };
};

export const sendFindings = (
  deps: Deps,
  actor: Actor,
  input: Schemas['SendFindingsRequest'],
  requestId: string,
): Promise<JobRef> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const developers = await developersOf(tx, input.developer_ids);
    const ref = await enqueueFor(tx, actor, input, (total) => ({
      kind: 'send_findings',
      payload: {
        developerIds: input.developer_ids,
        title: `Send ${total} findings to ${developers.length} developers`,
        action: 'send',
        ...(input.message !== undefined && { message: input.message }),
      },
      runAt: new Date(deps.now().getTime() + undoSeconds * 1000),
    }));
    await writeAudit(tx, {
      clientId: actor.who.clientId,
      actor: actor.who,
      action: 'findings.send',
      subject: { type: 'job', id: ref.job_id },
      detail: { developers: developers.map(({ username }) => username) },
      requestId,
    });
    return ref;
  });

/**
 * Changes the findings immediately and records a finished job: its items can be read and undone
 * like those of any other job.
 */
const decideNow = async (
  deps: Deps,
  tx: Tx,
  actor: Actor,
  input: BulkTriageRequest,
): Promise<Schemas['BulkResult']> => {
  const { clientId, userId } = actor.who;
  const jobId = input.run_id ?? newId();
  const total = await insertItems(tx, clientId, jobId, await targetOf(tx, actor, input));
  if (total === 0) throw nothing();
  await settle(
    deps,
    tx,
    { jobId, actor, step: triageStep(actor, input.change, deps.now()), seenAt: seenAtOf(input) },
    await listPendingItems(tx, jobId, total),
  );
  await notifyDecision(tx, actor, jobId, input.change);
  const { done, skipped, failed } = await getTally(tx, jobId);
  await tx.insert(jobs).values({
    clientId,
    id: jobId,
    kind: 'triage_findings',
    payload: triagePayload(input, total),
    state: 'succeeded',
    progress: 1,
    createdBy: userId,
    result: { done, skipped, failed },
    finishedAt: deps.now(),
  });
  const { data } = await listBulkItems(tx, jobId, undefined, { offset: 0, limit: total });
  return {
    job_id: jobId,
    done,
    skipped,
    failed,
    can_undo: done > 0 && !input.change.decide_risk,
    data,
  };
};

const triagePayload = ({ change, ...asked }: BulkTriageRequest, total: number) => {
  const seenAt = seenAtOf(asked);
  return {
    change,
    title: titleOf(change, total),
    action: actionOf(change),
    ...(seenAt !== undefined && { seenAt }),
  };
};

const countTarget = async (tx: Tx, actor: Actor, target: Target): Promise<number> => {
  if (target.finding_ids) return target.finding_ids.length;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from findings f where ${await targetOf(tx, actor, target)}`,
  );
  return rows[0]?.n ?? 0;
};

type Triaged = { status: 200; body: Schemas['BulkResult'] } | { status: 202; body: JobRef };

export const triageFindings = (
  deps: Deps,
  actor: Actor,
  input: BulkTriageRequest,
  requestId: string,
): Promise<Triaged> => {
  const { change } = input;
  if (Object.keys(change).every((key) => key === 'reason')) throw invalid('change', 'no_change');
  assertMayTriage(actor, change);
  return retryOnDeadlock(() =>
    inTenant(deps.db, toTenant(actor.who), async (tx) => {
      const known = await findEarlierRun(tx, actor, input.run_id);
      if (known) return { status: 202, body: known };
      await checkChange(tx, actor, change, deps.now());
      const audit = (id: string) =>
        writeAudit(tx, {
          clientId: actor.who.clientId,
          actor: actor.who,
          action: 'findings.bulk',
          subject: { type: 'job', id },
          detail: { change },
          requestId,
        });
      if ((await countTarget(tx, actor, input)) <= atOnce) {
        const body = await decideNow(deps, tx, actor, input);
        await audit(body.job_id);
        return { status: 200, body };
      }
      const body = await enqueueFor(tx, actor, input, (total) => ({
        kind: 'triage_findings',
        payload: triagePayload(input, total),
      }));
      await audit(body.job_id);
      return { status: 202, body };
    }),
  );
};

export const previewBulkAction = (
  deps: Deps,
  actor: Actor,
  input: Schemas['PreviewBulkRequest'],
): Promise<Schemas['BulkPreview']> =>
  inTenant(deps.db, toTenant(actor.who), (tx) => previewAction(tx, actor, input, deps.now()));

/** Suggests developers by the code itself: those who last changed it. */
export const suggestDevelopers = (
  deps: Deps,
  actor: Actor,
  input: Schemas['SuggestDevelopersRequest'],
): Promise<Schemas['DeveloperSuggestions']> =>
  inTenant(deps.db, toTenant(actor.who), (tx) => listSuggestions(tx, actor, input));
