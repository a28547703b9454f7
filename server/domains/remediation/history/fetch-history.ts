// Fetches branches and tags with their history into a bare repository: the latest commits first,
// then all, so that a repository that is too large or too slow still yields its latest commits.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { GitAddress } from '../../source-hosts/index.ts';
import type { Git } from './git.ts';
import { type Clock, type Cut, type HistoryLimits, isOver } from './limits.ts';

const firstDepth = 500;
const watchMs = 250;

const refspecs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];

const bytesOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

type Step = 'done' | 'failed' | Extract<Cut, 'bytes' | 'time'>;

const fetchTo = async (
  git: Git,
  { url }: GitAddress,
  depth: number,
  { limits, clock }: { limits: HistoryLimits; clock: Clock },
): Promise<Step> => {
  const full = new AbortController();
  const packs = path.join(git.folder, 'objects', 'pack');
  const watch = setInterval(() => {
    void bytesOf(packs).then((bytes) => {
      if (bytes > limits.fetchedBytes) full.abort();
    });
  }, watchMs);
  try {
    const { ended } = await git.call({
      args: [
        'fetch',
        '--quiet',
        '--no-tags',
        '--force',
        '--depth',
        String(depth),
        url,
        ...refspecs,
      ],
      fetches: true,
      signal: AbortSignal.any([clock.signal, full.signal]),
      milliseconds: clock.remaining(),
    });
    clock.signal.throwIfAborted();
    if (full.signal.aborted || (await bytesOf(packs)) > limits.fetchedBytes) return 'bytes';
    if (ended.how === 'late') return 'time';
    return ended.how === 'exit' && ended.code === 0 ? 'done' : 'failed';
  } finally {
    clearInterval(watch);
  }
};

const isShallow = (git: Git): Promise<boolean> =>
  stat(path.join(git.folder, 'shallow')).then(
    ({ size }) => size > 0,
    () => false,
  );

/**
 * Returns why not all commits were fetched, or undefined if they were.
 * @throws {Problem} 422 if git cannot read the repository, or if the latest commits alone exceed
 * the limits
 */
export const fetchHistory = async (
  git: Git,
  address: GitAddress,
  bounds: { limits: HistoryLimits; clock: Clock },
): Promise<Cut | undefined> => {
  const { limits, clock } = bounds;
  await git.call({
    args: ['init', '--quiet', '--bare'],
    signal: clock.signal,
    milliseconds: clock.remaining(),
  });
  const first = await fetchTo(git, address, Math.min(firstDepth, limits.commits), bounds);
  if (first === 'failed') throw createProblem(422, 'history_unreadable');
  if (first !== 'done') throw createProblem(422, 'history_too_large');
  if (!(await isShallow(git))) return undefined;
  if (limits.commits <= firstDepth) return 'commits';
  if (isOver(clock)) return 'time';
  const rest = await fetchTo(git, address, limits.commits, bounds);
  if (rest === 'failed') throw createProblem(422, 'history_unreadable');
  if (rest !== 'done') return rest;
  return (await isShallow(git)) ? 'commits' : undefined;
};
