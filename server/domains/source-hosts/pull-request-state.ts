import { undefinedIfNotFound } from './host-client.ts';
import type { PullRequestState, SourceHost } from './host.ts';

/**
 * Closed, too, where the host has it no more although it still shows the repository: a host that
 * refuses the token says "not found" as well.
 */
export const getPullRequestState = async (
  host: Pick<SourceHost, 'pullRequestState' | 'readRepository'>,
  repository: string,
  number: number,
): Promise<PullRequestState> => {
  const state = await undefinedIfNotFound(host.pullRequestState(repository, number));
  if (state !== undefined) return state;
  await host.readRepository(repository);
  return 'closed';
};
