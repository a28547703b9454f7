// The scripts of the page at a URL. The server writes them into the HTML, and the page script
// (src/app/first-load/page-script.ts) preloads them in parallel with the app's own script.
//
// Saves 750 ms until the findings list is usable (throttled).
// Off: return `none` from `readPreloads`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One of `rules` in `builds/meta/<id>.json`, which the build writes (scripts/vite/route-rules.ts).
 */
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

/** Returns whether a guest sees the page itself. */
const isOpen = (guard: string): boolean => guard === 'guest' || guard === 'public';

/** `/es/findings/all?status=open` → `/findings/all` */
const routeOf = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^\/es(?=\/|$)/, '') || '/';

/**
 * Reads the rules of the build in `webRoot`. Without a session the guards redirect a protected page
 * to the sign-in page, so the scripts of that page are listed. Returns the same array for the same
 * rule, so that callers can use it as a cache key.
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
    const requested = find(routeOf(url));
    const shown = requested && !signedIn && !isOpen(requested.guard) ? signIn : requested;
    return shown?.scripts ?? nothing;
  };
};
