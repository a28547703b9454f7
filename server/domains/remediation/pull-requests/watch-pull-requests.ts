// Checks open pull requests that Parapet created until they are merged or closed, and notifies
// their authors.
import { and, eq, sql } from 'drizzle-orm';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { freeMergedStillFound } from './merged-still-found.ts';
import { closeNeedless } from './needless-pull-requests.ts';
import type { Watched } from './record-end.ts';
import { visit } from './visit.ts';

const minute = 60_000;
const everyMinutes = 5;

/** Checks per organization and round, chosen at random: hosts limit calls. */
const atOnce = 100;

const watched = (deps: Deps): Promise<Watched[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<Watched>(sql`
    select client_id as "clientId", repository_id as "repositoryId", pull_request_number as number from (
      select client_id, repository_id, pull_request_number, row_number() over (partition by client_id order by random()) as place
      from (select distinct client_id, repository_id, pull_request_number from remediations where pull_request_state = 'open' and pull_request_number is not null) as watched
    ) as chosen where place <= ${atOnce}`);
    return rows;
  });

const look = (deps: Deps, pulls: readonly Watched[]): Promise<void> =>
  visit(deps, pulls, 'pull request not looked at');

/** Checks every open pull request once. */
export const watchPullRequests = async (deps: Deps): Promise<void> => {
  await look(deps, await watched(deps));
  await closeNeedless(deps);
  await freeMergedStillFound(deps);
};

/** Checks the open pull requests of one repository, after its host has said that it changed. */
export const watchRepository = async (
  deps: Deps,
  { clientId, repositoryId }: Omit<Watched, 'number'>,
): Promise<void> => {
  const rows = await inTenant(deps.db, { clientId }, (tx) =>
    tx
      .selectDistinct({ number: remediations.pullRequestNumber })
      .from(remediations)
      .where(
        and(
          eq(remediations.clientId, clientId),
          eq(remediations.repositoryId, repositoryId),
          eq(remediations.pullRequestState, 'open'),
        ),
      ),
  );
  await look(
    deps,
    rows.flatMap(({ number }) => (number === null ? [] : [{ clientId, repositoryId, number }])),
  );
};

/** Checks every few minutes, never concurrently. Returns a function that stops it. */
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
