// The findings of a run are in the same files or near them, so each file is read once and the
// repository is listed once. Hosts limit requests.
import type { GenerationContext } from '../generate/dependency-upgrade.ts';

type Sources = Pick<GenerationContext, 'readFile' | 'listFiles'>;

const mostFiles = 100;

/**
 * Caches the sources of one repository. Every finding comes with its own connection, which may be a
 * new one.
 */
export const cacheSources = (): ((sources: Sources) => Sources) => {
  const texts = new Map<string, string | undefined>();
  let paths: string[] | undefined;
  return ({ readFile, listFiles }) => ({
    readFile:
      readFile &&
      (async (path) => {
        if (texts.has(path)) return texts.get(path);
        const text = await readFile(path);
        const [oldest] = texts.keys();
        if (texts.size >= mostFiles && oldest !== undefined) texts.delete(oldest);
        texts.set(path, text);
        return text;
      }),
    listFiles: listFiles && (async () => (paths ??= await listFiles())),
  });
};
