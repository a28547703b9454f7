// The scripts of a route besides those that every page loads. The build writes them into
// `builds/meta/<id>.json`, from which the server lists a page's scripts for preloading
// (server/platform/http/web/preloads.ts documents the savings).
import type { Rolldown } from 'vite';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'moduleIds' | 'isEntry' | 'viteMetadata'
>;

const withImports = (chunks: ReadonlyMap<string, Chunk>, start: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(chunks.get(file)?.imports ?? []));
  }
  return found;
};

/**
 * `_home/settings.account.tsx` → its layouts and itself: `_home.tsx`, `_home/settings.tsx`,
 * `_home/settings.account.tsx`.
 */
export const lineage = (file: string): string[] => {
  const whole = file.replace(/\.tsx$/, '');
  const ends = [...whole.matchAll(/[/.]/g)].map(({ index }) => index);
  return [...ends.map((end) => whole.slice(0, end)), whole].map((name) => `${name}.tsx`);
};

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle)
      .filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk as Chunk]),
  );

const firstOf = (chunks: ReadonlyMap<string, Chunk>) =>
  withImports(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );

/** The scripts that every page loads. */
export const entryScripts = (bundle: Rolldown.OutputBundle): string[] =>
  [...firstOf(chunksOf(bundle))].map((name) => `/${name}`);

/**
 * The scripts of a route file including its layouts, without those that every page loads. URL
 * paths: `/assets/…`.
 */
export const routeScripts = (bundle: Rolldown.OutputBundle): ((routeFile: string) => string[]) => {
  const chunks = chunksOf(bundle);
  const first = firstOf(chunks);
  const pageOf = (file: string) =>
    [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`/src/app/routes/${file}?tsr-split`)),
    )?.fileName;
  return (routeFile) => {
    const pages = lineage(routeFile)
      .map(pageOf)
      .filter((name) => name !== undefined);
    return [...withImports(chunks, pages)]
      .filter((name) => !first.has(name))
      .map((name) => `/${name}`);
  };
};
