// Closes pull requests that are no longer needed: scans of the default branch no longer find what
// they fix.
import type { Deps } from '../../../platform/deps.ts';
import type { ConnectedRepository } from '../../source-hosts/index.ts';
import type { Watched } from './change-open.ts';
import { recordEnd } from './record-end.ts';

const comment =
  'Closed by Parapet: the scans of the default branch no longer find what this pull request fixes. Reopen it to merge it all the same.';

/** If the host rejects the request, the next round repeats it. */
export const closeNeedlessPull = async (
  deps: Deps,
  { host, repository }: ConnectedRepository,
  pull: Watched,
): Promise<void> => {
  await host.closePullRequest(repository, pull.number);
  await recordEnd(deps, pull, 'closed');
  // Last, so that a rejected request does not repeat the comment in each round.
  await host.commentPullRequest(repository, pull.number, comment);
};
