// Which file of the build a module goes into. What the two pages that people wait for share lies in few files, and nothing else lies in them.
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Graph, reach } from './reach.ts';

type Context = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (
    id: string,
  ) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/** Parsed when somebody asks: most modules are on no page that matters here. */
const graphOf =
  (context: Context): Graph =>
  (id) => {
    const info = context.getModuleInfo(id);
    const code = info?.code ?? '';
    // Vite adds its helper for later loads to whoever has some, without a word in the code.
    const imported = (info?.importedIds ?? []).filter(
      (one) => !one.includes('vite/preload-helper'),
    );
    const { staticImports, staticExports } = parseSync('module.js', code).module;
    const passedOn = staticExports
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.moduleRequest !== null);
    const requests = [
      ...staticImports.map((one) => ({ at: one.start, to: one.moduleRequest.value })),
      ...passedOn.map((one) => ({ at: one.start, to: one.moduleRequest?.value ?? '' })),
    ];
    const named = [...new Set(requests.sort((a, b) => a.at - b.at).map(({ to }) => to))];
    // CommonJS, or code that a later step adds imports to: everything that it names is needed.
    if (named.length !== imported.length)
      return { imports: imported.map((to) => ({ to, names: ['*'] })), passesOn: [] };
    const idOf = (request: string): string => imported[named.indexOf(request)] ?? '';
    return {
      imports: staticImports.map(({ moduleRequest, entries }) => ({
        to: idOf(moduleRequest.value),
        names: entries.map(({ importName }) => nameOf(importName)),
      })),
      owns: staticExports
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.moduleRequest === null)
        .map(({ exportName }) => nameOf(exportName)),
      passesOn: passedOn.map(({ moduleRequest, exportName, importName }) => ({
        to: idOf(moduleRequest?.value ?? ''),
        as: exportName.name ?? '*',
        name: nameOf(importName),
      })),
    };
  };

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*');

/** The part of a route file that is loaded with its page. */
const isPage = (id: string, file: string): boolean =>
  id.includes(`/src/app/routes/${file}?tsr-split`);

/** The pages that people wait for, by the files of their routes. */
export const awaited = { signIn: '_guest/login.tsx', list: '_home/findings.all.tsx' };

/** Nearly all of what these hold runs before the page can be used. */
const runsAtOnce = ({
  name,
  isEntry,
  facadeModuleId,
}: {
  name: string;
  isEntry: boolean;
  facadeModuleId: string | null;
}): boolean =>
  isEntry ||
  ['home', 'base', 'forms'].includes(name) ||
  Object.values(awaited).some((file) => isPage(facadeModuleId ?? '', file));

/**
 * Has to be the first line of a file: Chromium then compiles all of it aside while it arrives, instead of each function when it is first called, on the
 * thread that draws. Other browsers take it for a remark. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

export const chunks = (): { plugin: Plugin; nameOf: (id: string) => string | null } => {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'parapet:chunks',
      apply: 'build',
      buildEnd(error) {
        if (error === undefined) names = namesOf(this);
      },
      generateBundle: {
        // Vite puts the list of what a file loads later before everything else.
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && runsAtOnce(file)) file.code = compileHint + file.code;
        },
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
    signIn: loadedLater.filter((id) => isPage(id, awaited.signIn)),
    // What stands in for a page that is late is shown within the shell.
    shell: loadedLater.filter(
      (id) => isPage(id, '_home.tsx') || id.includes('/src/pages/pending/'),
    ),
    list: loadedLater.filter((id) => isPage(id, awaited.list)),
  };
  const known = Object.values(roots).flat();
  const [signIn, shell, list] = [
    reach(graph, roots.signIn),
    reach(graph, roots.shell),
    reach(graph, roots.list),
  ];
  const others = reach(
    graph,
    loadedLater.filter((id) => !known.includes(id)),
  );
  const names = new Map<string, string>();
  // Behind the sign-in every page shows the shell and something of what the list shares: one file.
  for (const id of list) if (others.has(id)) names.set(id, 'home');
  for (const id of shell) names.set(id, 'home');
  // Whoever has signed in has what every form needs, and the other way round.
  for (const id of signIn) names.set(id, shell.has(id) || list.has(id) ? 'base' : 'forms');
  return names;
};
