import * as v from 'valibot';

/** An entry of a git tree, in the format of GitHub, GitLab and Gitea. */
export const treeEntry = v.object({ path: v.string(), type: v.string() });

export const blobsOf = (entries: readonly v.InferOutput<typeof treeEntry>[]): string[] =>
  entries.flatMap(({ path, type }) => (type === 'blob' ? [path] : []));
