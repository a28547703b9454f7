// The scripts of the page that an address asks for, so that its HTML can name them: they load beside the first script, not after it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One of `rules` in `builds/meta/<id>.json`, which the build writes (scripts/vite/route-rules.ts). */
type Rule = { path: string; guard: string; scripts?: readonly string[] };

export type Preloads = (url: string, signedIn: boolean) => readonly string[];

const none: Preloads = () => [];

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const matcher = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split('/')
      .map((part) => (part.startsWith('$') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)))
      .join('/')}$`,
  );

/** `/es/findings/all?status=open` → `/findings/all` */
const routeOf = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^\/es(?=\/|$)/, '') || '/';

/**
 * From the build in `webRoot`. Whoever has no session is led from a page of the home layout to sign in: that page's scripts are named then.
 * The same list for the same rule, so that what is made of it can be kept.
 */
export const readPreloads = (webRoot: string): Preloads => {
  const latest = readJson(path.join(webRoot, 'builds/latest.json')) as { id: string } | undefined; // written by our own build, like the next
  const meta =
    latest &&
    (readJson(path.join(webRoot, `builds/meta/${latest.id}.json`)) as
      | { rules: readonly Rule[] }
      | undefined);
  if (!meta) return none;
  const rules = meta.rules
    .map(({ path: route, guard, scripts = [] }) => ({ guard, scripts, matches: matcher(route) }))
    .sort((a, b) => b.scripts.length - a.scripts.length);
  const find = (route: string) => rules.find(({ matches }) => matches.test(route));
  const signIn = find('/login');
  const nothing: readonly string[] = [];
  return (url, signedIn) => {
    const asked = find(routeOf(url));
    const shown = asked && !signedIn && asked.guard === 'home' ? signIn : asked;
    return shown?.scripts ?? nothing;
  };
};
