// Runs inline in `index.html` before the app's code has loaded. It sets language, color mode and
// motion behind the splash, then starts the first requests. The build bundles this file into the
// page (scripts/vite/first-load/inline-page-script.ts), so it may import the app's modules, but no
// package.
//
// Saves, throttled: 360 ms until the findings list is usable by the early requests, 160 ms of the
// first paint by starting them after it, 180 ms by preloading scripts only after a response. Off:
// return no requests from `startRequests`.
import { listParams, validateListSearch } from '@/entities/finding';
import { accessToken } from '@/entities/session';
import { queryString } from '@/shared/api/query-string';
import { delocalize, localeOf } from '@/shared/i18n';
import { basePath, ownPath } from '@/shared/lib/base-path';
import { readCookie } from '@/shared/lib/cookie';
import { startEarlyRequest } from '@/shared/lib/first-load/early-requests';
import { parseSearch, stringifySearch } from '@/shared/lib/search';

/** Data that the build and the server write into the page as JSON. */
type PageData = {
  'parapet-config': { apiBaseUrl?: string };
  'parapet-messages': {
    pages: readonly string[];
    texts: Record<string, { all: string; few?: string }>;
  };
  'parapet-page': readonly string[];
};

const readData = <Id extends keyof PageData>(id: Id): PageData[Id] | undefined => {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as PageData[Id]; // written by the build or server
  } catch {
    return undefined;
  }
};

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Only `/` redirects to the browser's language or the user's earlier choice. */
function redirectToLanguage(): boolean {
  const preferred =
    readCookie('i18n_redirected') ?? (/^es\b/i.test(navigator.language) ? 'es' : 'en');
  if (ownPath() !== '/' || preferred !== 'es') return false;
  location.replace(`${basePath}/es${location.search}${location.hash}`);
  return true;
}

/** Rewrites `?a=1&a=2` to `?a=1,2`. The router reads both, but would keep the URL as it is. */
function mergeRepeatedKeys(): void {
  const keys = [...new URLSearchParams(location.search).keys()];
  if (new Set(keys).size === keys.length) return;
  const search = stringifySearch(parseSearch(location.search));
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/** Applies the preferences that `useAppliedColorMode` and `useAppliedMotion` apply later. */
function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const mode = readStored('parapet-color-mode');
  const isDark = mode === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark && mode !== 'light' ? 'dark' : 'light';
  const motion = readStored('parapet-motion');
  if (motion === 'reduce' || motion === 'full') dataset.motion = motion;
}

/** Preloads this page's scripts, which the server lists (server/platform/http/web/preloads.ts). */
function preloadPageScripts(): void {
  for (const href of readData('parapet-page') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      }),
    );
}

/** Requests what the first page will need: texts, session and findings list. */
function startRequests(): Promise<Response>[] {
  const path = delocalize(ownPath());
  const token = accessToken();
  const messages = readData('parapet-messages');
  const texts = messages?.texts[localeOf(ownPath())];
  // Without a session, the guards redirect `/` to the sign-in page.
  const firstPage = path === '/' && token === undefined ? '/login' : path;
  const textsUrl = messages?.pages.includes(firstPage) ? texts?.few : texts?.all;
  const started = textsUrl === undefined ? [] : [startEarlyRequest(textsUrl)];

  // With mock data, the page has no configuration and the worker does not respond yet.
  const base = readData('parapet-config')?.apiBaseUrl;
  if (token === undefined || !base) return started;
  const call = (url: string) =>
    started.push(startEarlyRequest(base + url, { authorization: `Bearer ${token}` }));
  call('/session');
  if (path === '/findings/all') {
    const search = validateListSearch(parseSearch(location.search));
    call(`/findings${queryString(listParams(search))}`);
    call('/findings-columns/selected');
    call('/findings-filter/selected');
  }
  return started;
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

export function runPageScript(): void {
  if (redirectToLanguage()) return;
  if (localeOf(ownPath()) === 'es') document.documentElement.lang = 'es';
  mergeRepeatedKeys();
  // Lets the splash paint first. A hidden tab paints nothing.
  const schedule = document.hidden ? setTimeout : afterPaint;
  schedule(() => {
    applyPreferences();
    // Leaves the connection to the app's script until the first response has arrived.
    void Promise.any(startRequests()).then(preloadPageScripts, preloadPageScripts);
  });
}
