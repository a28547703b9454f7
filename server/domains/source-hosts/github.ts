// GitHub, and GitHub Enterprise Server at a URL of its own; with a token, or as the installation of
// a GitHub App.
import type { Octokit as AnyOctokit } from 'octokit';
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { assertUnmoved } from './checks.ts';
import { blobsOf, treeEntry } from './tree-entries.ts';
import { readScopes } from './connections/token-scopes.ts';
import { listGithubChecks } from './github-checks.ts';
import { type CommitInput, createCommit } from './github-commit.ts';
import { type GithubApp, installationPermissions, octokitOf } from './github-octokit.ts';
import {
  decodeFile,
  encodePath,
  type HostClient,
  largestFile,
  undefinedIfNotFound,
  positiveInteger,
  truncateText,
  webUrl,
  sliceWindow,
} from './host-client.ts';
import type { HostRepositoryFacts, HostWindow, SourceHost } from './host.ts';
import { proposeOnce } from './propose-once.ts';
import { githubPullDetails } from './pull-details/github.ts';

const repositorySchema = v.object({
  id: v.number(),
  name: truncateText,
  full_name: truncateText,
  html_url: webUrl,
  default_branch: v.nullish(v.string()),
  private: v.boolean(),
  forks_count: v.nullish(v.number()),
});
const pullSchema = v.object({
  number: positiveInteger,
  html_url: webUrl,
  state: v.string(),
  merged_at: v.nullish(v.string()),
  title: v.nullish(v.string()),
  body: v.nullish(v.string()),
  head: v.nullish(v.object({ ref: v.string(), sha: truncateText })),
  base: v.nullish(v.object({ ref: v.string() })),
  // Null while the host computes it.
  mergeable: v.nullish(v.boolean()),
});
const issueSchema = v.object({
  number: positiveInteger,
  html_url: webUrl,
  body: v.nullish(v.string()),
  pull_request: v.optional(v.unknown()),
});
const branchesSchema = v.array(v.object({ name: truncateText }));
const contentSchema = v.object({
  type: v.literal('file'),
  size: v.number(),
  encoding: v.string(),
  content: v.string(),
  sha: truncateText,
});
const blobSchema = v.object({ encoding: v.literal('base64'), content: v.string() });
const entriesSchema = v.object({ tree: v.array(treeEntry) });
const refSchema = v.object({ object: v.object({ sha: truncateText }) });

const factsOf = ({
  id,
  name,
  full_name: fullName,
  html_url: url,
  default_branch: branch,
  private: isPrivate,
  forks_count: forks,
}: v.InferOutput<typeof repositorySchema>): HostRepositoryFacts => ({
  id: String(id),
  name,
  fullName,
  url,
  defaultBranch: branch ?? null,
  isPrivate,
  forks: forks ?? null,
});

const ownerOf = (repository: string) => {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
};

/**
 * Pages of a hundred that are searched by name: the host's own search only covers public
 * repositories.
 */
const mostPages = 20;

/**
 * Returns a check for the host of archives: a separate host, or with GitHub Enterprise Server
 * possibly a path of the same one.
 */
const isArchiveHost = (api: string) => {
  const host = new URL(api).host.replace(/^api\.github\.com$/, 'github.com');
  return (address: URL): boolean =>
    address.protocol === new URL(api).protocol && [host, `codeload.${host}`].includes(address.host);
};

const refOf = (branch: string): string => `heads/${branch}`;

const lastPage = (link: string | undefined): number =>
  Number(/[?&]page=(\d+)[^>]*>; rel="last"/.exec(link ?? '')?.[1] ?? 0);

export const createGithub = (client: HostClient, api: string, app?: GithubApp): SourceHost => {
  let made: Promise<AnyOctokit> | undefined;
  const ask = <T>(work: (octokit: AnyOctokit) => Promise<T>): Promise<T> =>
    client.attempt(async () => {
      made ??= octokitOf(client, api, app);
      return work(await made);
    });
  const { read } = client;

  /** Only the library has the token of an installation. */
  const installationToken = async (): Promise<string | undefined> =>
    app &&
    (
      await ask(async (octokit) =>
        read(v.object({ token: truncateText }), await octokit.auth({ type: 'installation' })),
      )
    ).token;

  const repositoriesPage = ({ page, pageSize }: HostWindow) =>
    ask(async (octokit) => {
      if (app) {
        const { data } = await octokit.request('GET /installation/repositories', {
          page,
          per_page: pageSize,
        });
        const { total_count: total, repositories } = read(
          v.object({ total_count: v.number(), repositories: v.array(repositorySchema) }),
          data,
        );
        return { rows: repositories.map(factsOf), total, isExact: true };
      }
      const { data, headers } = await octokit.request('GET /user/repos', {
        page,
        per_page: pageSize,
        sort: 'full_name',
      });
      const rows = read(v.array(repositorySchema), data).map(factsOf);
      const last = lastPage(headers.link);
      // GitHub reports the number of pages; only the last page reveals the number of rows.
      return {
        rows,
        total: last > page ? last * pageSize : (page - 1) * pageSize + rows.length,
        isExact: last <= page || pageSize === 1,
      };
    });

  const searched = async (q: string, window: HostWindow) => {
    const found: HostRepositoryFacts[] = [];
    let isExact = true;
    for (let page = 1; ; page += 1) {
      const { rows } = await repositoriesPage({ page, pageSize: 100 });
      found.push(
        ...rows.filter(({ fullName }) => fullName.toLowerCase().includes(q.toLowerCase())),
      );
      if (rows.length < 100) break;
      if (page === mostPages) {
        isExact = false;
        break;
      }
    }
    return { rows: sliceWindow(found, window), total: found.length, isExact };
  };

  const tipOf = (at: { owner: string; repo: string }, branch: string) =>
    ask(
      async (octokit) =>
        read(
          refSchema,
          (
            await octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
              ...at,
              ref: refOf(branch),
            })
          ).data,
        ).object.sha,
    );
  const headOf = (at: { owner: string; repo: string }, branch: string) =>
    undefinedIfNotFound(tipOf(at, branch));

  const commitTo = (repository: string, base: string, change: CommitInput): Promise<string> =>
    ask((octokit) => createCommit(octokit, read, ownerOf(repository), base, change));

  return {
    kind: 'github',
    name: client.name,
    ...githubPullDetails(ask, ownerOf),
    whoAmI: () =>
      ask(async (octokit) => {
        if (app) {
          // An installation has no user; its account is the owner of the repositories that it can
          // access.
          const { data } = await octokit.request('GET /installation/repositories', {
            per_page: 100,
          });
          const { repositories } = read(
            v.object({ repositories: v.array(repositorySchema) }),
            data,
          );
          const owners = [
            ...new Set(repositories.map(({ full_name: name }) => ownerOf(name).owner)),
          ];
          return {
            login: owners[0] ?? `App ${app.appId}`,
            workspaces: owners,
            scopes: await installationPermissions(octokit),
          };
        }
        const { data, headers } = await octokit.request('GET /user');
        const { login } = read(v.object({ login: truncateText }), data);
        const organizations = read(
          v.array(v.object({ login: truncateText })),
          (await octokit.request('GET /user/orgs', { per_page: 100 })).data,
        );
        return {
          login,
          workspaces: [login, ...organizations.map((each) => each.login)],
          // Fine-grained tokens have no such header.
          scopes: readScopes(headers['x-oauth-scopes']),
        };
      }),
    listRepositories: ({ q, ...window }) =>
      q === undefined ? repositoriesPage(window) : searched(q, window),
    readRepository: (repository) =>
      ask(async (octokit) =>
        factsOf(
          read(
            repositorySchema,
            (await octokit.request('GET /repos/{owner}/{repo}', ownerOf(repository))).data,
          ),
        ),
      ),
    listBranches: (repository, { page, pageSize }) =>
      ask(async (octokit) => {
        const { data, headers } = await octokit.request('GET /repos/{owner}/{repo}/branches', {
          ...ownerOf(repository),
          page,
          per_page: pageSize,
        });
        const rows = read(branchesSchema, data).map(({ name }) => name);
        const last = lastPage(headers.link);
        return {
          rows,
          total: last > page ? last * pageSize : (page - 1) * pageSize + rows.length,
          isExact: last <= page,
        };
      }),
    readFile: (repository, path, branch) =>
      undefinedIfNotFound(
        ask(async (octokit) => {
          const { data } = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
            ...ownerOf(repository),
            path,
            ref: branch,
          });
          const file = v.safeParse(contentSchema, data);
          if (!file.success) return undefined;
          const { content, encoding, size, sha } = file.output;
          if (size > largestFile) throw createProblem(422, 'file_too_large', { file: path });
          if (encoding === 'base64') return decodeFile(path, Buffer.from(content, 'base64'));
          // Above 1 MB the response lacks the content, which the blob has.
          const blob = await octokit.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
            ...ownerOf(repository),
            file_sha: sha,
          });
          return decodeFile(path, Buffer.from(read(blobSchema, blob.data).content, 'base64'));
        }),
      ),
    listFiles: (repository, branch) =>
      ask(async (octokit) => {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
          ...ownerOf(repository),
          tree_sha: branch,
          recursive: '1',
        });
        return blobsOf(read(entriesSchema, data).tree);
      }),
    headCommit: (repository, branch) => headOf(ownerOf(repository), branch),
    commitUrl: (url, id) => `${url}/commit/${id}`,
    installationToken,
    downloadArchive: async (repository, commitId, file, bounds) => {
      const token = await installationToken();
      await client.download(
        `${api}/repos/${encodePath(repository)}/tarball/${encodeURIComponent(commitId)}`,
        file,
        {
          ...bounds,
          ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
        },
        isArchiveHost(api),
      );
    },
    proposeChange: (repository, change) => {
      const at = ownerOf(repository);
      const { base, branch, title, draft, body } = change;
      return proposeOnce(change, {
        findPull: () =>
          ask(async (octokit) => {
            const pulls = read(
              v.array(pullSchema),
              (
                await octokit.request('GET /repos/{owner}/{repo}/pulls', {
                  ...at,
                  head: `${at.owner}:${branch}`,
                  state: 'all',
                })
              ).data,
            );
            const known = pulls.find(({ state, merged_at: merged }) => state === 'open' || merged);
            return known && { url: known.html_url, number: known.number, body: known.body ?? '' };
          }),
        headCommit: () => headOf(at, branch),
        commit: async () => {
          const sha = await commitTo(repository, await tipOf(at, base), change);
          await ask((octokit) =>
            octokit.request('POST /repos/{owner}/{repo}/git/refs', {
              ...at,
              ref: `refs/${refOf(branch)}`,
              sha,
            }),
          );
          return sha;
        },
        openPull: () =>
          ask(async (octokit) => {
            const { html_url: url, number } = read(
              pullSchema,
              (
                await octokit.request('POST /repos/{owner}/{repo}/pulls', {
                  ...at,
                  base,
                  head: branch,
                  title,
                  body,
                  ...(draft && { draft }),
                })
              ).data,
            );
            return { url, number };
          }),
      });
    },
    readPullRequest: (repository, number) =>
      ask(async (octokit) => {
        const {
          state,
          merged_at: merged,
          head,
          base,
          mergeable,
          title,
          body,
        } = read(
          pullSchema,
          (
            await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
              ...ownerOf(repository),
              pull_number: number,
            })
          ).data,
        );
        return {
          state: merged ? 'merged' : state === 'open' ? 'open' : 'closed',
          branch: head?.ref,
          head: head?.sha,
          base: base?.ref,
          hasConflicts: mergeable == null ? undefined : !mergeable,
          title: title ?? undefined,
          body: body ?? '',
        };
      }),
    listChecks: (repository, { head }) =>
      ask((octokit) => listGithubChecks(octokit, read, ownerOf(repository), head)),
    renewChange: async (repository, change) => {
      const { branch, head, baseCommit } = change;
      const at = ownerOf(repository);
      const sha = await commitTo(repository, baseCommit, change);
      // Checked immediately before, because the host replaces a branch whatever its commit is.
      assertUnmoved(branch, head, await headOf(at, branch));
      await ask((octokit) =>
        octokit.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
          ...at,
          ref: refOf(branch),
          sha,
          force: true,
        }),
      );
      return sha;
    },
    closePullRequest: (repository, number) =>
      ask(async (octokit) => {
        await octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...ownerOf(repository),
          pull_number: number,
          state: 'closed',
        });
      }),
    commentPullRequest: (repository, number, text) =>
      ask(async (octokit) => {
        await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          ...ownerOf(repository),
          issue_number: number,
          body: text,
        });
      }),
    openIssue: (repository, { title, body, mark }) =>
      ask(async (octokit) => {
        const at = ownerOf(repository);
        const recent = read(
          v.array(issueSchema),
          (
            await octokit.request('GET /repos/{owner}/{repo}/issues', {
              ...at,
              state: 'open',
              per_page: 100,
            })
          ).data,
        );
        const known = recent.find(
          (issue) => issue.body?.includes(mark) === true && issue.pull_request === undefined,
        );
        const { html_url: url, number } =
          known ??
          read(
            issueSchema,
            (await octokit.request('POST /repos/{owner}/{repo}/issues', { ...at, title, body }))
              .data,
          );
        return { url, number };
      }),
  };
};
