// Members of a workspace: where their manifests are, and which of them name a package.
import { posix } from 'node:path';
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import { locateJsonStrings } from './json-places.ts';
import { locateTomlValues } from './toml-places.ts';

const folderPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split(/(\*\*|[*?])/)
      .map((part) =>
        part === '**' ? '.+' : part === '*' ? '[^/]+' : part === '?' ? '[^/]' : escapeRegExp(part),
      )
      .join('')}$`,
  );

/**
 * Returns the paths of the manifests, below the folder of the root.
 * @param folders may be patterns, such as `crates/*`; those after a `!` are left out
 * @param files lists the files of the repository
 */
export const findMembers = async (
  folders: readonly string[],
  { root, manifest }: { root: string; manifest: string },
  files: () => Promise<readonly string[]>,
): Promise<string[]> => {
  const isPattern = (folder: string) => /[*?]/.test(folder);
  const without = folders.flatMap((each) => (each.startsWith('!') ? [each.slice(1)] : []));
  const named = folders.filter((each) => !each.startsWith('!'));
  const plain = named.filter((folder) => !isPattern(folder));
  const patterns = named.filter(isPattern).map((each) => folderPattern(posix.normalize(each)));
  const listed = patterns.length === 0 ? [] : await files();
  const matching = listed
    .filter((file) => posix.basename(file) === manifest)
    .map((file) => posix.relative(root, posix.dirname(file)))
    .filter((folder) => patterns.some((pattern) => pattern.test(folder)));
  const all = [...plain, ...matching].map((folder) => posix.normalize(folder));
  const members = all.filter(
    (folder) => !without.some((each) => folder === each || folder.startsWith(`${each}/`)),
  );
  return [...new Set(members.map((folder) => posix.join(folder, manifest)))];
};

/** Whether a table of a Cargo manifest describes what is built: its path is a file's. */
export const isCargoTarget = (table: string): boolean =>
  /^(?:lib|bin|example|test|bench)$/.test(table);

/** Cargo: members of the workspace and dependencies by path; folders may be patterns. */
export const cargoFolders = (manifest: string): string[] =>
  (locateTomlValues(manifest) ?? []).flatMap((value) => {
    if (!('start' in value)) return [];
    const [table = ''] = value.table;
    const key = value.key.at(-1) ?? '';
    if (table === 'workspace' && key === 'exclude') return [`!${value.value}`];
    const isFolder =
      (key === 'path' && !isCargoTarget(table)) || (table === 'workspace' && key === 'members');
    return isFolder ? [value.value] : [];
  });

const dependencySections = /^(?:dev|optional)?[dD]ependencies$/;

/** npm: the folders of the workspace whose manifests name the package, by `package-lock.json`. */
export const npmFoldersWith = (lock: string, name: string): string[] => [
  ...new Set(
    (locateJsonStrings(lock) ?? []).flatMap(({ path: [packages, folder = '', section, known] }) =>
      packages === 'packages' &&
      folder !== '' &&
      !/(?:^|\/)node_modules\//.test(folder) &&
      dependencySections.test(section ?? '') &&
      known === name
        ? [folder]
        : [],
    ),
  ),
];

/** pnpm: the folders of the workspace, which are keys of `importers`, each with its part of the lock. */
export const pnpmFolders = (lock: string): { folder: string; text: string }[] => {
  const importers = /^importers:\r?\n((?:(?: .*)?\r?\n)+)/m.exec(lock)?.[1] ?? '';
  return importers.split(/^(?= {2}\S)/m).flatMap((text) => {
    const folder = /^ {2}'?([^\s:'][^:']*)'?:[ \t]*\r?$/m.exec(text)?.[1];
    return folder !== undefined && folder !== '.' ? [{ folder, text }] : [];
  });
};

/** pnpm: those whose manifests name the package. */
export const pnpmFoldersWith = (lock: string, name: string): string[] => {
  const named = new RegExp(String.raw`^ {6}'?${escapeRegExp(name)}'?:`, 'm');
  return pnpmFolders(lock).flatMap(({ folder, text }) => (named.test(text) ? [folder] : []));
};
