// Queries the hosts for pull requests that are open in the database: ended ones are recorded,
// needless ones are closed, and for the others the checks are read and an update is enqueued if
// their base has moved.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { connectRepository, getPullRequest } from '../../source-hosts/index.ts';
import { updateOpenPull } from './change-open.ts';
import { recordChecks } from './checks.ts';
import { closeNeedlessPull } from './needless-pull-requests.ts';
import type { OpenPull } from './open-pulls.ts';
import { recordEnd } from './record-end.ts';
import { enqueueUpdateIfDue, type Tips } from './update-due.ts';

const checkOpenPull = async (deps: Deps, pull: OpenPull, tips: Tips): Promise<void> => {
  const { clientId, repositoryId, number, isNeedless } = pull;
  const connected = await connectRepository(deps, { clientId }, repositoryId);
  const facts = await getPullRequest(connected.host, connected.repository, number);
  if (facts.state !== 'open') {
    await recordEnd(deps, pull, facts.state);
    return;
  }
  if (isNeedless) {
    await closeNeedlessPull(deps, connected, pull);
    return;
  }
  if (pull.branch === null && facts.branch !== undefined)
    await inTenant(deps.db, pull, (tx) =>
      updateOpenPull(tx, pull, { pullRequestBranch: facts.branch ?? null }),
    );
  await recordChecks(deps, connected, pull, facts);
  await enqueueUpdateIfDue(deps, connected, pull, { facts, tips });
};

/**
 * If a host refuses or does not respond, its repository is skipped for the rest of the round and
 * retried in the next one.
 */
export const checkOpenPulls = async (deps: Deps, pulls: readonly OpenPull[]): Promise<void> => {
  const silent = new Set<string>();
  const tips: Tips = new Map();
  for (const pull of pulls) {
    if (silent.has(pull.repositoryId)) continue;
    try {
      await checkOpenPull(deps, pull, tips);
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
