import type { Octokit } from 'octokit';
import type { PullDetails } from '../host.ts';
import { requestNamed } from './request-each.ts';

type Ask = <T>(work: (octokit: Octokit) => Promise<T>) => Promise<T>;
type Place = { owner: string; repo: string };

export const githubPullDetails = (
  ask: Ask,
  ownerOf: (repository: string) => Place,
): PullDetails => ({
  describePullRequest: (repository, number, text) =>
    ask(async (octokit) => {
      await octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...ownerOf(repository),
        pull_number: number,
        ...text,
      });
    }),
  // GitHub creates a label that the repository does not have yet.
  addLabels: (repository, number, labels) =>
    ask(async (octokit) => {
      await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
        ...ownerOf(repository),
        issue_number: number,
        labels: [...labels],
      });
    }),
  requestReviewers: (repository, number, handles) => {
    const at = ownerOf(repository);
    return requestNamed(handles, at.owner, (request) =>
      ask((octokit) =>
        octokit.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', {
          ...at,
          pull_number: number,
          ...request,
        }),
      ),
    );
  },
});
