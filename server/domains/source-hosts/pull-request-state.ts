import { undefinedIfNotFound } from './host-client.ts';
import type { PullRequestFacts, PullRequestState, SourceHost } from './host.ts';

type Asked = Pick<SourceHost, 'readPullRequest' | 'readRepository'>;

/**
 * Also closed if the host no longer has it but still shows the repository: a host that rejects the
 * token also responds with "not found".
 */
export const getPullRequest = async (
  host: Asked,
  repository: string,
  number: number,
): Promise<PullRequestFacts> => {
  const known = await undefinedIfNotFound(host.readPullRequest(repository, number));
  if (known !== undefined) return known;
  await host.readRepository(repository);
  return { state: 'closed' };
};

export const getPullRequestState = async (
  host: Asked,
  repository: string,
  number: number,
): Promise<PullRequestState> => (await getPullRequest(host, repository, number)).state;
