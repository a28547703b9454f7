// One search: fetches, determines the secret, searches and traces. Its files below the data
// directory are removed in any case.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { SourceRange } from '../../../report-formats/model.ts';
import type { connectRepository } from '../../source-hosts/index.ts';
import { fetchHistory } from './fetch-history.ts';
import { createGit, findGit, type Git } from './git.ts';
import { type Clock, type Cut, type HistoryLimits, startClock } from './limits.ts';
import { searchContents } from './search-contents.ts';
import { findSecretValue } from './secret-value.ts';
import { type Trace, tracePlaces } from './trace-places.ts';

type Connected = Awaited<ReturnType<typeof connectRepository>>;

/** The place of the finding at the scanned commit. */
export type LeakPlace = { path: string; range: SourceRange; commit: string };

export type HistorySearch = Pick<Trace, 'places' | 'total'> & {
  commits: number;
  skippedFiles: number;
  cut: Cut | undefined;
};

export type SearchRequest = {
  id: string;
  connected: Connected;
  place: LeakPlace;
  limits: HistoryLimits;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
};

/** Reads from the fetched history; undefined if the commit is not in it. */
const readAtCommit = async (
  git: Git,
  clock: Clock,
  { commit, path: file }: LeakPlace,
): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  const { ended } = await git.call({
    args: ['cat-file', 'blob', `${commit}:${file}`],
    onOutput: (chunk) => parts.push(chunk),
    signal: clock.signal,
    milliseconds: clock.remaining(),
  });
  return ended.how === 'exit' && ended.code === 0
    ? Buffer.concat(parts).toString('utf8')
    : undefined;
};

/**
 * @throws {Problem} 422 if the secret at the place is unknown, if git is missing or cannot read the
 * repository, or if the latest commits alone exceed the limits; errors of the host
 */
export const searchHistory = async (
  deps: Pick<Deps, 'config' | 'outgoing'>,
  { id, connected, place, limits, signal, onProgress }: SearchRequest,
): Promise<HistorySearch> => {
  const program = await findGit(deps.config);
  if (program === undefined) throw createProblem(422, 'git_missing');
  const { host, repository, branch } = connected;
  const address = await host.gitAddress(repository);
  const work = path.join(deps.config.dataDir, 'history', id);
  // A killed attempt may have left files.
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const clock = startClock(limits, signal);
    const git = await createGit(deps, { program, work, address });
    const unfetched = await fetchHistory(git, address, { limits, clock });
    onProgress(0.5);
    const text =
      (await readAtCommit(git, clock, place)) ??
      (await host.readFile(repository, place.path, place.commit));
    const secret = text === undefined ? undefined : findSecretValue(text, place.path, place.range);
    if (secret === undefined) throw createProblem(422, 'secret_value_unknown');
    const bounds = { limits, clock, work };
    const searched = await searchContents(git, secret, bounds, (part) =>
      onProgress(0.5 + part * 0.4),
    );
    onProgress(0.9);
    const trace = await tracePlaces(git, searched.found, branch, bounds);
    return {
      places: trace.places,
      total: trace.total,
      commits: searched.commits,
      skippedFiles: searched.skippedFiles,
      cut: searched.cut ?? unfetched ?? (trace.isCut ? 'time' : undefined),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
