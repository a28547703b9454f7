// Judges findings one after another. If the service fails, the run ends, the findings stay
// unchanged, and the administrators are notified once a day.
import { utcDay } from '#domain/utc-day';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { type JobDefinition, type JobRun, PermanentJobError } from '../../../platform/jobs/job.ts';
import { writeEvent } from '../../findings/records/index.ts';
import { listAdministrators, notify } from '../../notifications/index.ts';
import { getAiConfiguration } from '../../organization/index.ts';
import type { AiServiceConfig } from '../ai/ai-connection.ts';
import { findValidationService } from '../ai/ai-service.ts';
import { AiError, type AiFailure } from '../ai/failure.ts';
import { collectFiles } from '../generate/code-region.ts';
import { sourcesOf } from '../generate/generate-remediation.ts';
import { getSubject, listSecretFindings, toBasisHash } from '../generate/remediation.repo.ts';
import { createMeter, describeSpentBudget } from '../usage/meter.ts';
import { judge } from './judge.ts';
import { cacheSources } from './cache-sources.ts';
import { listReviewerNotes } from '../notes/reviewer-notes.ts';
import {
  isFirstToday,
  listUnjudged,
  updateDay,
  consumeBudget,
  upsertOpinion,
} from './opinions.repo.ts';

type Plan = {
  ids: string[];
  service: AiServiceConfig;
  most: number;
};

/**
 * Findings left by an interrupted or failed run are picked up by the next import within this number
 * of days.
 */
const newForDays = 7;

/**
 * A single unusable answer is not significant; several in a row show that the service is
 * unsuitable.
 */
const mostUnusable = 3;

const aboutOneFinding: ReadonlySet<AiFailure> = new Set([
  'ai_unreadable',
  'ai_cut_off',
  'ai_content_refused',
  'no_code',
]);

const planOf = async (run: JobRun, tx: Tx): Promise<Plan | undefined> => {
  const { validation } = await getAiConfiguration(tx, run.clientId);
  const service = await findValidationService(run.deps, tx, run.clientId);
  if (service === undefined) return undefined;
  const { findingId, repositoryId } = run.payload;
  const since = new Date(run.deps.now().getTime() - newForDays * 86_400_000);
  const ids =
    typeof findingId === 'string'
      ? [findingId]
      : await listUnjudged(tx, String(repositoryId), validation, since);
  return { ids, service, most: validation.most_per_day };
};

/** Null if the finding was deleted in the meantime. */
const readSubject = (run: JobRun, id: string) =>
  inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
    try {
      const subject = await getSubject(tx, run.clientId, id);
      const { repositoryId } = subject;
      return {
        subject,
        secrets: await listSecretFindings(tx, subject),
        notes: await listReviewerNotes(tx, id, repositoryId),
      };
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  });

const judgeOne = async (
  run: JobRun,
  id: string,
  service: AiServiceConfig,
  kept: ReturnType<typeof cacheSources>,
): Promise<boolean> => {
  const meter = createMeter(run.deps, {
    clientId: run.clientId,
    purpose: 'opinion',
    service: 'validation',
    provider: service.type,
  });
  await meter.check();
  const read = await readSubject(run, id);
  if (read === null) return false;
  const { subject, secrets, notes } = read;
  const { readFile, listFiles } = kept(await sourcesOf(run.deps, subject));
  const { files } = await collectFiles(subject.data, readFile, false, listFiles);
  if (files.length === 0) throw new AiError('no_code');
  const opinion = await judge(run.deps.outgoing, {
    finding: subject.data,
    files,
    secrets,
    notes,
    service,
    meter,
    signal: run.signal,
  });
  const now = run.deps.now();
  await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
    const [row] = await tx
      .select({ id: findings.id, clientId: findings.clientId, repositoryId: findings.repositoryId })
      .from(findings)
      .where(and(eq(findings.clientId, run.clientId), eq(findings.id, id)))
      .for('update');
    if (!row) return;
    await upsertOpinion(tx, {
      ...opinion,
      clientId: run.clientId,
      findingId: id,
      basis: toBasisHash(subject.data),
      judgedAt: now,
    });
    await writeEvent(tx, undefined, row, { kind: 'opinion', to: opinion.verdict });
    await updateDay(tx, utcDay(now), { tokens: opinion.tokens ?? 0, failure: null });
  });
  return true;
};

const notifyOnceToday = async (
  tx: Tx,
  run: JobRun,
  { what, title, message }: { what: string; title: string; message: string },
): Promise<void> => {
  if (!(await isFirstToday(tx, utcDay(run.deps.now()), what))) return;
  await notify(tx, {
    clientId: run.clientId,
    userIds: await listAdministrators(tx, run.clientId),
    type: 'reminder',
    title,
    message,
  });
};

const inRun = <T>(run: JobRun, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(run.deps.db, { clientId: run.clientId }, work);

const stopForFailure = async (run: JobRun, code: AiFailure): Promise<never> => {
  const { detail } = createProblem(422, code);
  const message = typeof detail === 'string' ? detail : code;
  await inRun(run, async (tx) => {
    await updateDay(tx, utcDay(run.deps.now()), { used: -1, failure: code });
    await notifyOnceToday(tx, run, { what: 'failure', title: 'Second opinions stopped', message });
  });
  throw new PermanentJobError(code, message);
};

/** The administrators were notified when the budget was used up; the job reports it once. */
const stopForBudget = async (run: JobRun, skipped: number): Promise<never> => {
  await inRun(run, (tx) => updateDay(tx, utcDay(run.deps.now()), { used: -1, skipped }));
  throw await describeSpentBudget(run.deps, run.clientId);
};

const recordSkipped = (run: JobRun, count: number, most: number) =>
  inRun(run, async (tx) => {
    await updateDay(tx, utcDay(run.deps.now()), { skipped: count });
    await notifyOnceToday(tx, run, {
      what: 'budget',
      title: 'Today’s second opinions are used up',
      message: `The limit of ${String(most)} a day is reached. New findings that were left out: ${String(count)}.`,
    });
  });

type Tally = { judged: number; without: number; left_out: number };

const run = async (job: JobRun): Promise<undefined> => {
  const plan = await inRun(job, (tx) => planOf(job, tx));
  if (plan === undefined)
    throw new PermanentJobError(
      'opinions_not_configured',
      'No model for second opinions is configured.',
    );
  const { ids, service, most } = plan;
  const isRequest = job.payload['findingId'] !== undefined;
  const tally: Tally = { judged: 0, without: 0, left_out: 0 };
  let unusable = 0;
  const kept = cacheSources();
  for (const [index, id] of ids.entries()) {
    job.signal.throwIfAborted();
    const day = utcDay(job.deps.now());
    if (!(await inRun(job, (tx) => consumeBudget(tx, job.clientId, { day, most })))) {
      if (isRequest) throw new PermanentJobError('opinion_budget_spent', 'The budget is used up.');
      tally.left_out = ids.length - index;
      await recordSkipped(job, tally.left_out, most);
      break;
    }
    try {
      if (await judgeOne(job, id, service, kept)) tally.judged += 1;
      unusable = 0;
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      if (error.code === 'ai_budget_spent') await stopForBudget(job, ids.length - index);
      unusable += error.code === 'no_code' ? 0 : 1;
      if (isRequest || !aboutOneFinding.has(error.code) || unusable >= mostUnusable)
        await stopForFailure(job, error.code);
      tally.without += 1;
      // A finding without code does not count toward the budget.
      if (error.code === 'no_code') await inRun(job, (tx) => updateDay(tx, day, { used: -1 }));
    }
    await job.progress((index + 1) / ids.length);
  }
  await inRun(job, (tx) => job.completeIn(tx, tally));
  return undefined;
};

export const judgeFindingsJob: JobDefinition = { run };
