import { readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { bundledKev, epssFeedUrl, kevFeedUrl, readEpss, readKev } from './feeds.ts';
import { type FeedName, feedState, recordFailure, rescoreEverybody, storeEpss, storeKev } from './store.ts';

export const refreshHours = 24;

const maxFeedBytes = 30_000_000;

/** FIRST redirects to the file of the day on the same host; one step is followed, by the same guarded client. */
const download = async (deps: Deps, url: string, redirects = 1): Promise<Buffer> => {
  const { status, headers, bytes } = await deps.outgoing.request(url, { timeoutMs: 60_000, maxBytes: maxFeedBytes });
  const location = headers['location'];
  if (status >= 300 && status < 400 && location !== undefined && redirects > 0) return download(deps, new URL(location, url).href, redirects - 1);
  if (status !== 200) throw new Error(`${new URL(url).host} answered ${String(status)}.`);
  return bytes;
};

type Source = { name: string; read: () => Promise<Buffer> };

const sourceOf = (deps: Deps, file: string | undefined, url: string): Source =>
  file === undefined ? { name: url, read: () => download(deps, url) } : { name: 'file', read: () => readFile(file) };

const loaders: Record<FeedName, (deps: Deps, source: Source) => Promise<void>> = {
  epss: async (deps, { name, read }) => storeEpss(deps.db, await readEpss(await read()), name, deps.now()),
  kev: async (deps, { name, read }) => storeKev(deps.db, readKev((await read()).toString('utf8')), name, deps.now()),
};

const sources = (deps: Deps): Record<FeedName, Source> => ({
  epss: sourceOf(deps, deps.config.intelligence.epssFile, epssFeedUrl),
  kev: sourceOf(deps, deps.config.intelligence.kevFile, kevFeedUrl),
});

const refreshOne = async (deps: Deps, feed: FeedName): Promise<boolean> => {
  const source = sources(deps)[feed];
  try {
    await loaders[feed](deps, source);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.log.warn({ feed, err: error }, 'feed not refreshed');
    await recordFailure(deps.db, feed, source.name, message, deps.now());
    return false;
  }
};

/** Loads both feeds, from their files where the operator names them, else from their publishers. One failing does not keep the other. */
export const refreshFeeds = async (deps: Deps): Promise<Record<FeedName, boolean>> => {
  const result = { epss: await refreshOne(deps, 'epss'), kev: await refreshOne(deps, 'kev') };
  if (result.epss || result.kev) {
    await rescoreEverybody(deps.db);
    deps.wakeJobs();
  }
  return result;
};

/** At the first start the catalogue that ships with the product is better than none. */
export const loadBundled = async (deps: Deps): Promise<void> => {
  if ((await feedState(deps.db, 'kev'))?.loadedAt == null) await storeKev(deps.db, bundledKev(), 'bundled', deps.now());
};

const isDue = async (deps: Deps): Promise<boolean> => {
  const attempts = await Promise.all((['epss', 'kev'] as const).map((feed) => feedState(deps.db, feed)));
  const oldest = Math.min(...attempts.map((state) => state?.attemptedAt?.getTime() ?? 0));
  return deps.now().getTime() - oldest >= refreshHours * 3_600_000 || attempts.some((state) => state?.source === 'bundled' && state.error === null);
};

/** Looks every hour whether a refresh is due. Returns the end of it. */
export const scheduleRefresh = (deps: Deps, firstAfterMs = 60_000): (() => void) => {
  const look = () => {
    isDue(deps).then((due) => (due ? refreshFeeds(deps) : undefined)).catch((error: unknown) => { deps.log.warn({ err: error }, 'feeds not looked at'); });
  };
  const first = setTimeout(look, firstAfterMs).unref();
  const hourly = setInterval(look, 3_600_000).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
};
