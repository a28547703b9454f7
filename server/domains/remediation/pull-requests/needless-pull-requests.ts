// Closes pull requests that nobody needs any more: scans of the default branch no longer find what
// they fix.
import type { Deps } from '../../../platform/deps.ts';
import type { ConnectedRepository } from '../../source-hosts/index.ts';
import type { Watched } from './change-open.ts';
import { recordEnd } from './record-end.ts';

const comment =
  'Closed by Parapet: the scans of the default branch no longer find what this pull request fixes. Reopen it to merge it all the same.';

/** What the host refuses is tried again in the next round. */
export const closeNeedless = async (
  deps: Deps,
  { host, repository }: ConnectedRepository,
  pull: Watched,
): Promise<void> => {
  await host.closePullRequest(repository, pull.number);
  await recordEnd(deps, pull, 'closed');
  // Last, so that a refusal does not make each round repeat it.
  await host.commentPullRequest(repository, pull.number, comment);
};
