// Asks the hosts about pull requests that are open here, and records those that have ended.
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { connectRepository, getPullRequestState } from '../../source-hosts/index.ts';
import { closeNeedless } from './needless-pull-requests.ts';
import type { OpenPull } from './open-pulls.ts';
import { recordEnd } from './record-end.ts';

const visitOne = async (deps: Deps, pull: OpenPull): Promise<void> => {
  const { clientId, repositoryId, number, isNeedless } = pull;
  const connected = await connectRepository(deps, { clientId }, repositoryId);
  const state = await getPullRequestState(connected.host, connected.repository, number);
  if (state !== 'open') await recordEnd(deps, pull, state);
  else if (isNeedless) await closeNeedless(deps, connected, pull);
};

/**
 * A repository whose host refuses or does not respond is left out for the rest of the round, and
 * tried again in the next one.
 */
export const visit = async (deps: Deps, pulls: readonly OpenPull[]): Promise<void> => {
  const silent = new Set<string>();
  for (const pull of pulls) {
    if (silent.has(pull.repositoryId)) continue;
    try {
      await visitOne(deps, pull);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      silent.add(pull.repositoryId);
      deps.log.info(
        { code: error.code, repository: pull.repositoryId },
        'pull request not looked at',
      );
    }
  }
};
