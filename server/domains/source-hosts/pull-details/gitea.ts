import * as v from 'valibot';
import { followPages } from '../follow-pages.ts';
import {
  encodePath,
  type HostClient,
  jsonBody,
  truncateText,
  undefinedIfNotFound,
} from '../host-client.ts';
import type { PullDetails } from '../host.ts';
import { requestNamed } from './request-each.ts';

const labelSchema = v.object({ id: v.number(), name: truncateText });

/** No response has more rows, whatever page size is requested. */
const chunk = 50;

/** Gitea requires a color for a new label; this one is readable in both of its themes. */
const color = '#3b6fb6';

export const giteaPullDetails = (client: HostClient, api: string): PullDetails => {
  const at = (repository: string) => `${api}/repos/${encodePath(repository)}`;

  const labelsAt = (url: string) =>
    followPages(chunk, (page) =>
      client.json(v.array(labelSchema), `${url}?limit=${chunk}&page=${page}`),
    );

  return {
    describePullRequest: async (repository, number, text) => {
      await client.call(`${at(repository)}/pulls/${number}`, {
        ...jsonBody(text),
        method: 'PATCH',
      });
    },
    addLabels: async (repository, number, labels) => {
      const [owner = ''] = repository.split('/');
      const known = [
        ...(await labelsAt(`${at(repository)}/labels`)),
        // A user who owns repositories is not an organization.
        ...((await undefinedIfNotFound(
          labelsAt(`${api}/orgs/${encodeURIComponent(owner)}/labels`),
        )) ?? []),
      ];
      const ids: number[] = [];
      for (const label of labels) {
        const same = known.find(({ name }) => name === label);
        const { id } =
          same ??
          (await client.json(
            labelSchema,
            `${at(repository)}/labels`,
            jsonBody({ name: label, color }),
          ));
        ids.push(id);
      }
      await client.call(`${at(repository)}/issues/${number}/labels`, jsonBody({ labels: ids }));
    },
    requestReviewers: (repository, number, handles) =>
      requestNamed(handles, repository.split('/')[0] ?? '', (request) =>
        client.call(`${at(repository)}/pulls/${number}/requested_reviewers`, jsonBody(request)),
      ),
  };
};
