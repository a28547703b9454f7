// Creates a commit at GitHub from its files, without a working copy.
import type { Octokit as AnyOctokit } from 'octokit';
import * as v from 'valibot';
import type { ProposedChange } from './host.ts';
import { type HostClient, truncateText } from './host-client.ts';

const shaSchema = v.object({ sha: truncateText });
const treeSchema = v.object({
  tree: v.array(v.object({ path: v.string(), mode: v.string(), sha: v.string() })),
});

type Place = { owner: string; repo: string };
type Mode = '100644' | '100755';

export type CommitInput = Pick<ProposedChange, 'message' | 'files'>;

/**
 * Returns the modes of files, because a new tree would lose the executable flag. Reads folder by
 * folder: the whole tree of a large repository is truncated.
 */
const modesUnder = (octokit: AnyOctokit, read: HostClient['read'], at: Place, root: string) => {
  const folders = new Map<string, Promise<v.InferOutput<typeof treeSchema>['tree']>>();
  const entriesOf = (sha: string) => {
    const known =
      folders.get(sha) ??
      octokit
        .request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { ...at, tree_sha: sha })
        .then(({ data }) => read(treeSchema, data).tree);
    folders.set(sha, known);
    return known;
  };
  return async (path: string): Promise<Mode> => {
    const names = path.split('/');
    let sha = root;
    for (const [depth, name] of names.entries()) {
      const entry = (await entriesOf(sha)).find((each) => each.path === name);
      if (!entry) break;
      if (depth === names.length - 1) return entry.mode === '100755' ? '100755' : '100644';
      sha = entry.sha;
    }
    return '100644';
  };
};

/** Creates one commit with all files. No branch contains it yet, so it is not visible. */
export const createCommit = async (
  octokit: AnyOctokit,
  read: HostClient['read'],
  at: Place,
  parent: string,
  { message, files }: CommitInput,
): Promise<string> => {
  const { tree } = read(
    v.object({ tree: shaSchema }),
    (
      await octokit.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        ...at,
        commit_sha: parent,
      })
    ).data,
  );
  const modeOf = modesUnder(octokit, read, at, tree.sha);
  const entries = await Promise.all(
    files.map(async ({ path, content, exists }) => ({
      path,
      content,
      mode: exists ? await modeOf(path) : ('100644' as const),
      type: 'blob' as const,
    })),
  );
  const grown = read(
    shaSchema,
    (
      await octokit.request('POST /repos/{owner}/{repo}/git/trees', {
        ...at,
        base_tree: tree.sha,
        tree: entries,
      })
    ).data,
  );
  const made = read(
    shaSchema,
    (
      await octokit.request('POST /repos/{owner}/{repo}/git/commits', {
        ...at,
        message,
        tree: grown.sha,
        parents: [parent],
      })
    ).data,
  );
  return made.sha;
};
