// Bitbucket Cloud. Its lists contain the URL of their next page. Repositories are listed per
// workspace, since the lists across workspaces are being withdrawn.
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { tryParseJson } from '../../platform/runtime/json.ts';
import { publicHosts } from './addresses.ts';
import { assertUnmoved, checkName, type CheckState, checkUrl } from './checks.ts';
import { readScopes } from './connections/token-scopes.ts';
import { unreadable } from './host-faults.ts';
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
  sliceWindow,
} from './host-client.ts';
import type { HostRepositoryFacts, ProposedChange, SourceHost } from './host.ts';
import { proposeOnce } from './propose-once.ts';
import { bitbucketPullDetails, getRequiredFields } from './pull-details/bitbucket.ts';

const links = v.object({ html: v.object({ href: webUrl }) });
const repositorySchema = v.object({
  uuid: truncateText,
  name: truncateText,
  full_name: truncateText,
  links,
  is_private: v.boolean(),
  mainbranch: v.nullish(v.object({ name: v.string() })),
});
const workspaceSchema = v.union([
  v.object({ slug: truncateText }),
  v.pipe(
    v.object({ workspace: v.object({ slug: truncateText }) }),
    v.transform(({ workspace }) => workspace),
  ),
]);
const pullSchema = v.object({
  id: positiveInteger,
  title: v.string(),
  links,
  state: v.string(),
  summary: v.nullish(v.object({ raw: v.nullish(v.string()) })),
  source: v.nullish(
    v.object({
      branch: v.object({ name: v.string() }),
      commit: v.nullish(v.object({ hash: truncateText })),
    }),
  ),
  destination: v.nullish(v.object({ branch: v.object({ name: v.string() }) })),
});
const entrySchema = v.object({ path: v.string(), type: v.string() });
const statusSchema = v.object({
  key: checkName,
  name: v.nullish(checkName),
  state: v.string(),
  url: checkUrl,
});
const issueSchema = v.object({
  id: positiveInteger,
  links,
  content: v.nullish(v.object({ raw: v.nullish(v.string()) })),
});
const branchSchema = v.object({
  name: truncateText,
  target: v.optional(v.object({ hash: truncateText })),
});

const factsOf = ({
  uuid,
  name,
  full_name: fullName,
  links: { html },
  mainbranch,
  is_private: isPrivate,
}: v.InferOutput<typeof repositorySchema>): HostRepositoryFacts => ({
  id: uuid,
  name: fullName.split('/').at(-1) ?? name,
  fullName,
  url: html.href,
  defaultBranch: mainbranch?.name ?? null,
  isPrivate,
  // The API lists forks but has no count.
  forks: null,
});

const stateOfStatus = (state: string): CheckState => {
  if (state === 'SUCCESSFUL') return 'passing';
  return state === 'INPROGRESS' ? 'pending' : 'failing';
};

const userSchema = v.object({
  username: v.nullish(v.string()),
  nickname: v.nullish(v.string()),
  display_name: v.nullish(v.string()),
});

/** Maximum number of rows to read over all workspaces. */
const mostRows = 2000;

export const createBitbucket = (
  client: HostClient,
  api = 'https://api.bitbucket.org',
): SourceHost => {
  const at = (repository: string) => `${api}/2.0/repositories/${encodePath(repository)}`;
  const quoted = (text: string) => encodeURIComponent(`"${text.replaceAll(/["\\]/g, '\\$&')}"`);

  const followed = async <Schema extends v.GenericSchema>(
    schema: Schema,
    url: string,
    most = mostRows,
  ): Promise<v.InferOutput<Schema>[]> => {
    const pageSchema = v.object({ values: v.array(schema), next: v.nullish(v.string()) });
    const rows: v.InferOutput<Schema>[] = [];
    for (let next: string | null | undefined = url; next && rows.length < most;) {
      // The request contains the token, so it may only go to the API's origin.
      if (!URL.canParse(next) || new URL(next).origin !== new URL(api).origin)
        throw unreadable(client.name);
      const page: v.InferOutput<typeof pageSchema> = await client.json(pageSchema, next);
      rows.push(...page.values);
      next = page.values.length === 0 ? undefined : page.next;
    }
    return rows;
  };

  const workspaces = async (): Promise<string[]> => {
    const rows =
      (await undefinedIfNotFound(
        followed(workspaceSchema, `${api}/2.0/user/workspaces?pagelen=100`, 200),
      )) ?? (await followed(workspaceSchema, `${api}/2.0/workspaces?pagelen=100`, 200));
    return rows.map(({ slug }) => slug);
  };

  const branchOf = (repository: string, branch: string) =>
    undefinedIfNotFound(
      client.json(branchSchema, `${at(repository)}/refs/branches/${encodePath(branch)}`),
    );

  const headCommit = async (repository: string, branch: string): Promise<string | undefined> =>
    (await branchOf(repository, branch))?.target?.hash;

  /**
   * Creates one commit with the files on a new branch. Undefined if the response does not contain
   * its id.
   */
  const commitFiles = async (
    repository: string,
    branch: string,
    parent: string | undefined,
    { message, files }: Pick<ProposedChange, 'message' | 'files'>,
  ): Promise<string | undefined> => {
    const form = new URLSearchParams({
      message,
      branch,
      ...(parent !== undefined && { parents: parent }),
    });
    // With a leading slash, a path cannot be mistaken for a field of the form.
    for (const { path, content } of files) form.append(`/${path}`, content);
    const { headers } = await client.call(`${at(repository)}/src`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    return /\/commit\/([0-9a-f]{40})$/.exec(headers['location'] ?? '')?.[1];
  };

  const deleteBranch = (repository: string, branch: string) =>
    undefinedIfNotFound(
      client.call(`${at(repository)}/refs/branches/${encodePath(branch)}`, { method: 'DELETE' }),
    );

  return {
    kind: 'bitbucket_cloud',
    name: client.name,
    ...bitbucketPullDetails(client, api, followed),
    whoAmI: async () => {
      const { text, headers } = await client.call(`${api}/2.0/user`);
      const {
        username,
        nickname,
        display_name: displayed,
      } = client.read(userSchema, tryParseJson(text));
      return {
        login: username ?? nickname ?? displayed ?? '',
        workspaces: (await workspaces()).slice(0, 100),
        scopes: readScopes(headers['x-oauth-scopes']),
      };
    },
    listRepositories: async ({ q, ...window }) => {
      const all: HostRepositoryFacts[] = [];
      for (const workspace of await workspaces()) {
        if (all.length >= mostRows) break;
        const rows = await followed(
          repositorySchema,
          `${api}/2.0/repositories/${encodeURIComponent(workspace)}?role=member&sort=full_name&pagelen=100${q === undefined ? '' : `&q=name~${quoted(q)}`}`,
          mostRows - all.length,
        );
        all.push(...rows.map(factsOf));
      }
      return { rows: sliceWindow(all, window), total: all.length, isExact: all.length < mostRows };
    },
    readRepository: async (repository) =>
      factsOf(await client.json(repositorySchema, at(repository))),
    listBranches: async (repository, window) => {
      const all = await followed(
        branchSchema,
        `${at(repository)}/refs/branches?pagelen=100&sort=name`,
      );
      return {
        rows: sliceWindow(all, window).map(({ name }) => name),
        total: all.length,
        isExact: all.length < mostRows,
      };
    },
    readFile: async (repository, path, branch) => {
      // A branch name can contain slashes, which this URL does not support; a commit id has none.
      const commit = /^[0-9a-f]{40}$/.test(branch)
        ? branch
        : (await branchOf(repository, branch))?.target?.hash;
      if (commit === undefined) return undefined;
      const answer = await undefinedIfNotFound(
        client.call(`${at(repository)}/src/${encodeURIComponent(commit)}/${encodePath(path)}`, {
          headers: { accept: '*/*' },
          maxBytes: largestFile,
        }),
      );
      return answer && decodeFile(path, answer.bytes);
    },
    listFiles: async (repository, branch) => {
      const commit = await headCommit(repository, branch);
      if (commit === undefined) return [];
      const rows = await followed(
        entrySchema,
        `${at(repository)}/src/${commit}/?max_depth=20&pagelen=100`,
      );
      return rows.flatMap(({ path, type }) => (type === 'commit_file' ? [path] : []));
    },
    headCommit,
    commitUrl: (url, id) => `${url}/commits/${id}`,
    // Only the web pages serve archives; the API has none.
    downloadArchive: (repository, commit, file, bounds) =>
      client.download(
        `${publicHosts.bitbucket_cloud}/${encodePath(repository)}/get/${encodeURIComponent(commit)}.tar.gz`,
        file,
        bounds,
      ),
    proposeChange: (repository, change) => {
      const { base, branch, title, draft, body } = change;
      return proposeOnce(change, {
        findPull: async () => {
          const [known] = await followed(
            pullSchema,
            `${at(repository)}/pullrequests?state=OPEN&state=MERGED&q=source.branch.name=${quoted(branch)}`,
            1,
          );
          return (
            known && {
              url: known.links.html.href,
              number: known.id,
              body: known.summary?.raw ?? '',
            }
          );
        },
        headCommit: () => headCommit(repository, branch),
        commit: async () =>
          commitFiles(repository, branch, await headCommit(repository, base), change),
        openPull: async () => {
          const made = await client.json(
            pullSchema,
            `${at(repository)}/pullrequests`,
            jsonBody({
              title,
              ...(draft && { draft }),
              description: body,
              source: { branch: { name: branch } },
              destination: { branch: { name: base } },
            }),
          );
          return { url: made.links.html.href, number: made.id };
        },
      });
    },
    readPullRequest: async (repository, number) => {
      const { state, source, destination, title, summary } = await client.json(
        pullSchema,
        `${at(repository)}/pullrequests/${number}`,
      );
      return {
        state: state === 'MERGED' ? 'merged' : state === 'OPEN' ? 'open' : 'closed',
        branch: source?.branch.name,
        head: source?.commit?.hash,
        base: destination?.branch.name,
        hasConflicts: undefined,
        title,
        body: summary?.raw ?? '',
      };
    },
    listChecks: async (repository, { head }) => {
      const rows = await followed(
        statusSchema,
        `${at(repository)}/commit/${encodeURIComponent(head)}/statuses?pagelen=100`,
      );
      return rows.map(({ key, name, state, url }) => ({
        name: name ?? key,
        state: stateOfStatus(state),
        url: url ?? null,
      }));
    },
    renewChange: async (repository, change) => {
      const { number, branch, head, baseCommit } = change;
      // The host adds to a branch and never replaces its content, so the pull request gets a new
      // branch, named after its base commit.
      const next = `${branch.replace(/-on-[0-9a-f]{12}$/, '')}-on-${baseCommit.slice(0, 12)}`;
      assertUnmoved(branch, head, await headCommit(repository, branch));
      if ((await headCommit(repository, next)) !== undefined) await deleteBranch(repository, next);
      const made =
        (await commitFiles(repository, next, baseCommit, change)) ??
        (await headCommit(repository, next));
      assertUnmoved(branch, head, await headCommit(repository, branch));
      const url = `${at(repository)}/pullrequests/${number}`;
      const kept = await getRequiredFields(client, url);
      const { source } = await client.json(pullSchema, url, {
        ...jsonBody({ ...kept, source: { branch: { name: next } } }),
        method: 'PUT',
      });
      if (source?.branch.name !== next || made === undefined) {
        await deleteBranch(repository, next);
        throw createProblem(422, 'branch_kept', { host: client.name });
      }
      await deleteBranch(repository, branch);
      return made;
    },
    closePullRequest: async (repository, number) => {
      await client.call(`${at(repository)}/pullrequests/${number}/decline`, { method: 'POST' });
    },
    commentPullRequest: async (repository, number, text) => {
      await client.call(
        `${at(repository)}/pullrequests/${number}/comments`,
        jsonBody({ content: { raw: text } }),
      );
    },
    openIssue: async (repository, { title, body, mark }) => {
      const recent = await followed(
        issueSchema,
        `${at(repository)}/issues?pagelen=50&sort=-created_on&q=${encodeURIComponent('state="new" OR state="open"')}`,
        50,
      );
      const made =
        recent.find((issue) => issue.content?.raw?.includes(mark) === true) ??
        (await client.json(
          issueSchema,
          `${at(repository)}/issues`,
          jsonBody({ title, content: { raw: body } }),
        ));
      return { url: made.links.html.href, number: made.id };
    },
  };
};
