// The sign-in page and the findings list start with the few messages that their scripts name. The
// whole catalog follows once the page is shown (src/shared/i18n/activate.ts).
//
// Saves 43.5 kB (gzip) before these pages are usable.
// Off: emit no `few` in scripts/vite/messages.ts.
import type { Rolldown } from 'vite';
import { firstPageRoutes } from './chunk-groups.ts';
import { entryScripts, routeScripts } from './route-scripts.ts';

/**
 * A literal without blanks, as ids are. The quotes are matched and not consumed, because a quote
 * that ends one literal may begin the next match.
 */
const literal = /(?<=(["'`]))[^"'`\s]+(?=\1)/g;

/** The messages of a catalog whose ids the scripts contain as literals, as JSON. */
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
