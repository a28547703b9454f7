// Starts worker threads from the sources, for development and tests. Each is compiled once per
// process: loading the modules one by one takes a second of CPU time per thread.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type * as Esbuild from 'esbuild';

const compiled = new Map<string, URL>();

/**
 * Deletes the output of changed sources. Output of the last day may be in use by another process.
 */
const removeOld = (folder: string): void => {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < dayAgo)
      rmSync(file, { force: true });
  }
};

const compile = (packageRoot: string, source: string): URL => {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild;
  const {
    outputFiles: [output],
  } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  if (!output) throw new Error(`esbuild wrote no output for ${source}`);
  // Below node_modules, so that packages resolve from there.
  const folder = path.join(packageRoot, 'node_modules/.cache/parapet/workers');
  const file = path.join(
    folder,
    `${path.basename(source, '.ts')}-${createHash('sha256').update(output.contents).digest('hex').slice(0, 16)}.mjs`,
  );
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    // Several test processes may write the same file concurrently.
    writeFileSync(`${file}.${String(process.pid)}`, output.contents);
    renameSync(`${file}.${String(process.pid)}`, file);
  }
  return pathToFileURL(file);
};

/**
 * Starts `<source>` as a worker thread: a TypeScript module without imports relative to its
 * location.
 */
export const startSourceWorker = (
  packageRoot: string,
  source: string,
  options: WorkerOptions,
): Worker => {
  const url = compiled.get(source) ?? compile(packageRoot, source);
  compiled.set(source, url);
  return new Worker(url, options);
};
