import type { Gitlab } from '@gitbeaker/rest';
import type { PullDetails } from '../host.ts';

type Ask = <T>(work: (gitlab: InstanceType<typeof Gitlab>) => Promise<T>) => Promise<T>;

export const gitlabPullDetails = (ask: Ask): PullDetails => ({
  // GitLab adds a label that the project does not have yet.
  addLabels: (repository, number, labels) =>
    ask(async (gitlab) => {
      await gitlab.MergeRequests.edit(repository, number, { addLabels: labels.join(',') });
    }),
});
