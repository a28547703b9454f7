// The same relative layout applies to the sources (`server/**`) and the bundle (`dist/server/**`,
// flat files plus copied assets).
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { startSourceWorker } from './source-worker.ts';

const here = fileURLToPath(import.meta.url);

export const isBundled = here.endsWith('.js');

const serverRoot = isBundled ? path.dirname(here) : path.resolve(here, '../../..');

/** Root of the package: the directory of `package.json`, `openapi/` and `dist/`. */
export const packageRoot = isBundled
  ? path.dirname(path.dirname(serverRoot))
  : path.dirname(serverRoot);

/**
 * Returns the path of a file or directory that the server reads at run time, from its path below
 * `server/`. The build copies those that `scripts/bundle/server.ts` lists.
 */
export const assetPath = (relative: string): string => path.join(serverRoot, relative);

/**
 * Starts `server/<entry>.ts` as a worker thread: the compiled file of the bundle, or the source,
 * compiled first. Entries are the files named `*.worker.ts`; their file names are unique.
 */
export const startWorker = (entry: string, options: WorkerOptions = {}): Worker =>
  isBundled
    ? new Worker(pathToFileURL(path.join(serverRoot, `${path.basename(entry)}.js`)), options)
    : startSourceWorker(packageRoot, path.join(serverRoot, `${entry}.ts`), options);
