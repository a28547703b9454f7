// GitLab: the public one, or the organization's own.
import type { Gitlab as AnyGitlab } from '@gitbeaker/rest';
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing.ts';
import { tryParseJson } from '../../platform/runtime/json.ts';
import {
  decodeFile,
  type HostClient,
  largestFile,
  undefinedIfNotFound,
  positiveInteger,
  truncateText,
  webUrl,
} from './host-client.ts';
import { assertUnmoved } from './checks.ts';
import { followPages } from './follow-pages.ts';
import { listGitlabChecks } from './gitlab-checks.ts';
import type { FileChange, HostPage, HostRepositoryFacts, SourceHost } from './host.ts';
import { proposeOnce } from './propose-once.ts';
import { gitlabPullDetails } from './pull-details/gitlab.ts';
import { splitTitle } from './pull-details/split-title.ts';
import { blobsOf, treeEntry } from './tree-entries.ts';

const projectSchema = v.object({
  id: v.number(),
  path: truncateText,
  path_with_namespace: truncateText,
  web_url: webUrl,
  default_branch: v.nullish(v.string()),
  visibility: v.nullish(v.string()),
  forks_count: v.nullish(v.number()),
});
const mergeSchema = v.object({
  iid: positiveInteger,
  web_url: webUrl,
  state: v.string(),
  title: v.nullish(v.string()),
  description: v.nullish(v.string()),
  source_branch: v.nullish(v.string()),
  target_branch: v.nullish(v.string()),
  sha: v.nullish(v.string()),
  has_conflicts: v.nullish(v.boolean()),
});
const issueSchema = v.object({
  iid: positiveInteger,
  web_url: webUrl,
  description: v.nullish(v.string()),
});
const commitSchema = v.object({ id: truncateText });
const branchSchema = v.object({ commit: commitSchema });
const tokenSchema = v.object({ scopes: v.array(truncateText) });
const fileSchema = v.object({ size: v.number(), content: v.string() });

type Client = InstanceType<typeof AnyGitlab>;

const actionsOf = (files: readonly FileChange[]) =>
  files.map(({ path, content, exists }) => ({
    action: exists ? ('update' as const) : ('create' as const),
    filePath: path,
    content,
  }));

const factsOf = ({
  id,
  path,
  path_with_namespace: fullName,
  web_url: url,
  default_branch: branch,
  visibility,
  forks_count: forks,
}: v.InferOutput<typeof projectSchema>): HostRepositoryFacts => ({
  id: String(id),
  name: path,
  fullName,
  url,
  defaultBranch: branch ?? null,
  isPrivate: visibility !== 'public',
  forks: forks ?? null,
});

/**
 * The library's requests, sent by the guarded client: the library itself supports no limits. Loaded
 * on first use.
 */
const gitlabOf = async (client: HostClient, host: string): Promise<Client> => {
  const [{ Gitlab }, { createRequesterFn }] = await Promise.all([
    import('@gitbeaker/rest'),
    import('@gitbeaker/requester-utils'),
  ]);
  const requesterFn = createRequesterFn(
    (_, options) => Promise.resolve(options),
    async (endpoint, options = {}) => {
      const { prefixUrl, searchParams, method, headers, body } = options as {
        prefixUrl: string;
        searchParams?: string;
        method?: string;
        headers?: Record<string, string>;
        body?: string;
      }; // created by its options handler
      const response = await client.call(
        `${prefixUrl.replace(/\/+$/, '')}/${endpoint}${searchParams === undefined ? '' : `?${searchParams}`}`,
        {
          ...(method && { method }),
          ...(headers && { headers }),
          ...(body !== undefined && { body }),
        },
      );
      return {
        status: response.status,
        headers: response.headers,
        body: response.text === '' ? null : (JSON.parse(response.text) as Record<string, unknown>),
      };
    },
  );
  return new Gitlab({ host, requesterFn });
};

/**
 * Undefined for OAuth tokens, which this endpoint does not describe, and if the request fails: the
 * token's owner is known without it.
 */
const scopesOf = async (client: HostClient, host: string): Promise<string[] | undefined> => {
  const answer = await client
    .ask(`${host}/api/v4/personal_access_tokens/self`)
    .catch((error: unknown) => {
      if (error instanceof OutgoingError) return undefined;
      throw error;
    });
  if (answer?.status !== 200) return undefined;
  const token = v.safeParse(tokenSchema, tryParseJson(answer.text));
  return token.success ? token.output.scopes : undefined;
};

export const createGitlab = (client: HostClient, host: string): SourceHost => {
  let made: Promise<Client> | undefined;
  const { read } = client;
  const ask = <T>(work: (gitlab: Client) => Promise<T>): Promise<T> =>
    client.attempt(async () => {
      made ??= gitlabOf(client, host);
      return work(await made);
    });

  /** Above ten thousand rows the host reports no total. */
  const pageOf = <Row>(
    rows: Row[],
    {
      total,
      next,
      current,
      perPage,
    }: { total: number; next: number | null; current: number; perPage: number },
  ): HostPage<Row> => {
    const seen = (current - 1) * perPage + rows.length;
    return total > 0
      ? { rows, total, isExact: true }
      : { rows, total: next ? seen + 1 : seen, isExact: !next };
  };

  const projectAt = (repository: string) =>
    `${host}/api/v4/projects/${encodeURIComponent(repository)}`;

  const headCommit = async (repository: string, branch: string): Promise<string | undefined> =>
    (
      await undefinedIfNotFound(
        ask(async (gitlab) => read(branchSchema, await gitlab.Branches.show(repository, branch))),
      )
    )?.commit.id;

  return {
    kind: 'gitlab',
    name: client.name,
    ...gitlabPullDetails(ask, read),
    whoAmI: () =>
      ask(async (gitlab) => {
        const { username } = read(
          v.object({ username: truncateText }),
          await gitlab.Users.showCurrentUser(),
        );
        const groups = read(
          v.array(v.object({ full_path: truncateText })),
          await gitlab.Groups.all({ minAccessLevel: 10, perPage: 100, maxPages: 1 }),
        );
        return {
          login: username,
          workspaces: [username, ...groups.map(({ full_path: path }) => path)].slice(0, 100),
          scopes: await scopesOf(client, host),
        };
      }),
    listRepositories: ({ q, page, pageSize }) =>
      ask(async (gitlab) => {
        const { data, paginationInfo } = await gitlab.Projects.all({
          membership: true,
          orderBy: 'path',
          sort: 'asc',
          pagination: 'offset',
          page,
          perPage: pageSize,
          showExpanded: true,
          ...(q !== undefined && { search: q }),
        });
        return pageOf(read(v.array(projectSchema), data).map(factsOf), {
          ...paginationInfo,
          current: page,
          perPage: pageSize,
        });
      }),
    readRepository: (repository) =>
      ask(async (gitlab) => factsOf(read(projectSchema, await gitlab.Projects.show(repository)))),
    listBranches: (repository, { page, pageSize }) =>
      ask(async (gitlab) => {
        const { data, paginationInfo } = await gitlab.Branches.all(repository, {
          page,
          perPage: pageSize,
          showExpanded: true,
        });
        return pageOf(
          read(v.array(v.object({ name: truncateText })), data).map(({ name }) => name),
          { ...paginationInfo, current: page, perPage: pageSize },
        );
      }),
    readFile: (repository, path, branch) =>
      undefinedIfNotFound(
        ask(async (gitlab) => {
          const { size, content } = read(
            fileSchema,
            await gitlab.RepositoryFiles.show(repository, path, branch),
          );
          if (size > largestFile) throw createProblem(422, 'file_too_large', { file: path });
          return decodeFile(path, Buffer.from(content, 'base64'));
        }),
      ),
    listFiles: async (repository, branch) =>
      blobsOf(
        await followPages(100, (page) =>
          client.json(
            v.array(treeEntry),
            `${projectAt(repository)}/repository/tree?recursive=true&ref=${encodeURIComponent(branch)}&per_page=100&page=${page}`,
          ),
        ),
      ),
    headCommit,
    commitUrl: (url, id) => `${url}/-/commit/${id}`,
    downloadArchive: (repository, commit, file, bounds) =>
      client.download(
        `${host}/api/v4/projects/${encodeURIComponent(repository)}/repository/archive.tar.gz?sha=${encodeURIComponent(commit)}`,
        file,
        bounds,
      ),
    proposeChange: (repository, change) => {
      const { base, branch, message, body, files } = change;
      // The title marks a draft.
      const title = change.draft ? `Draft: ${change.title}` : change.title;
      return proposeOnce(change, {
        findPull: () =>
          ask(async (gitlab) => {
            const merges = read(
              v.array(mergeSchema),
              await gitlab.MergeRequests.all({
                projectId: repository,
                sourceBranch: branch,
                perPage: 20,
                maxPages: 1,
              }),
            );
            const known = merges.find(
              ({ state }) => state === 'opened' || state === 'merged' || state === 'locked',
            );
            return (
              known && { url: known.web_url, number: known.iid, body: known.description ?? '' }
            );
          }),
        headCommit: () => headCommit(repository, branch),
        commit: () =>
          ask(
            async (gitlab) =>
              read(
                commitSchema,
                await gitlab.Commits.create(repository, branch, message, actionsOf(files), {
                  startBranch: base,
                }),
              ).id,
          ),
        openPull: () =>
          ask(async (gitlab) => {
            const { web_url: url, iid: number } = read(
              mergeSchema,
              await gitlab.MergeRequests.create(repository, branch, base, title, {
                description: body,
                // A merge only deletes branches that Parapet created.
                removeSourceBranch: true,
              }),
            );
            return { url, number };
          }),
      });
    },
    readPullRequest: (repository, number) =>
      ask(async (gitlab) => {
        const {
          state,
          source_branch: branch,
          target_branch: base,
          sha,
          has_conflicts: conflicts,
          title,
          description,
        } = read(mergeSchema, await gitlab.MergeRequests.show(repository, number));
        return {
          state: state === 'merged' ? 'merged' : state === 'closed' ? 'closed' : 'open',
          branch: branch ?? undefined,
          head: sha ?? undefined,
          base: base ?? undefined,
          hasConflicts: conflicts ?? undefined,
          ...splitTitle(title, /^(?:draft:|\[draft\]|\(draft\))\s*/i),
          body: description ?? '',
        };
      }),
    listChecks: (repository, pull) => listGitlabChecks(client, projectAt(repository), pull),
    renewChange: async (repository, { branch, head, baseCommit, message, files }) => {
      // Checked immediately before, because the host replaces a branch whatever its commit is.
      assertUnmoved(branch, head, await headCommit(repository, branch));
      return ask(
        async (gitlab) =>
          read(
            commitSchema,
            await gitlab.Commits.create(repository, branch, message, actionsOf(files), {
              startSha: baseCommit,
              force: true,
            }),
          ).id,
      );
    },
    closePullRequest: (repository, number) =>
      ask(async (gitlab) => {
        await gitlab.MergeRequests.edit(repository, number, { stateEvent: 'close' });
      }),
    commentPullRequest: (repository, number, text) =>
      ask(async (gitlab) => {
        await gitlab.MergeRequestNotes.create(repository, number, text);
      }),
    openIssue: (repository, { title, body, mark }) =>
      ask(async (gitlab) => {
        const recent = read(
          v.array(issueSchema),
          await gitlab.Issues.all({
            projectId: repository,
            state: 'opened',
            perPage: 100,
            maxPages: 1,
          }),
        );
        const known = recent.find((issue) => issue.description?.includes(mark) === true);
        const { web_url: url, iid: number } =
          known ??
          read(issueSchema, await gitlab.Issues.create(repository, title, { description: body }));
        return { url, number };
      }),
  };
};
