// Provides what component types lack: the import path, and the values behind `keyof typeof`.
import type { ComponentType } from 'react';
import uses from 'virtual:component-uses';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/shared/ui/*/index.ts',
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../src/shared/ui/*/*.{ts,tsx}', '!**/*.{stories,test}.*'],
  { eager: true, query: '?raw', import: 'default' },
);

type Components = Readonly<Record<string, ComponentType<never>>>;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The import statement for these components. */
export const importOf = (components: Components): string =>
  Object.entries(modules)
    .flatMap(([file, exports]) => {
      const own = Object.entries(components).filter(([name, one]) => exports[name] === one);
      const names = own.map(([name]) => name).join(', ');
      const module = file.replace('../../src', '@').replace('/index.ts', '');
      return own.length > 0 ? [`import { ${names} } from '${module}';`] : [];
    })
    .join(' ');

/** The source files of these components, relative to the project root. */
export const sourcesOf = (components: Components): readonly { file: string; text: string }[] => {
  const own = new Set<unknown>(Object.values(components));
  const folders = Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).some((one) => own.has(one)) ? [folderOf(file)] : [],
  );
  return Object.entries(sources)
    .filter(([file]) => folders.includes(folderOf(file)) && !file.endsWith('/index.ts'))
    .map(([file, text]) => ({ file: file.replace('../../', ''), text }));
};

/** The keys of a constant in this folder, in the formatter's layout of objects. */
const keysOf = (folder: string, constant: string): readonly string[] => {
  const written = new RegExp(String.raw`const ${constant} = (\{[\s\S]*?\}) as const`);
  const [, object = ''] = Object.entries(sources).reduce<readonly string[]>(
    (found, [file, text]) => (folderOf(file) === folder ? (written.exec(text) ?? found) : found),
    [],
  );
  const key = object.includes('\n') ? /^ {2}'?([\w-]+)'?:/gm : /'?([\w-]+)'?: /g;
  return [...object.matchAll(key)].map(([, name = '']) => name);
};

/** A type in readable form, with the values instead of their constant. */
export const spelledOut = (component: unknown, name: string, type: string): string => {
  const file = Object.keys(modules).find((one) => modules[one]?.[name] === component) ?? '';
  return type.replaceAll(/keyof typeof (\w+)/g, (whole, constant: string) => {
    const words = keysOf(folderOf(file), constant).map((word) => `'${word}'`);
    return words.length > 0 ? words.join(' | ') : whole;
  });
};

/** How often the product uses these components, and in how many files. */
export const usesOf = (
  components: Components,
): readonly { name: string; places: number; files: number }[] =>
  Object.entries(components).map(([name, one]) => {
    const [file = ''] = Object.entries(modules).find(([, exports]) => exports[name] === one) ?? [];
    const [, folder = ''] = /ui\/([^/]+)\/index\.ts$/.exec(file) ?? [];
    return { name, ...(uses[`${folder}/${name}`] ?? { places: 0, files: 0 }) };
  });
