import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';

/** What the server reads at run time beside its code, below `server/`. */
const assets = ['platform/db/migrations', 'platform/db/routines'];

/** What `POST /client/sample` loads: the reports of the demonstration (`demo/README.md`). */
const sample = ['reports', 'repositories.json'];

/** Worker threads are entries of their own; `startWorker` finds them by their file name. */
const isEntry = (file: string): boolean =>
  file === 'main.ts' || file === 'parapet.ts' || /\.worker\.ts$/.test(path.basename(file));

/** An empty database, so that the first start of the product need not make one. */
const writeTemplate = async (file: string): Promise<void> => {
  const db = await PGlite.create();
  const archive = await db.dumpDataDir('gzip');
  await db.close();
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
};

/**
 * esbuild escapes strings and leaves regular expressions as they are. One character beyond Latin-1
 * makes V8 keep the whole source with two bytes for each, in every thread that loads it: 5 MB.
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

/** The server's code and what it reads, which is all that a server on a prepared database needs. */
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
