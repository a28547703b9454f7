import type { Gitlab } from '@gitbeaker/rest';
import * as v from 'valibot';
import type { HostClient } from '../host-client.ts';
import type { PullDetails } from '../host.ts';

type Ask = <T>(work: (gitlab: InstanceType<typeof Gitlab>) => Promise<T>) => Promise<T>;

const peopleSchema = v.array(v.object({ id: v.number() }));
const reviewedSchema = v.object({ reviewers: v.nullish(peopleSchema) });

export const gitlabPullDetails = (ask: Ask, read: HostClient['read']): PullDetails => {
  /** Groups cannot be reviewers there, and only administrators can search by e-mail address. */
  const findUser = async (handle: string): Promise<number | undefined> => {
    const username = handle.replace(/^@/, '');
    if (/[@/]/.test(username)) return undefined;
    const found = await ask((gitlab) => gitlab.Users.all({ username, maxPages: 1, perPage: 1 }));
    return read(peopleSchema, found)[0]?.id;
  };
  return {
    describePullRequest: (repository, number, { title, body }) =>
      ask(async (gitlab) => {
        await gitlab.MergeRequests.edit(repository, number, { title, description: body });
      }),
    // GitLab creates a label that the project does not have yet.
    addLabels: (repository, number, labels) =>
      ask(async (gitlab) => {
        await gitlab.MergeRequests.edit(repository, number, { addLabels: labels.join(',') });
      }),
    requestReviewers: async (repository, number, handles) => {
      const people: { handle: string; id: number | undefined }[] = [];
      for (const handle of handles) people.push({ handle, id: await findUser(handle) });
      const ids = people.flatMap(({ id }) => id ?? []);
      if (ids.length === 0) return [...handles];
      const edited = await ask((gitlab) =>
        gitlab.MergeRequests.edit(repository, number, { reviewerIds: ids }),
      );
      // Without a paid plan GitLab accepts one reviewer and silently drops the others.
      const taken = new Set((read(reviewedSchema, edited).reviewers ?? []).map(({ id }) => id));
      return people.flatMap(({ handle, id }) =>
        id !== undefined && taken.has(id) ? [] : [handle],
      );
    },
  };
};
