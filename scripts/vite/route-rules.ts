// The path, guard and scripts of each route. The guard is the one that the route's file, or the
// nearest layout above it, calls in `beforeLoad` (src/app/session/guards.ts).
import { lineage } from './first-load/route-scripts.ts';

export type RouteRule = {
  path: string;
  guard: 'guest' | 'home' | 'not-developer' | 'super-admin' | 'public';
  preload: boolean;
  /** The scripts of its page, besides those of every page. */
  scripts: readonly string[];
};

const guards: Readonly<Record<string, RouteRule['guard']>> = {
  requireGuest: 'guest',
  requireNotDeveloper: 'not-developer',
  requireSession: 'home',
  requireSuperAdmin: 'super-admin',
};

/** `_home/settings.account.tsx` → `/settings/account` */
export const pathOf = (file: string): string => {
  const parts = file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route');
  return `/${parts.join('/')}`;
};

const stemOf = (file: string) => file.replace(/\.tsx$/, '');

/**
 * @param files route files, relative to `src/app/routes`
 * @param sourceOf returns the source of a route file
 * @param scriptsOf returns the scripts that the build made from a route file
 * @throws if a route calls an unknown guard
 */
export const routeRules = (
  files: readonly string[],
  sourceOf: (file: string) => string,
  scriptsOf: (file: string) => readonly string[],
): RouteRule[] => {
  const guardOf = (file: string): RouteRule['guard'] => {
    const calls = lineage(file)
      .filter((name) => files.includes(name))
      .flatMap((name) => /beforeLoad: (require\w+)/.exec(sourceOf(name))?.[1] ?? []);
    const call = calls.at(-1);
    if (call === undefined) return 'public';
    const guard = guards[call];
    if (guard === undefined) throw new Error(`The guard ${call} of ${file} has no name.`);
    return guard;
  };
  const isLayout = (file: string) =>
    /(^|\/)_[\w-]+\.tsx$/.test(file) || files.includes(`${stemOf(file)}.index.tsx`);
  return files
    .filter((file) => file.endsWith('.tsx') && !isLayout(file))
    .map((file) => {
      const guard = guardOf(file);
      return { path: pathOf(file), guard, preload: guard !== 'public', scripts: scriptsOf(file) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};
