// Making a remediation: what is known at once is written at once; what has to be read or asked for waits for a run.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { Tx } from '../db/connect.ts';
import { clients } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/operations.ts';
import { remediations } from '../db/schema/remediations.ts';
import { repositories } from '../db/schema/repositories.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../http/principal.ts';
import { Problem } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';
import { readAiService } from '../modules/ai/ai-service.ts';
import { readDocument } from '../modules/client/client-document.ts';
import { isGitHost } from '../modules/connectors/credentials.ts';
import { writeEvent } from '../modules/findings/finding-events.repo.ts';
import { connectRepository, readAccess } from '../source-hosts/connect.ts';
import type { CodeSource } from './code-region.ts';
import {
  compose,
  type Helpers,
  needsHelp,
  type Outcome,
  sentenceOf,
  type Wish,
} from './compose.ts';
import { propose } from './propose.ts';
import {
  addRemediation,
  basisOf,
  changeRemediation,
  hasContent,
  keepVersion,
  lockRemediationOf,
  readSubject,
  type Row,
  secretsIn,
  type Subject,
} from './remediation.repo.ts';

type Author = Pick<Principal, 'clientId' | 'userId' | 'username'>;

type Content = Pick<
  Row,
  | 'title'
  | 'description'
  | 'type'
  | 'source'
  | 'model'
  | 'codeDiff'
  | 'template'
  | 'templateFields'
  | 'referenceUrl'
  | 'notes'
  | 'filePath'
>;

const contentOf = (subject: Subject, outcome: Outcome, wish: Wish): Content => {
  const { data } = subject;
  const filePath = data.location?.path ?? data.component?.manifestPath ?? null;
  if ('made' in outcome) return { ...outcome.made, filePath: outcome.filePath ?? filePath };
  return {
    title: subject.title,
    description: outcome.words ?? null,
    type: wish.type ?? 'code_fix',
    source: outcome.words === undefined ? 'report' : 'ai',
    model: null,
    codeDiff: null,
    template: null,
    templateFields: [],
    referenceUrl: null,
    notes: [],
    filePath,
  };
};

const differs = (row: Row, { title, description, codeDiff, source }: Content): boolean =>
  row.title !== title ||
  row.description !== description ||
  row.codeDiff !== codeDiff ||
  row.source !== source;

/** Writes what came of it. A remediation that was there stays when its successor cannot be made, with the reason beside it. */
const settle = async (
  tx: Tx,
  who: Author,
  row: Row,
  { subject, outcome, wish, now }: { subject: Subject; outcome: Outcome; wish: Wish; now: Date },
): Promise<Row> => {
  const failure =
    'failed' in outcome
      ? { error: sentenceOf(outcome.failed), errorCode: outcome.failed }
      : { error: null, errorCode: null };
  const audit = (done: Row) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'remediation.create',
      subject: { type: 'remediation', id: row.id },
      detail: {
        finding_id: row.findingId,
        status: done.status,
        source: done.source,
        ...(failure.errorCode !== null && { code: failure.errorCode }),
      },
    });
  if ('failed' in outcome && hasContent(row) && row.status !== 'failed') {
    const kept = await changeRemediation(tx, row, { status: 'ready', ...failure });
    await audit(kept);
    return kept;
  }
  const content = contentOf(subject, outcome, wish);
  if (hasContent(row) && row.status !== 'failed' && differs(row, content))
    await keepVersion(tx, row, 'making', now);
  const { location } = subject.data;
  const done = await changeRemediation(tx, row, {
    ...content,
    ...failure,
    codeDiffOriginal: content.codeDiff,
    status: 'failed' in outcome ? 'failed' : 'ready',
    codeSnippet: location?.snippet ?? null,
    line: location?.startLine ?? null,
    basis: basisOf(subject.data),
    createdAt: now,
    createdBy: who.userId,
  });
  if (done.status === 'ready')
    await writeEvent(tx, who, subject, { kind: 'remediation', from: done.source, to: done.title });
  await audit(done);
  return done;
};

const isBeingMade = async (tx: Tx, { status, jobId }: Row): Promise<boolean> => {
  if ((status !== 'queued' && status !== 'running') || jobId === null) return false;
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.state, ['queued', 'running'])));
  return job !== undefined;
};

/** Whether the repository's host and the AI service could help. */
const available = async (
  deps: Deps,
  tx: Tx,
  { clientId, repositoryId }: Subject,
): Promise<{ host: boolean; ai: boolean }> => {
  const [repository] = await tx
    .select({ kind: repositories.sourceControl })
    .from(repositories)
    .where(eq(repositories.id, repositoryId));
  const host =
    repository && isGitHost(repository.kind)
      ? await readAccess(deps, tx, clientId, repository.kind)
      : undefined;
  return { host: host !== undefined, ai: (await readAiService(deps, tx, clientId)) !== undefined };
};

const placeholderOf = (subject: Subject, who: Author, now: Date) => ({
  clientId: subject.clientId,
  findingId: subject.id,
  repositoryId: subject.repositoryId,
  createdBy: who.userId,
  createdAt: now,
  title: subject.title,
  type: 'code_fix' as const,
  filePath: subject.data.location?.path ?? subject.data.component?.manifestPath ?? null,
  line: subject.data.location?.startLine ?? null,
});

export type Begun = {
  row: Row;
  /** A run has to make it, under `jobId`. */
  isLeft: boolean;
};

/** The best that is known at once, or a remediation that waits for the run `jobId`. What is applied, or being made, stays as it is. */
export const beginRemediation = async (
  deps: Deps,
  tx: Tx,
  who: Author,
  findingId: string,
  wish: Wish & { jobId: string },
): Promise<Begun> => {
  const subject = await readSubject(tx, who.clientId, findingId);
  const has = await available(deps, tx, subject);
  if (wish.source === 'ai' && !has.ai) throw refusal(422, 'ai_not_configured');
  await addRemediation(tx, placeholderOf(subject, who, deps.now()));
  const row = await lockRemediationOf(tx, who.clientId, findingId);
  if (!row) throw new TypeError('A remediation that was just added is not there.');
  if (row.status === 'applied' || (row.jobId !== wish.jobId && (await isBeingMade(tx, row))))
    return { row, isLeft: false };
  if (needsHelp(subject.data, wish, has)) {
    // What a failed one says of its failure goes with it.
    const left =
      row.status === 'failed' ? { description: null, codeDiff: null, template: null } : {};
    return {
      row: await changeRemediation(tx, row, {
        ...left,
        status: 'queued',
        jobId: wish.jobId,
        error: null,
        errorCode: null,
      }),
      isLeft: true,
    };
  }
  const proposal = propose(subject.data, wish.type);
  const outcome: Outcome = proposal ? { made: proposal } : { failed: 'nothing_known' };
  return {
    row: await settle(tx, who, row, { subject, outcome, wish, now: deps.now() }),
    isLeft: false,
  };
};

const readerOf = async (
  deps: Deps,
  clientId: string,
  repositoryId: string,
): Promise<CodeSource | undefined> => {
  try {
    const { host, repository, branch } = await connectRepository(deps, { clientId }, repositoryId);
    return (path) => host.readFile(repository, path, branch);
  } catch (error) {
    // Added by hand, or its host is not connected: the report has to do.
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

const readHelp = async (deps: Deps, clientId: string, findingId: string) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const subject = await readSubject(tx, clientId, findingId);
    const service = await readAiService(deps, tx, clientId);
    const [client] = await tx
      .select({ document: clients.document })
      .from(clients)
      .where(eq(clients.clientId, clientId));
    const deep = readDocument(client?.document ?? {}).deep_reasoning_enrichment;
    return {
      subject,
      ai: service && { service, deep, secrets: await secretsIn(tx, subject.repositoryId) },
    };
  });

type Running = Pick<Helpers, 'signal' | 'progress'> & { jobId: string };

/** Makes what was left to a run. Undefined where another run, or nobody any more, is to make it. */
export const finishRemediation = async (
  deps: Deps,
  who: Author,
  findingId: string,
  wish: Wish,
  { jobId, signal, progress }: Running,
): Promise<Row | undefined> => {
  const tenant = { clientId: who.clientId };
  const ours = (tx: Tx) =>
    tx
      .update(remediations)
      .set({ status: 'running' })
      .where(
        and(
          eq(remediations.findingId, findingId),
          eq(remediations.jobId, jobId),
          inArray(remediations.status, ['queued', 'running']),
        ),
      )
      .returning({ id: remediations.id });
  if ((await inTenant(deps.db, tenant, ours)).length === 0) return undefined;
  const { subject, ai } = await readHelp(deps, who.clientId, findingId);
  await progress(0.1);
  const outcome = await compose(subject.data, wish, {
    readFile: await readerOf(deps, who.clientId, subject.repositoryId),
    ai,
    outgoing: deps.outgoing,
    signal,
    progress,
  });
  return inTenant(deps.db, tenant, async (tx) => {
    const row = await lockRemediationOf(tx, who.clientId, findingId);
    return row?.jobId === jobId && row.status === 'running'
      ? settle(tx, who, row, { subject, outcome, wish, now: deps.now() })
      : undefined;
  });
};

/** Those of a run that wait, or were begun by an attempt that broke off. */
export const leftOf = async (tx: Tx, jobId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: remediations.findingId })
      .from(remediations)
      .where(
        and(eq(remediations.jobId, jobId), inArray(remediations.status, ['queued', 'running'])),
      )
  ).map(({ id }) => id);

/** A run that ended without making them: what was there before stays. */
export const giveUp = async (
  tx: Tx,
  jobId: string,
  code: 'remediation_cancelled' | 'remediation_broke_off',
): Promise<void> => {
  await tx
    .update(remediations)
    .set({
      error: sentenceOf(code),
      errorCode: code,
      status: sql`case when ${remediations.codeDiff} is null and ${remediations.description} is null and ${remediations.template} is null then 'failed' else 'ready' end`,
    })
    .where(and(eq(remediations.jobId, jobId), inArray(remediations.status, ['queued', 'running'])));
};
