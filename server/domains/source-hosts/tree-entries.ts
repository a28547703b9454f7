import * as v from 'valibot';

/** An entry of a tree as git has it, which GitHub, GitLab and Gitea pass on. */
export const treeEntry = v.object({ path: v.string(), type: v.string() });

export const blobsOf = (entries: readonly v.InferOutput<typeof treeEntry>[]): string[] =>
  entries.flatMap(({ path, type }) => (type === 'blob' ? [path] : []));
