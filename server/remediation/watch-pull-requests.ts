// Pull requests that Parapet has opened are looked at until they are merged or closed: whoever waits for one is told.
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import { findings } from '../db/schema/findings.ts';
import { remediations } from '../db/schema/remediations.ts';
import { acrossTenants, inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { writeEvents } from '../modules/findings/finding-events.repo.ts';
import { notify } from '../modules/notifications/notify.ts';
import { connectRepository } from '../source-hosts/connect.ts';
import type { PullRequestState } from '../source-hosts/host.ts';

const minute = 60_000;
const everyMinutes = 5;

/** So many of an organisation are asked for at a time, chosen by chance: hosts count calls. */
const atOnce = 100;

type Watched = { clientId: string; repositoryId: string; number: number };

const watched = (deps: Deps): Promise<Watched[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<Watched>(sql`
    select client_id as "clientId", repository_id as "repositoryId", pull_request_number as number from (
      select client_id, repository_id, pull_request_number, row_number() over (partition by client_id order by random()) as place
      from (select distinct client_id, repository_id, pull_request_number from remediations where pull_request_state = 'open' and pull_request_number is not null) as watched
    ) as chosen where place <= ${atOnce}`);
    return rows;
  });

/** Only those that are still open here: two servers may look at the same time. One that was closed can be made, edited and opened again. */
const ended = (
  deps: Deps,
  { clientId, repositoryId, number }: Watched,
  state: Exclude<PullRequestState, 'open'>,
): Promise<void> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const rows = await tx
      .update(remediations)
      .set({ pullRequestState: state, ...(state === 'closed' && { status: 'ready' as const }) })
      .where(
        and(
          eq(remediations.repositoryId, repositoryId),
          eq(remediations.pullRequestNumber, number),
          eq(remediations.pullRequestState, 'open'),
        ),
      )
      .returning();
    for (const { id, findingId, title, createdBy, pullRequestUrl: url } of rows) {
      const [row] = await tx.select().from(findings).where(eq(findings.id, findingId));
      if (!row) continue;
      await writeEvents(tx, undefined, [
        { row, kind: 'remediation', from: `pull_request_${state}`, to: url },
      ]);
      await writeAudit(tx, {
        clientId,
        action: `remediation.pull_request_${state}`,
        subject: { type: 'remediation', id },
        detail: { finding_id: findingId, url },
      });
      if (state === 'merged') {
        const userIds = [createdBy, ...(row.assigneeId === null ? [] : [row.assigneeId])];
        await notify(tx, {
          clientId,
          userIds,
          type: 'pull_request_merged',
          title: `Pull request merged: ${title}`,
          message: `In ${row.repositoryName}. The next scan will tell whether the finding is gone.`,
          facts: { what: title, repository: row.repositoryName },
          subject: { type: 'finding', id: findingId },
        });
      }
    }
  });

/** One look at every open one. A host that does not answer is asked again next time. */
export const watchPullRequests = async (deps: Deps): Promise<void> => {
  const silent = new Set<string>();
  for (const one of await watched(deps)) {
    if (silent.has(one.repositoryId)) continue;
    try {
      const { host, repository } = await connectRepository(
        deps,
        { clientId: one.clientId },
        one.repositoryId,
      );
      const state = await host.pullRequestState(repository, one.number);
      if (state !== 'open') await ended(deps, one, state);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      silent.add(one.repositoryId);
      deps.log.info(
        { code: error.code, repository: one.repositoryId },
        'pull request not looked at',
      );
    }
  }
};

/** Every few minutes, one look after the other. Returns the end of it. */
export const scheduleWatch = (deps: Deps): (() => void) => {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    watchPullRequests(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'pull requests not looked at');
      })
      .finally(() => {
        isLooking = false;
      });
  }, everyMinutes * minute).unref();
  return () => clearInterval(timer);
};
