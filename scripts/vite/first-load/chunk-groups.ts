// Assigns modules to output files. The sign-in page and the findings list load few files that
// contain nothing else: without these groups, every shared module is in a file with modules that
// only other pages need.
//
// Saves, gzip: 58 kB and 2 files of the sign-in page, 42 kB and 12 files of the findings list. Off:
// remove `pages.plugin` and the group `pages.nameOf` from vite.config.ts.
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Graph, reachableModules } from './module-reachability.ts';

type Context = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/** Parsed on demand, because most modules are on neither of the two pages. */
const graphOf =
  (context: Context): Graph =>
  (id) => {
    const info = context.getModuleInfo(id);
    const code = info?.code ?? '';
    // Vite adds its helper to every module with dynamic imports, without an import in the code.
    const imported = (info?.importedIds ?? []).filter(
      (one) => !one.includes('vite/preload-helper'),
    );
    const { staticImports, staticExports } = parseSync('module.js', code).module;
    const reExports = staticExports
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.moduleRequest !== null);
    const requests = [
      ...staticImports.map((one) => ({ at: one.start, to: one.moduleRequest.value })),
      ...reExports.map((one) => ({ at: one.start, to: one.moduleRequest?.value ?? '' })),
    ];
    const named = [...new Set(requests.sort((a, b) => a.at - b.at).map(({ to }) => to))];
    // CommonJS, or code to which a later plugin adds imports, so all of its imports are needed.
    if (named.length !== imported.length)
      return { imports: imported.map((to) => ({ to, names: ['*'] })), reExports: [] };
    const idOf = (request: string): string => imported[named.indexOf(request)] ?? '';
    return {
      imports: staticImports.map(({ moduleRequest, entries }) => ({
        to: idOf(moduleRequest.value),
        names: entries.map(({ importName }) => nameOf(importName)),
      })),
      ownExports: staticExports
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.moduleRequest === null)
        .map(({ exportName }) => nameOf(exportName)),
      reExports: reExports.map(({ moduleRequest, exportName, importName }) => ({
        to: idOf(moduleRequest?.value ?? ''),
        as: exportName.name ?? '*',
        name: nameOf(importName),
      })),
    };
  };

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*');

/** The part of a route file that loads with its page. */
export const isPage = (id: string, file: string): boolean =>
  id.includes(`/src/app/routes/${file}?tsr-split`);

/** The route files of the two pages whose first load matters most. */
export const firstPageRoutes = { signIn: '_guest/login.tsx', list: '_home/findings.all.tsx' };

export const chunkGroups = (): { plugin: Plugin; nameOf: (id: string) => string | null } => {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'parapet:chunks',
      apply: 'build',
      buildEnd(error) {
        if (error === undefined) names = namesOf(this);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
};

const namesOf = (context: Context): Map<string, string> => {
  const graph = graphOf(context);
  const loadedLater = [
    ...new Set(
      [...context.getModuleIds()].flatMap(
        (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      ),
    ),
  ];
  const roots = {
    signIn: loadedLater.filter((id) => isPage(id, firstPageRoutes.signIn)),
    // The shell shows the pending page while a page loads.
    shell: loadedLater.filter(
      (id) => isPage(id, '_home.tsx') || id.includes('/src/pages/pending/'),
    ),
    list: loadedLater.filter((id) => isPage(id, firstPageRoutes.list)),
  };
  const known = Object.values(roots).flat();
  const [signIn, shell, list] = [
    reachableModules(graph, roots.signIn),
    reachableModules(graph, roots.shell),
    reachableModules(graph, roots.list),
  ];
  const others = reachableModules(
    graph,
    loadedLater.filter((id) => !known.includes(id)),
  );
  const names = new Map<string, string>();
  // Every page behind the sign-in loads the shell and some modules of the list, in one file.
  for (const id of list) if (others.has(id)) names.set(id, 'home');
  for (const id of shell) names.set(id, 'home');
  // `base` is for the sign-in page and the pages behind it, `forms` for the sign-in page first.
  for (const id of signIn) names.set(id, shell.has(id) || list.has(id) ? 'base' : 'forms');
  return names;
};
