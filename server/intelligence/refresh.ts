import { readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { OutgoingError } from '../outgoing.ts';
import { FeedError } from './feed-faults.ts';
import { bundledKev, epssFeedUrl, kevFeedUrl, readEpss, readKev } from './feeds.ts';
import { readOsv } from './osv.ts';
import { askOsv } from './osv-lookups.ts';
import {
  type FeedName,
  feedState,
  joinEverybody,
  recordFailure,
  recordLookups,
  rescoreEverybody,
  storeEpss,
  storeKev,
  storeOsv,
} from './store.ts';

export const refreshHours = 24;

const maxFeedBytes = 30_000_000;

/** FIRST redirects to the file of the day on the same host; one step is followed, by the same guarded client. */
const download = async (deps: Deps, url: string, redirects = 1): Promise<Buffer> => {
  const { status, headers, bytes } = await deps.outgoing.request(url, {
    timeoutMs: 60_000,
    maxBytes: maxFeedBytes,
  });
  const location = headers['location'];
  if (status >= 300 && status < 400 && location !== undefined && redirects > 0)
    return download(deps, new URL(location, url).href, redirects - 1);
  if (status !== 200) throw new FeedError('answered', { host: new URL(url).host, status });
  return bytes;
};

type Source = { name: string; read: () => Promise<Buffer> };

/** None where nothing may be asked of the network. */
const sourceOf = (deps: Deps, file: string | undefined, url: string): Source | undefined => {
  if (file !== undefined) return { name: 'file', read: () => readFile(file) };
  return deps.config.intelligence.refresh
    ? { name: url, read: () => download(deps, url) }
    : undefined;
};

const refreshEpss = async (deps: Deps, { name, read }: Source): Promise<void> =>
  storeEpss(deps.db, await readEpss(await read()), name, deps.now());

const refreshKev = async (deps: Deps, { name, read }: Source): Promise<void> =>
  storeKev(deps.db, readKev((await read()).toString('utf8')), name, deps.now());

/** Longer than OSV's whole export takes by far. */
const readingMs = 30 * 60_000;

const readAliases = async (deps: Deps, file: string): Promise<void> => {
  await storeOsv(deps.db, await readOsv(file, AbortSignal.timeout(readingMs)), 'file', deps.now());
  await joinEverybody(deps.db);
};

/** What is not due is not asked for: then nothing has happened. */
const askForAliases = async (deps: Deps, address: string): Promise<void> => {
  const { asked, learned, error } = await askOsv(deps, address);
  if (learned > 0) await joinEverybody(deps.db);
  if (error !== undefined) throw error;
  if (asked > 0) await recordLookups(deps.db, address, deps.now());
};

const outgoingFaults = {
  unreachable: 'not_reached',
  timeout: 'took_too_long',
  forbidden_address: 'inside_the_network',
  too_large: 'answer_too_large',
  bad_address: 'not_reached',
} as const;

/** The operating system's word for it, `ENOTFOUND`, which needs no language. */
const systemWord = (error: Error): string =>
  /\bE[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.name;

const asFeedError = (error: unknown, source: string): FeedError => {
  if (error instanceof FeedError) return error;
  if (!(error instanceof Error)) return new FeedError('not_loaded');
  if (source === 'file')
    return 'code' in error
      ? new FeedError('file_not_read', { reason: systemWord(error) })
      : new FeedError('not_loaded');
  if (!(error instanceof OutgoingError)) return new FeedError('not_loaded');
  const host = new URL(source).host;
  const type = outgoingFaults[error.code];
  return type === 'not_reached'
    ? new FeedError(type, { host, reason: systemWord(error) })
    : new FeedError(type, { host });
};

const attempt = async (
  deps: Deps,
  feed: FeedName,
  source: string,
  load: () => Promise<void>,
): Promise<boolean> => {
  try {
    await load();
    return true;
  } catch (error) {
    deps.log.warn({ feed, err: error }, 'feed not refreshed');
    await recordFailure(deps.db, feed, source, asFeedError(error, source), deps.now());
    return false;
  }
};

/** From the file where the operator names one, else by asking OSV, unless that is switched off. */
export const refreshAliases = async (deps: Deps): Promise<boolean> => {
  const { refresh, osvFile, osvUrl } = deps.config.intelligence;
  const source = osvFile !== undefined ? 'file' : refresh ? osvUrl : undefined;
  if (source === undefined) return false;
  const refreshed = await attempt(deps, 'osv', source, () =>
    osvFile === undefined ? askForAliases(deps, source) : readAliases(deps, osvFile),
  );
  deps.wakeJobs();
  return refreshed;
};

/** Loads all feeds, from their files where the operator names them, else from their publishers. One failing does not keep the others. */
export const refreshFeeds = async (deps: Deps): Promise<Record<FeedName, boolean>> => {
  const { epssFile, kevFile } = deps.config.intelligence;
  const [epssSource, kevSource] = [
    sourceOf(deps, epssFile, epssFeedUrl),
    sourceOf(deps, kevFile, kevFeedUrl),
  ];
  const epss =
    epssSource !== undefined &&
    (await attempt(deps, 'epss', epssSource.name, () => refreshEpss(deps, epssSource)));
  const kev =
    kevSource !== undefined &&
    (await attempt(deps, 'kev', kevSource.name, () => refreshKev(deps, kevSource)));
  if (epss || kev) {
    await rescoreEverybody(deps.db);
    deps.wakeJobs();
  }
  return { epss, kev, osv: await refreshAliases(deps) };
};

/** At the first start the catalogue that ships with the product is better than none. */
export const loadBundled = async (deps: Deps): Promise<void> => {
  if ((await feedState(deps.db, 'kev'))?.loadedAt == null)
    await storeKev(deps.db, bundledKev(), 'bundled', deps.now());
};

const isDue = async (deps: Deps): Promise<boolean> => {
  const attempts = await Promise.all(
    (['epss', 'kev'] as const).map((feed) => feedState(deps.db, feed)),
  );
  const oldest = Math.min(...attempts.map((state) => state?.attemptedAt?.getTime() ?? 0));
  return (
    deps.now().getTime() - oldest >= refreshHours * 3_600_000 ||
    attempts.some((state) => state?.source === 'bundled' && state.error === null)
  );
};

const look = async (deps: Deps): Promise<unknown> => {
  if (await isDue(deps)) return refreshFeeds(deps);
  // Reports bring new names all day; the file changes as rarely as the feeds.
  return deps.config.intelligence.osvFile === undefined ? refreshAliases(deps) : undefined;
};

/** Looks every hour whether a refresh is due. Returns the end of it. */
export const scheduleRefresh = (deps: Deps, firstAfterMs = 60_000): (() => void) => {
  const lookNow = () => {
    look(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'feeds not looked at');
    });
  };
  const first = setTimeout(lookNow, firstAfterMs).unref();
  const hourly = setInterval(lookNow, 3_600_000).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
};
