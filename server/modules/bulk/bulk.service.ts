import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { addItems, settledItems, tally } from '../../bulk/bulk.repo.ts';
import { type Actor, settle } from '../../bulk/run-bulk.ts';
import { targetOf, type Target } from '../../bulk/selection.ts';
import { developersOf, undoSeconds } from '../../bulk/send.ts';
import { type BulkChange, titleOf, triageStep } from '../../bulk/triage.ts';
import type { Tx } from '../../db/connect.ts';
import { jobs } from '../../db/schema/operations.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { tenantOf } from '../../http/principal.ts';
import { invalid } from '../../http/problem.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { newId } from '../../runtime/ids.ts';
import { pendingItems } from '../../bulk/bulk.repo.ts';

type Schemas = components['schemas'];
type JobRef = Schemas['JobRef'];

/** So many are decided while one waits; more become a job. */
const atOnce = 500;

const nothing = () => invalid('finding_ids', 'No finding matches.');

type Enqueued = { kind: string; payload: Record<string, unknown>; runAt?: Date };

/** Makes a job and its items in one transaction: the worker cannot see one without the other. */
export const enqueueFor = async (tx: Tx, actor: Actor, target: Target, job: (total: number) => Enqueued): Promise<JobRef> => {
  const { clientId, userId } = actor.who;
  const where = await targetOf(tx, actor, target);
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from findings f where ${where}`);
  const total = rows[0]?.n ?? 0;
  if (total === 0) throw nothing();
  const { kind, payload, runAt } = job(total);
  const id = await enqueueJob(tx, { clientId, kind, payload, createdBy: userId, ...(runAt && { runAt }) });
  await addItems(tx, clientId, id, where);
  return { job_id: id, status: 'queued' };
};

export const sendFindings = (deps: Deps, actor: Actor, input: Schemas['SendFindingsRequest'], requestId: string): Promise<JobRef> =>
  inTenant(deps.db, tenantOf(actor.who), async (tx) => {
    const developers = await developersOf(tx, input.developer_ids);
    const ref = await enqueueFor(tx, actor, input, (total) => ({
      kind: 'send_findings',
      payload: { developerIds: input.developer_ids, title: `Send ${total} findings to ${developers.length} developers`, ...(input.message !== undefined && { message: input.message }) },
      runAt: new Date(deps.now().getTime() + undoSeconds * 1000),
    }));
    await writeAudit(tx, { clientId: actor.who.clientId, actor: actor.who, action: 'findings.send', subject: { type: 'job', id: ref.job_id }, detail: { developers: developers.map(({ username }) => username) }, requestId });
    return ref;
  });

/** Decides at once, and leaves a job that has ended behind: its items can be read and taken back like any other's. */
const decideNow = async (deps: Deps, tx: Tx, actor: Actor, input: Schemas['BulkTriageRequest']): Promise<Schemas['BulkResult']> => {
  const { clientId, userId } = actor.who;
  const id = newId();
  const total = await addItems(tx, clientId, id, await targetOf(tx, actor, input));
  if (total === 0) throw nothing();
  await settle(tx, id, actor, await pendingItems(tx, id, total), triageStep(actor, input.change, deps.now()));
  const { done, skipped, failed } = await tally(tx, id);
  await tx.insert(jobs).values({
    clientId, id, kind: 'triage_findings', payload: { change: input.change, title: titleOf(input.change, total) }, state: 'succeeded', progress: 1, createdBy: userId,
    result: { done, skipped, failed }, finishedAt: deps.now(),
  });
  const { data } = await settledItems(tx, id, undefined, { offset: 0, limit: total });
  return { job_id: id, done, skipped, failed, can_undo: done > 0, data };
};

const countTarget = async (tx: Tx, actor: Actor, target: Target): Promise<number> => {
  if (target.finding_ids) return target.finding_ids.length;
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from findings f where ${await targetOf(tx, actor, target)}`);
  return rows[0]?.n ?? 0;
};

type Triaged = { status: 200; body: Schemas['BulkResult'] } | { status: 202; body: JobRef };

export const triageFindings = (deps: Deps, actor: Actor, input: Schemas['BulkTriageRequest'], requestId: string): Promise<Triaged> => {
  const change: BulkChange = input.change;
  if (Object.keys(change).every((key) => key === 'reason')) throw invalid('change', 'Say what to change.');
  return inTenant(deps.db, tenantOf(actor.who), async (tx) => {
    const audit = (id: string) => writeAudit(tx, { clientId: actor.who.clientId, actor: actor.who, action: 'findings.bulk', subject: { type: 'job', id }, detail: { change }, requestId });
    if ((await countTarget(tx, actor, input)) <= atOnce) {
      const body = await decideNow(deps, tx, actor, input);
      await audit(body.job_id);
      return { status: 200, body };
    }
    const body = await enqueueFor(tx, actor, input, (total) => ({ kind: 'triage_findings', payload: { change, title: titleOf(change, total) } }));
    await audit(body.job_id);
    return { status: 202, body };
  });
};
