// Creates pull requests or issues at the source host, or tickets through the organization's
// webhook.
import { and, eq, isNull } from 'drizzle-orm';
import { type Actor, addItemNote } from '../../findings/index.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { RetryLaterError } from '../../../platform/jobs/job.ts';
import { sendTicket } from '../../webhooks/index.ts';
import type { Opened } from './add-details.ts';
import type { Per } from './groups.ts';
import { createAtHost } from './host-client.ts';

export type PullRequestOptions = {
  as: 'pull_request' | 'issue';
  /** Scope of one pull request; `as_set` uses the settings of each repository. */
  grouping?: Per | 'as_set';
  /** The same in jobs of the previous version, and for its servers during an upgrade. */
  per: Exclude<Per, 'component' | 'major'>;
  draft?: boolean;
  tracker: 'source_host' | 'webhook';
};

const howOf = ({ as, per, grouping = per, draft }: PullRequestOptions) => ({
  as,
  ...(grouping !== 'as_set' && { per: grouping }),
  ...(draft !== undefined && { draft }),
});

type Note = { code: string; reason: string; link?: string; outcome?: 'skipped' | 'failed' };

/** Problems of the host or the network; all others concern the finding or its patch. */
const isFailure = ({ code, status }: Problem): boolean =>
  status >= 500 || code.startsWith('host_') || code === 'bitbucket_token_expired';

/** Nothing was opened, so the finding is not done. */
const noteOf = (problem: Problem): Note => ({
  code: problem.code,
  reason: typeof problem.detail === 'string' ? problem.detail : problem.message,
  outcome: isFailure(problem) ? 'failed' : 'skipped',
});

const longestWaitMinutes = 60;

/** Returns how long to wait if the host rejects requests for some minutes or failed on this one. */
const secondsUntilRetry = (problem: Problem): number | undefined => {
  if (problem.code === 'host_rate_limited') {
    const minutes = Number(problem.facts?.['minutes'] ?? 1);
    return Math.min(longestWaitMinutes, Math.max(1, minutes)) * 60;
  }
  return ['host_failed', 'host_too_slow', 'host_unreachable'].includes(problem.code)
    ? 30
    : undefined;
};

const opened = {
  pull_request: { code: 'pull_request_opened', reason: 'A pull request is open.' },
  issue: { code: 'issue_opened', reason: 'An issue is open.' },
} as const;

/** Settings that the host rejected are listed: the pull request is open without them. */
const openedNote = (as: PullRequestOptions['as'], { url, notes = [] }: Opened): Note =>
  notes.length === 0
    ? { ...opened[as], link: url }
    : {
        code: 'pull_request_incomplete',
        reason: `A pull request is open. Its source host refused: ${notes.flatMap(({ names = [] }) => names).join(', ')}.`,
        link: url,
      };

const ticketNote = (deps: Deps, { who, scope }: Actor, findingId: string): Promise<Note> =>
  sendTicket(deps, who, scope, { finding_id: findingId }).then(
    ({ status }) => ({
      code: 'ticket_sent',
      reason: `The webhook accepted it with status ${status}.`,
    }),
    (error: unknown) => {
      if (error instanceof Problem) return noteOf(error);
      throw error;
    },
  );

const note = (deps: Deps, { who }: Actor, jobId: string, findingId: string, text: Note) =>
  inTenant(deps.db, toTenant(who), (tx) => addItemNote(tx, jobId, findingId, text));

type Attempt = {
  jobId: string;
  /** The job has another attempt, which handles temporary rejections by the host. */
  mayRetry: boolean;
};

/**
 * Creates what the options request for the finished findings of a job and stores each result. Must
 * not run in a transaction. A retry finds what already exists; a ticket may be sent twice.
 * @throws {RetryLaterError} if the host currently rejects requests
 */
export const createPullRequests = async (
  deps: Deps,
  actor: Actor,
  { jobId, mayRetry }: Attempt,
  opening: PullRequestOptions,
  findingIds: readonly string[],
): Promise<void> => {
  if (opening.tracker === 'webhook') {
    for (const id of findingIds)
      await note(deps, actor, jobId, id, await ticketNote(deps, actor, id));
    return;
  }
  const waiting: { problem: Problem; seconds: number }[] = [];
  for (const [id, came] of await createAtHost(deps, actor, howOf(opening), findingIds)) {
    const seconds = mayRetry && came instanceof Problem ? secondsUntilRetry(came) : undefined;
    if (came instanceof Problem && seconds !== undefined) {
      waiting.push({ problem: came, seconds });
      continue;
    }
    await note(
      deps,
      actor,
      jobId,
      id,
      came instanceof Problem ? noteOf(came) : openedNote(opening.as, came),
    );
  }
  const [first] = waiting;
  if (first)
    throw new RetryLaterError(
      noteOf(first.problem).reason,
      Math.max(...waiting.map(({ seconds }) => seconds)),
    );
};

/** Lists findings that an earlier attempt finished without creating anything for them. */
export const listWithoutPullRequest = (
  deps: Deps,
  { who }: Actor,
  jobId: string,
): Promise<string[]> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await tx
      .select({ id: bulkItems.findingId })
      .from(bulkItems)
      .where(
        and(
          eq(bulkItems.clientId, who.clientId),
          eq(bulkItems.jobId, jobId),
          eq(bulkItems.outcome, 'done'),
          isNull(bulkItems.code),
        ),
      )
      .orderBy(bulkItems.findingId);
    return rows.map(({ id }) => id);
  });
