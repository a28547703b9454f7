// The sign-in page and the findings list start with the few messages that their scripts use. The
// entire catalog loads once the page is shown (src/shared/i18n/activate.ts).
//
// Saves 43.5 kB (gzip) before these pages are usable. Off: emit no `few` in
// scripts/vite/messages.ts.
import type { Rolldown } from 'vite';
import { firstPageRoutes } from './chunk-groups.ts';
import { entryScripts, routeScripts } from './route-scripts.ts';

/**
 * A literal without spaces, like message ids. The quotes are matched by lookaround and not
 * consumed, because a closing quote may open the next match.
 */
const literal = /(?<=(["'`]))[^"'`\s]+(?=\1)/g;

/** The messages of a catalog whose ids appear as literals in the scripts, as JSON. */
export const selectMessages = (catalog: string, scripts: readonly string[]): string => {
  const ids = new Set(scripts.flatMap((code) => code.match(literal) ?? []));
  const messages = Object.entries(JSON.parse(catalog) as Record<string, unknown>); // written by `compileAll`
  return JSON.stringify(Object.fromEntries(messages.filter(([id]) => ids.has(id))));
};

/** The code of every script that the two pages load first. */
export const firstPageCode = (bundle: Rolldown.OutputBundle): string[] => {
  const names = new Set([
    ...entryScripts(bundle),
    ...Object.values(firstPageRoutes).flatMap(routeScripts(bundle)),
  ]);
  return Object.values(bundle).flatMap((one) =>
    one.type === 'chunk' && names.has(`/${one.fileName}`) ? [one.code] : [],
  );
};
