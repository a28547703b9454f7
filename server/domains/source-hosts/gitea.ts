// Gitea, and Forgejo, which has the same API. Its URL is always the organization's own.
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import {
  decodeFile,
  encodePath,
  type HostClient,
  jsonBody,
  largestFile,
  undefinedIfNotFound,
  positiveInteger,
  truncateText,
  webUrl,
} from './host-client.ts';
import { assertUnmoved, checkName, type CheckState, checkUrl } from './checks.ts';
import { followPages } from './follow-pages.ts';
import type { FileChange, HostRepositoryFacts, ProposedChange, SourceHost } from './host.ts';
import { unreadable } from './host-faults.ts';
import { proposeOnce } from './propose-once.ts';
import { giteaPullDetails } from './pull-details/gitea.ts';
import { splitTitle } from './pull-details/split-title.ts';
import { blobsOf, treeEntry } from './tree-entries.ts';

const repositorySchema = v.object({
  id: v.number(),
  name: truncateText,
  full_name: truncateText,
  html_url: webUrl,
  default_branch: v.nullish(v.string()),
  private: v.boolean(),
  forks_count: v.nullish(v.number()),
  empty: v.nullish(v.boolean()),
});
const pullSchema = v.object({
  number: positiveInteger,
  html_url: webUrl,
  state: v.string(),
  merged: v.nullish(v.boolean()),
  head: v.object({ ref: v.string(), sha: v.nullish(v.string()) }),
  base: v.nullish(v.object({ ref: v.string() })),
  mergeable: v.nullish(v.boolean()),
  title: v.nullish(v.string()),
  body: v.nullish(v.string()),
});
const issueSchema = v.object({
  number: positiveInteger,
  html_url: webUrl,
  body: v.nullish(v.string()),
});
const branchSchema = v.object({ commit: v.object({ id: truncateText }) });
const contentSchema = v.object({
  type: v.string(),
  sha: v.string(),
  size: v.number(),
  encoding: v.nullish(v.string()),
  content: v.nullish(v.string()),
});

const statusesSchema = v.object({
  // Null if there are none.
  statuses: v.nullish(
    v.array(v.object({ context: checkName, status: v.string(), target_url: checkUrl })),
  ),
});
const treeSchema = v.object({ tree: v.nullish(v.array(treeEntry)) });
const committedSchema = v.object({ commit: v.nullish(v.object({ sha: truncateText })) });

const stateOfStatus = (status: string): CheckState => {
  if (status === 'pending') return 'pending';
  return status === 'error' || status === 'failure' ? 'failing' : 'passing';
};

const factsOf = ({
  id,
  name,
  full_name: fullName,
  html_url: url,
  default_branch: branch,
  private: isPrivate,
  empty,
  forks_count: forks,
}: v.InferOutput<typeof repositorySchema>): HostRepositoryFacts => ({
  id: String(id),
  name,
  fullName,
  url,
  defaultBranch: empty === true || !branch ? null : branch,
  isPrivate,
  forks: forks ?? null,
});

const draftMark = 'WIP: ';
const draftStart = /^(?:WIP:|\[WIP\])\s*/i;
const isDraft = (title: string): boolean => draftStart.test(title);

/** Entries per page of a tree, which has a paging of its own. */
const treeChunk = 1000;

/** No response has more rows, whatever page size is requested. */
const chunk = 50;

export const createGitea = (client: HostClient, base: string): SourceHost => {
  const api = `${base}/api/v1`;
  const at = (repository: string) => `${api}/repos/${encodePath(repository)}`;

  /** Reads all of the host's pages that the window covers. */
  const listed = async <Schema extends v.GenericSchema>(
    schema: Schema,
    url: string,
    window: { page: number; pageSize: number },
  ) => {
    const { page, pageSize } = window;
    const from = (page - 1) * pageSize;
    const rows: v.InferOutput<Schema>[] = [];
    const first = Math.floor(from / chunk);
    let total = 0;
    for (let each = first; each * chunk < from + pageSize; each += 1) {
      const response = await client.call(
        `${url}${url.includes('?') ? '&' : '?'}limit=${chunk}&page=${each + 1}`,
      );
      const answer: unknown = await client.attempt(() =>
        Promise.resolve(response.text).then((text) => JSON.parse(text) as unknown),
      );
      const got = client.read(
        v.array(schema),
        Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data,
      );
      rows.push(...got);
      total =
        Number(response.headers['x-total-count']) || Math.max(total, each * chunk + got.length);
      if (got.length < chunk) break;
    }
    return {
      rows: rows.slice(from - first * chunk, from - first * chunk + pageSize),
      total,
      isExact: true,
    };
  };

  const content = (repository: string, path: string, branch: string) =>
    undefinedIfNotFound(
      client.json(
        v.union([contentSchema, v.array(v.unknown())]),
        `${at(repository)}/contents/${encodePath(path)}?ref=${encodeURIComponent(branch)}`,
      ),
    );

  const operations = async (repository: string, base: string, files: readonly FileChange[]) => {
    const made = [];
    for (const { path, content: text, exists } of files) {
      const known = exists ? await content(repository, path, base) : undefined;
      const sha = known !== undefined && 'sha' in known ? known.sha : undefined;
      made.push({
        operation: sha === undefined ? 'create' : 'update',
        path,
        content: Buffer.from(text).toString('base64'),
        ...(sha !== undefined && { sha }),
      });
    }
    return made;
  };

  const headCommit = async (repository: string, branch: string): Promise<string | undefined> =>
    (
      await undefinedIfNotFound(
        client.json(branchSchema, `${at(repository)}/branches/${encodePath(branch)}`),
      )
    )?.commit.id;

  /**
   * Creates one commit with the files on a branch of its own. Undefined if the response does not
   * contain its id.
   */
  const commitFiles = async (
    repository: string,
    {
      base: into,
      branch,
      message,
      files,
    }: Pick<ProposedChange, 'base' | 'branch' | 'message' | 'files'>,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<string | undefined> =>
    (
      await client.json(
        committedSchema,
        `${at(repository)}/contents`,
        jsonBody({
          branch: into,
          new_branch: branch,
          message,
          files: await operations(repository, into, files),
          ...options,
        }),
      )
    ).commit?.sha;

  const pullOf = async (repository: string, branch: string) => {
    const pulls = await client.json(
      v.array(pullSchema),
      `${at(repository)}/pulls?state=all&sort=recentupdate&limit=${chunk}`,
    );
    return pulls.find(
      (pull) => pull.head.ref === branch && (pull.state === 'open' || pull.merged === true),
    );
  };

  return {
    kind: 'gitea',
    name: client.name,
    ...giteaPullDetails(client, api),
    whoAmI: async () => {
      const { login } = await client.json(v.object({ login: truncateText }), `${api}/user`);
      const organizations = await client.json(
        v.array(v.object({ username: truncateText })),
        `${api}/user/orgs?limit=${chunk}`,
      );
      return { login, workspaces: [login, ...organizations.map(({ username }) => username)] };
    },
    listRepositories: async ({ q, ...window }) => {
      const { rows, ...rest } = await listed(
        repositorySchema,
        `${api}/repos/search?sort=alpha&order=asc${q === undefined ? '' : `&q=${encodeURIComponent(q)}`}`,
        window,
      );
      return { ...rest, rows: rows.map(factsOf) };
    },
    readRepository: async (repository) =>
      factsOf(await client.json(repositorySchema, at(repository))),
    listBranches: async (repository, window) => {
      const { rows, ...rest } = await listed(
        v.object({ name: truncateText }),
        `${at(repository)}/branches`,
        window,
      );
      return { ...rest, rows: rows.map(({ name }) => name) };
    },
    readFile: async (repository, path, branch) => {
      const known = await content(repository, path, branch);
      if (known === undefined || !('sha' in known) || known.type !== 'file') return undefined;
      if (known.size > largestFile) throw createProblem(422, 'file_too_large', { file: path });
      return decodeFile(path, Buffer.from(known.content ?? '', 'base64'));
    },
    listFiles: async (repository, branch) =>
      blobsOf(
        await followPages(treeChunk, async (page) => {
          const { tree } = await client.json(
            treeSchema,
            `${at(repository)}/git/trees/${encodeURIComponent(branch)}?recursive=true&per_page=${treeChunk}&page=${page}`,
          );
          return tree ?? [];
        }),
      ),
    headCommit,
    commitUrl: (url, id) => `${url}/commit/${id}`,
    downloadArchive: (repository, commit, file, bounds) =>
      client.download(
        `${at(repository)}/archive/${encodeURIComponent(commit)}.tar.gz`,
        file,
        bounds,
      ),
    proposeChange: (repository, change) => {
      const { base: into, branch, body } = change;
      // The title marks a draft.
      const title = change.draft ? `${draftMark}${change.title}` : change.title;
      return proposeOnce(change, {
        findPull: async () => {
          const known = await pullOf(repository, branch);
          return known && { url: known.html_url, number: known.number, body: known.body ?? '' };
        },
        headCommit: () => headCommit(repository, branch),
        commit: () => commitFiles(repository, change),
        openPull: async () => {
          const made = await client.json(
            pullSchema,
            `${at(repository)}/pulls`,
            jsonBody({ base: into, head: branch, title, body }),
          );
          return { url: made.html_url, number: made.number };
        },
      });
    },
    readPullRequest: async (repository, number) => {
      const { state, merged, head, base, mergeable, title, body } = await client.json(
        pullSchema,
        `${at(repository)}/pulls/${number}`,
      );
      return {
        state: merged === true ? 'merged' : state === 'open' ? 'open' : 'closed',
        branch: head.ref,
        head: head.sha ?? undefined,
        base: base?.ref,
        // A draft is not mergeable either.
        hasConflicts: mergeable == null || isDraft(title ?? '') ? undefined : !mergeable,
        ...splitTitle(title, draftStart),
        body: body ?? '',
      };
    },
    listChecks: async (repository, { head }) => {
      // In some versions the combined state covers only one page.
      const rows = await followPages(chunk, async (page) => {
        const { statuses } = await client.json(
          statusesSchema,
          `${at(repository)}/commits/${encodeURIComponent(head)}/status?limit=${chunk}&page=${page}`,
        );
        return statuses ?? [];
      });
      return rows.map(({ context, status, target_url: url }) => ({
        name: context,
        state: stateOfStatus(status),
        url: url ?? null,
      }));
    },
    renewChange: async (repository, change) => {
      const { branch, head } = change;
      // Checked immediately before, because the host replaces a branch whatever its commit is.
      assertUnmoved(branch, head, await headCommit(repository, branch));
      const made =
        // The parameter's names in Gitea and in Forgejo. Versions without it reject the request,
        // because the branch exists.
        (await commitFiles(repository, change, {
          force_push: true,
          force_overwrite_new_branch: true,
        })) ?? (await headCommit(repository, branch));
      if (made === undefined) throw unreadable(client.name);
      return made;
    },
    closePullRequest: async (repository, number) => {
      await client.call(`${at(repository)}/pulls/${number}`, {
        ...jsonBody({ state: 'closed' }),
        method: 'PATCH',
      });
    },
    commentPullRequest: async (repository, number, text) => {
      await client.call(`${at(repository)}/issues/${number}/comments`, jsonBody({ body: text }));
    },
    openIssue: async (repository, { title, body, mark }) => {
      const recent = await client.json(
        v.array(issueSchema),
        `${at(repository)}/issues?state=open&type=issues&limit=${chunk}`,
      );
      const made =
        recent.find((issue) => issue.body?.includes(mark) === true) ??
        (await client.json(issueSchema, `${at(repository)}/issues`, jsonBody({ title, body })));
      return { url: made.html_url, number: made.number };
    },
  };
};
