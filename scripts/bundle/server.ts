import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';

/** Files below `server/` that the server reads at run time, besides its code. */
const assets = ['platform/db/migrations', 'platform/db/routines'];

/** The files that `POST /client/sample` loads: the reports of the demo (`demo/README.md`). */
const sample = ['reports', 'repositories.json'];

/** Worker threads are separate entries; `startWorker` finds them by file name. */
const isEntry = (file: string): boolean =>
  file === 'main.ts' || file === 'parapet.ts' || /\.worker\.ts$/.test(path.basename(file));

/** An empty database, so that the product's first start does not have to create one. */
const writeTemplate = async (file: string): Promise<void> => {
  const db = await PGlite.create();
  const archive = await db.dumpDataDir('gzip');
  await db.close();
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
};

/**
 * Escapes non-ASCII characters. esbuild escapes strings but not regular expressions, and a single
 * character beyond Latin-1 makes V8 store the entire source with two bytes per character, in every
 * thread that loads it: 5 MB.
 */
export const toAscii = (source: string): string =>
  source.replaceAll(/(\\?)([^\0-\x7F])/g, (_, backslash: string, unit: string) => {
    if (backslash !== '') throw new Error(`An escaped ${unit} cannot be written in ASCII.`);
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

const rewriteInAscii = (outdir: string): void => {
  for (const name of readdirSync(outdir).filter((file) => file.endsWith('.js'))) {
    const file = path.join(outdir, name);
    const source = readFileSync(file, 'utf8');
    const ascii = toAscii(source);
    if (ascii !== source) writeFileSync(file, ascii);
  }
};

/**
 * Bundles the server's code and the files that it reads, which is all that a server with a prepared
 * database needs.
 */
export const bundleServer = async (root: string, outdir: string): Promise<void> => {
  rmSync(outdir, { recursive: true, force: true });
  const sources = path.join(root, 'server');
  const entryPoints = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(isEntry)
    .map((file) => path.join(sources, file));
  await build({
    entryPoints,
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  rewriteInAscii(outdir);
  for (const asset of assets)
    cpSync(path.join(sources, asset), path.join(outdir, asset), { recursive: true });
  for (const part of sample)
    cpSync(path.join(root, 'demo', part), path.join(outdir, 'sample', part), { recursive: true });
};

export const buildServer = async (root: string, outdir: string): Promise<void> => {
  await bundleServer(root, outdir);
  await writeTemplate(path.join(outdir, 'pglite-template.tar.gz'));
};
