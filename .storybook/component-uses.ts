// Counts the product's uses of each design system component from the sources when Storybook is
// built.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

export interface Uses {
  /** The number of elements. */
  places: number;
  files: number;
}

/**
 * The uses of each component (`button/Button`) outside its own folder, without stories and tests.
 */
export type ComponentUses = Readonly<Record<string, Uses>>;

const root = resolve(import.meta.dirname, '..');
const ui = join(root, 'src/shared/ui');

const sources = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .map((file) => join(root, 'src', file));

const imported = /import (?:type )?\{([^}]*)\} from '([^']+)'/g;

/** The design system folder that an import specifier refers to. */
const folderOf = (file: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('@/shared/ui/')
    ? specifier.slice('@/shared/ui/'.length)
    : specifier.startsWith('.')
      ? relative(ui, resolve(dirname(file), specifier))
      : '..';
  const [folder = '..'] = path.split('/');
  return folder === '..' || relative(ui, dirname(file)).split('/')[0] === folder
    ? undefined
    : folder;
};

/** The design system components in this text by key, with the number of their elements. */
export const usesIn = (file: string, text: string): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const [, names = '', specifier = ''] of text.matchAll(imported)) {
    const folder = folderOf(file, specifier);
    if (folder === undefined) continue;
    for (const each of names.split(',')) {
      const [name = '', local = name] = each.trim().split(' as ');
      if (!/^[A-Z]/.test(name)) continue;
      const drawn = [...text.matchAll(new RegExp(String.raw`<${local}(?=[\s/>])`, 'g'))].length;
      if (drawn > 0) uses.set(`${folder}/${name}`, drawn);
    }
  }
  return uses;
};

export const countUses = (): ComponentUses => {
  const total: Record<string, Uses> = {};
  for (const file of sources())
    for (const [key, drawn] of usesIn(file, readFileSync(file, 'utf8'))) {
      const { places, files } = total[key] ?? { places: 0, files: 0 };
      total[key] = { places: places + drawn, files: files + 1 };
    }
  return total;
};

const name = 'virtual:component-uses';

export const componentUses = (): Plugin => ({
  name: 'component-uses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(countUses())};` : undefined),
});
