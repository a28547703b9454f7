import * as v from 'valibot';
import { encodePath, type HostClient, jsonBody, truncateText } from '../host-client.ts';
import type { PullDetails } from '../host.ts';
import { requestEach } from './request-each.ts';

const personSchema = v.object({
  uuid: truncateText,
  nickname: v.nullish(v.string()),
  display_name: v.nullish(v.string()),
});
const memberSchema = v.object({ user: personSchema });
const pullSchema = v.object({
  title: v.string(),
  reviewers: v.nullish(v.array(v.object({ uuid: truncateText }))),
});

const asReviewers = (uuids: readonly string[]) => uuids.map((uuid) => ({ type: 'user', uuid }));

/**
 * The fields that each change of a pull request has to repeat: without a title the host rejects the
 * change, and without the reviewers it removes them.
 */
export const getRequiredFields = async (client: HostClient, url: string) => {
  const { title, reviewers } = await client.json(pullSchema, url);
  return { title, reviewers: asReviewers((reviewers ?? []).map(({ uuid }) => uuid)) };
};

type Followed = <Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
) => Promise<v.InferOutput<Schema>[]>;

/** Bitbucket Cloud has no labels for pull requests. */
export const bitbucketPullDetails = (
  client: HostClient,
  api: string,
  followed: Followed,
): PullDetails => ({
  describePullRequest: async (repository, number, { title, body }) => {
    const url = `${api}/2.0/repositories/${encodePath(repository)}/pullrequests/${number}`;
    const { reviewers } = await getRequiredFields(client, url);
    await client.call(url, {
      ...jsonBody({ title, description: body, reviewers }),
      method: 'PUT',
    });
  },
  requestReviewers: async (repository, number, handles) => {
    const url = `${api}/2.0/repositories/${encodePath(repository)}/pullrequests/${number}`;
    const workspace = encodeURIComponent(repository.split('/')[0] ?? '');
    const members = await followed(
      memberSchema,
      `${api}/2.0/workspaces/${workspace}/members?pagelen=100`,
    );
    // User names are no longer unique there, so an ambiguous name matches no user.
    const people = handles.map((handle) => {
      const name = handle.replace(/^@/, '').toLowerCase();
      const [found, ...others] = members.filter(({ user }) =>
        [user.nickname, user.display_name].some((each) => each?.toLowerCase() === name),
      );
      return { handle, uuid: others.length === 0 ? found?.user.uuid : undefined };
    });
    const known = people.flatMap(({ handle, uuid }) =>
      uuid === undefined ? [] : [{ handle, uuid }],
    );
    const { title, reviewers } = await getRequiredFields(client, url);
    const taken = reviewers.map(({ uuid }) => uuid);
    const refused = await requestEach(known, async (some) => {
      const uuids = [...new Set([...taken, ...some.map(({ uuid }) => uuid)])];
      await client.call(url, {
        ...jsonBody({ title, reviewers: asReviewers(uuids) }),
        method: 'PUT',
      });
      taken.push(...some.map(({ uuid }) => uuid));
    });
    return [...people.filter(({ uuid }) => uuid === undefined), ...refused].map(
      ({ handle }) => handle,
    );
  },
});
