// Asks the hosts about pull requests that are open here, and records those that have ended.
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { connectRepository, getPullRequestState } from '../../source-hosts/index.ts';
import { recordEnd, type Watched } from './record-end.ts';

type Connected = Awaited<ReturnType<typeof connectRepository>>;

/**
 * A repository whose host refuses or does not respond is left out for the rest of the round, and
 * tried again in the next one.
 *
 * @param failed what the log says of such a one
 * @param whenOpen what is done with those that the host has open too
 */
export const visit = async (
  deps: Deps,
  pulls: readonly Watched[],
  failed: string,
  whenOpen?: (connected: Connected, pull: Watched) => Promise<void>,
): Promise<void> => {
  const silent = new Set<string>();
  for (const pull of pulls) {
    const { clientId, repositoryId, number } = pull;
    if (silent.has(repositoryId)) continue;
    try {
      const connected = await connectRepository(deps, { clientId }, repositoryId);
      const state = await getPullRequestState(connected.host, connected.repository, number);
      if (state === 'open') await whenOpen?.(connected, pull);
      else await recordEnd(deps, pull, state);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      silent.add(repositoryId);
      deps.log.info({ code: error.code, repository: repositoryId }, failed);
    }
  }
};
