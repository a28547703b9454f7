// The path, guard and scripts of each route, derived from its file name: its layout is its guard.
export type RouteRule = {
  path: string;
  guard: 'guest' | 'home' | 'super-admin' | 'public';
  preload: boolean;
  /** The scripts that its page loads beside those of every page. */
  scripts: readonly string[];
};

const guards: [layout: string, guard: RouteRule['guard']][] = [
  ['_guest', 'guest'],
  ['_super-admin', 'super-admin'],
  ['_home', 'home'],
];

/** `_home/settings.account.tsx` → `/settings/account` */
export const pathOf = (file: string): string => {
  const parts = file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route');
  return `/${parts.join('/')}`;
};

/**
 * @param files route files, relative to `src/app/routes`
 * @param scriptsOf the scripts that the build made of a route file
 */
export const routeRules = (
  files: readonly string[],
  scriptsOf: (file: string) => readonly string[],
): RouteRule[] =>
  files
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)(__root|_[\w-]+)\.tsx$/.test(file))
    .map((file) => {
      const guard = guards.find(([layout]) => file.split(/[/.]/).includes(layout))?.[1] ?? 'public';
      return { path: pathOf(file), guard, preload: guard !== 'public', scripts: scriptsOf(file) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
