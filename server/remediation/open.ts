// Remediations that leave the house: as pull requests or issues at the source host, or as tickets through the organisation's webhook.
import { and, eq, isNull } from 'drizzle-orm';
import { noteItem } from '../bulk/bulk.repo.ts';
import type { Actor } from '../bulk/step.ts';
import { bulkItems } from '../db/schema/bulk.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { tenantOf } from '../http/principal.ts';
import { Problem } from '../http/problem.ts';
import { sendTicket } from '../modules/webhook/webhook.service.ts';
import { openAtHost } from './open-at-host.ts';

export type Opening = {
  as: 'pull_request' | 'issue';
  /** What shares one pull request. */
  per: 'finding' | 'file' | 'repository';
  tracker: 'source_host' | 'webhook';
};

type Note = { code: string; reason: string; link?: string };

const noteOf = ({ code, detail, message }: Problem): Note => ({
  code,
  reason: typeof detail === 'string' ? detail : message,
});

const opened = {
  pull_request: { code: 'pull_request_opened', reason: 'A pull request is open.' },
  issue: { code: 'issue_opened', reason: 'An issue is open.' },
} as const;

const ticketNote = (deps: Deps, { who, scope }: Actor, findingId: string): Promise<Note> =>
  sendTicket(deps, who, scope, { finding_id: findingId }).then(
    ({ status }) => ({
      code: 'ticket_sent',
      reason: `The webhook took it and answered ${status}.`,
    }),
    (error: unknown) => {
      if (error instanceof Problem) return noteOf(error);
      throw error;
    },
  );

const note = (deps: Deps, { who }: Actor, jobId: string, findingId: string, said: Note) =>
  inTenant(deps.db, tenantOf(who), (tx) => noteItem(tx, jobId, findingId, said));

/**
 * Opens what was asked for, for findings of a job that were settled: what the other side answers stands beside each of them. Not within a transaction. Asked
 * again after a crash it finds what is open already; a ticket may be sent twice.
 */
export const openFor = async (
  deps: Deps,
  actor: Actor,
  jobId: string,
  opening: Opening,
  findingIds: readonly string[],
): Promise<void> => {
  if (opening.tracker === 'webhook') {
    for (const id of findingIds)
      await note(deps, actor, jobId, id, await ticketNote(deps, actor, id));
    return;
  }
  for (const [id, came] of await openAtHost(deps, actor, opening, findingIds)) {
    await note(
      deps,
      actor,
      jobId,
      id,
      came instanceof Problem ? noteOf(came) : { ...opened[opening.as], link: came.url },
    );
  }
};

/** Findings that an earlier attempt at a job has settled, and then ended before anything was opened for them. */
export const leftToOpen = (deps: Deps, { who }: Actor, jobId: string): Promise<string[]> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const rows = await tx
      .select({ id: bulkItems.findingId })
      .from(bulkItems)
      .where(and(eq(bulkItems.jobId, jobId), eq(bulkItems.outcome, 'done'), isNull(bulkItems.code)))
      .orderBy(bulkItems.findingId);
    return rows.map(({ id }) => id);
  });
