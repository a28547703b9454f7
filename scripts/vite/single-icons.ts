// `npm run dev:mock` bundles without tree shaking: importing one icon would include all 2,105, two
// thirds of the first page's modules and 2.6 of its 8.7 MB. Off: remove the plugin.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file of each icon, by all names under which the package exports it. */
export const iconFiles = (): ReadonlyMap<string, string> => {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const list = path.resolve(path.dirname(main), '../esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(
    /^export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
};

/** Imports each icon from its own file, keeping the number of lines. */
export const withSingleIcons = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replaceAll(/^import \{([^}]+)\} from 'lucide-react';/gm, (written, listed: string) => {
    const names = listed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const types = names.filter((name) => name.startsWith('type '));
    const icons = names
      .filter((name) => !types.includes(name))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ');
        return { file: files.get(icon), local };
      });
    if (icons.some(({ file }) => file === undefined)) return written;
    return [
      ...icons.map(({ file, local }) => `import ${local} from 'lucide-react/icons/${file}';`),
      ...(types.length === 0
        ? []
        : [
            `import type { ${types.map((name) => name.slice(5)).join(', ')} } from 'lucide-react';`,
          ]),
    ]
      .join(' ')
      .concat('\n'.repeat(written.split('\n').length - 1));
  });

export const singleIcons = (): Plugin => {
  const files = iconFiles();
  return {
    name: 'parapet:single-icons',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: / from 'lucide-react';/ },
      handler: (code) => ({ code: withSingleIcons(code, files), map: null }),
    },
  };
};
