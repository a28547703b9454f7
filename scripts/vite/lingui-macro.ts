import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

type Compiled = { code: string; map: object | null };

const macro = '@lingui/babel-plugin-lingui-macro';

/**
 * What was compiled, by its source. The build, the tests and the stories compile the same modules,
 * and Babel takes most of the time of each of them: saves 20 s of processor time in each but the
 * first. Off: delete the folder.
 */
const folder = path.resolve('node_modules/.cache/lingui-macro');

const { version } = JSON.parse(readFileSync(`node_modules/${macro}/package.json`, 'utf8')) as {
  version: string;
};

const fileOf = (code: string, id: string): string =>
  path.join(folder, createHash('sha256').update(`${version} ${id} ${code}`).digest('hex'));

const readCompiled = (file: string): Compiled | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Compiled; // as `keep` wrote it
  } catch {
    return undefined;
  }
};

/** Renamed when whole: several processes compile at a time. */
const keep = (file: string, compiled: Compiled): void => {
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, JSON.stringify(compiled));
  renameSync(unfinished, file);
};

const compile = async (code: string, filename: string): Promise<Compiled | null> => {
  const result = await transformAsync(code, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [macro],
  });
  return result?.code == null ? null : { code: result.code, map: result.map ?? null };
};

/**
 * Compiles Lingui's macros before React's own transform reads the JSX.
 * The published Babel plugin for Rolldown needs a newer Node than the one that Parapet supports.
 *
 * @param include paths of the modules that may use a macro
 */
export const linguiMacro = (include: RegExp): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: include, code: /@lingui\/(?:core|react)\/macro/ },
    async handler(code, id) {
      const filename = id.replace(/\?.*$/, '');
      const file = fileOf(code, filename);
      const known = readCompiled(file);
      if (known) return known as { code: string; map: null };
      const compiled = await compile(code, filename);
      if (compiled) keep(file, compiled);
      return compiled as { code: string; map: null } | null;
    },
  },
});
