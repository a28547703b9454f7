// Generates remediations. A remediation from the report is stored immediately; the rest is left to
// a background job.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { findAiService } from '../ai/ai-service.ts';
import { parseClientDocument } from '../../organization/index.ts';
import { closestScanner } from '../../scans/index.ts';
import { connectRepository, isGitHost, findHostAccess } from '../../source-hosts/index.ts';
import { writeEvent } from '../../findings/records/index.ts';
import {
  composeRemediation,
  type GenerationContext,
  needsBackgroundRun,
  messageOfCode,
  type RemediationRequest,
} from './dependency-upgrade.ts';
import type { Outcome } from './manifest-step.ts';
import { noScanner, rescan } from '../verify/rescan.ts';
import { listReviewerNotes } from '../notes/reviewer-notes.ts';
import { createMeter, findBudgetRefusal } from '../usage/meter.ts';
import { proposeFromReport } from './propose.ts';
import {
  insertRemediation,
  toBasisHash,
  updateRemediationRow,
  hasContent,
  insertVersion,
  findRemediationForUpdate,
  getSubject,
  type Row,
  listSecretFindings,
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

const contentOf = (subject: Subject, outcome: Outcome, wish: RemediationRequest): Content => {
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

/**
 * Stores the outcome. If generation fails, an existing remediation is kept, together with the
 * reason.
 */
const settle = async (
  tx: Tx,
  who: Author,
  row: Row,
  {
    subject,
    outcome,
    wish,
    now,
  }: { subject: Subject; outcome: Outcome; wish: RemediationRequest; now: Date },
): Promise<Row> => {
  const failure =
    'failed' in outcome
      ? { error: messageOfCode(outcome.failed), errorCode: outcome.failed }
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
    const kept = await updateRemediationRow(tx, row, { status: 'ready', ...failure });
    await audit(kept);
    return kept;
  }
  const content = contentOf(subject, outcome, wish);
  if (hasContent(row) && row.status !== 'failed' && differs(row, content))
    await insertVersion(tx, row, 'making', now);
  const { location } = subject.data;
  const done = await updateRemediationRow(tx, row, {
    ...content,
    ...failure,
    codeDiffOriginal: content.codeDiff,
    status: 'failed' in outcome ? 'failed' : 'ready',
    codeSnippet: location?.snippet ?? null,
    line: location?.startLine ?? null,
    basis: toBasisHash(subject.data),
    createdAt: now,
    createdBy: who.userId,
  });
  if (done.status === 'ready')
    await writeEvent(tx, who, subject, { kind: 'remediation', from: done.source, to: done.title });
  await audit(done);
  return done;
};

const isBeingMade = async (tx: Tx, { clientId, status, jobId }: Row): Promise<boolean> => {
  if ((status !== 'queued' && status !== 'running') || jobId === null) return false;
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, clientId),
        eq(jobs.id, jobId),
        inArray(jobs.state, ['queued', 'running']),
      ),
    );
  return job !== undefined;
};

/** Returns the services that are available to generate and verify a fix. */
const available = async (
  deps: Deps,
  tx: Tx,
  { clientId, repositoryId, tool, data: { category } }: Subject,
): Promise<{
  host: boolean;
  ai: boolean;
  scanner: boolean;
  registries: Deps['config']['registries'];
}> => {
  const [repository] = await tx
    .select({ kind: repositories.sourceControl })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), eq(repositories.id, repositoryId)));
  const host =
    repository && isGitHost(repository.kind)
      ? await findHostAccess(deps, tx, clientId, repository.kind)
      : undefined;
  return {
    host: host !== undefined,
    ai: (await findAiService(deps, tx, clientId)) !== undefined,
    scanner: (await closestScanner(deps.config, { tool, category })) !== undefined,
    registries: deps.config.registries,
  };
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

export type StartedRemediation = {
  row: Row;
  /** Generating it is left to the job `jobId`. */
  isLeft: boolean;
};

/**
 * Stores the best known remediation, or queues one for the job `jobId`. An applied remediation, or
 * one being generated, is not changed.
 */
export const startRemediation = async (
  deps: Deps,
  tx: Tx,
  who: Author,
  findingId: string,
  wish: RemediationRequest & { jobId: string },
): Promise<StartedRemediation> => {
  const subject = await getSubject(tx, who.clientId, findingId);
  const has = await available(deps, tx, subject);
  if (wish.source === 'ai' && !has.ai) throw createProblem(422, 'ai_not_configured');
  const refusal =
    wish.source === 'ai' ? await findBudgetRefusal(tx, who.clientId, deps.now()) : undefined;
  if (refusal) throw refusal;
  await insertRemediation(tx, placeholderOf(subject, who, deps.now()));
  const row = await findRemediationForUpdate(tx, who.clientId, findingId);
  if (!row) throw new TypeError('A remediation that was just added is not there.');
  if (row.status === 'applied' || (row.jobId !== wish.jobId && (await isBeingMade(tx, row))))
    return { row, isLeft: false };
  if (needsBackgroundRun(subject.data, wish, has)) {
    // Drop the texts of a failed attempt.
    const left =
      row.status === 'failed' ? { description: null, codeDiff: null, template: null } : {};
    return {
      row: await updateRemediationRow(tx, row, {
        ...left,
        status: 'queued',
        jobId: wish.jobId,
        error: null,
        errorCode: null,
      }),
      isLeft: true,
    };
  }
  const proposal = proposeFromReport(
    subject.data,
    wish.type,
    subject.others,
    wish.version,
    wish.locale,
  );
  // The job's result is more reliable: here the patch is not even compared with the file.
  const unscanned = proposal?.codeDiff != null && has.host && !has.scanner;
  const outcome: Outcome = proposal
    ? { made: unscanned ? { ...proposal, notes: [...proposal.notes, noScanner] } : proposal }
    : { failed: 'nothing_known' };
  return {
    row: await settle(tx, who, row, { subject, outcome, wish, now: deps.now() }),
    isLeft: false,
  };
};

/** A branch or tag name is not a commit id. */
const isCommitId = (commit: string | null): commit is string =>
  commit !== null && /^[0-9a-f]{7,64}$/i.test(commit);

/**
 * Returns functions that read the files of a finding's repository; empty if no host is connected.
 */
export const sourcesOf = async (
  deps: Deps,
  { clientId, repositoryId, commit }: Subject,
): Promise<Pick<GenerationContext, 'readFile' | 'readScanned' | 'listFiles'>> => {
  try {
    const { host, repository, branch } = await connectRepository(deps, { clientId }, repositoryId);
    return {
      readFile: (path) => host.readFile(repository, path, branch),
      listFiles: () => host.listFiles(repository, branch),
      ...(isCommitId(commit) && {
        readScanned: (path) => host.readFile(repository, path, commit),
      }),
    };
  } catch (error) {
    // The repository was added manually, or its host is not connected: only the report is
    // available.
    if (error instanceof Problem) return {};
    throw error;
  }
};

const readHelp = async (deps: Deps, clientId: string, findingId: string) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const subject = await getSubject(tx, clientId, findingId);
    const service = await findAiService(deps, tx, clientId);
    const [client] = await tx
      .select({ document: clients.document })
      .from(clients)
      .where(eq(clients.clientId, clientId));
    const deep = parseClientDocument(client?.document ?? {}).deep_reasoning_enrichment;
    return {
      subject,
      ai: service && {
        service,
        deep,
        secrets: await listSecretFindings(tx, subject),
        notes: await listReviewerNotes(tx, findingId, subject.repositoryId),
        meter: createMeter(deps, {
          clientId,
          purpose: 'fix',
          service: 'remediator',
          provider: service.type,
        }),
      },
    };
  });

type Running = Pick<GenerationContext, 'signal' | 'progress'> & { jobId: string };

/** Generates a queued remediation. Undefined if another job has taken it over. */
export const generateRemediation = async (
  deps: Deps,
  who: Author,
  findingId: string,
  wish: RemediationRequest,
  { jobId, signal, progress }: Running,
): Promise<Row | undefined> => {
  const tenant = { clientId: who.clientId };
  const ours = (tx: Tx) =>
    tx
      .update(remediations)
      .set({ status: 'running' })
      .where(
        and(
          eq(remediations.clientId, who.clientId),
          eq(remediations.findingId, findingId),
          eq(remediations.jobId, jobId),
          inArray(remediations.status, ['queued', 'running']),
        ),
      )
      .returning({ id: remediations.id });
  if ((await inTenant(deps.db, tenant, ours)).length === 0) return undefined;
  const { subject, ai } = await readHelp(deps, who.clientId, findingId);
  await progress(0.1);
  const outcome = await composeRemediation(subject.data, wish, {
    ...(await sourcesOf(deps, subject)),
    others: subject.others,
    registries: deps.config.registries,
    ai,
    rescan: async (files) => {
      const [note] = await rescan(deps, [subject], files, signal);
      if (!note) throw new TypeError('A re-scan of one finding says one thing.');
      return note;
    },
    outgoing: deps.outgoing,
    signal,
    progress,
  });
  return inTenant(deps.db, tenant, async (tx) => {
    const row = await findRemediationForUpdate(tx, who.clientId, findingId);
    return row?.jobId === jobId && row.status === 'running'
      ? settle(tx, who, row, { subject, outcome, wish, now: deps.now() })
      : undefined;
  });
};

const isUnfinished = (jobId: string) =>
  and(
    ofCurrentClient(remediations),
    eq(remediations.jobId, jobId),
    inArray(remediations.status, ['queued', 'running']),
  );

/** Findings of a job whose remediations are queued or were interrupted. */
export const listUnfinished = async (tx: Tx, jobId: string): Promise<string[]> =>
  (
    await tx.select({ id: remediations.findingId }).from(remediations).where(isUnfinished(jobId))
  ).map(({ id }) => id);

/** Fails the unfinished remediations of a job; existing content is kept. */
export const failUnfinished = async (
  tx: Tx,
  jobId: string,
  code: 'remediation_cancelled' | 'remediation_broke_off',
): Promise<void> => {
  await tx
    .update(remediations)
    .set({
      error: messageOfCode(code),
      errorCode: code,
      status: sql`case when ${remediations.codeDiff} is null and ${remediations.description} is null and ${remediations.template} is null then 'failed' else 'ready' end`,
    })
    .where(isUnfinished(jobId));
};
