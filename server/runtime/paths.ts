// The same relative layout holds for the sources (`server/**`) and for the bundle (`dist/server/**`, flat files plus copied assets).
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const here = fileURLToPath(import.meta.url);

export const isBundled = here.endsWith('.js');

const serverRoot = isBundled ? path.dirname(here) : path.dirname(path.dirname(here));

/** The directory of the package: where `package.json`, `openapi/` and `dist/` are. */
export const packageRoot = isBundled ? path.dirname(path.dirname(serverRoot)) : path.dirname(serverRoot);

/** A file or directory that the server reads at run time, by its path below `server/`. The build copies those that `scripts/bundle/server.ts` lists. */
export const assetPath = (relative: string): string => path.join(serverRoot, relative);

const sourceWorker = (entry: string, options: WorkerOptions): Worker => {
  // `require.resolve('tsx/esm/api')` would name the CommonJS variant, which does not register in a worker.
  const tsx = pathToFileURL(path.join(path.dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs'));
  const file = pathToFileURL(path.join(serverRoot, `${entry}.ts`));
  return new Worker(`import('${tsx.href}').then(({ register }) => { register(); return import('${file.href}'); })`, { ...options, eval: true });
};

/**
 * Starts `server/<entry>.ts` as a worker thread: from the bundle its compiled neighbour, from the sources through tsx.
 * Entries are the files named `*-worker.ts`; their file names are unique.
 */
export const startWorker = (entry: string, options: WorkerOptions = {}): Worker =>
  isBundled ? new Worker(pathToFileURL(path.join(serverRoot, `${path.basename(entry)}.js`)), options) : sourceWorker(entry, options);
