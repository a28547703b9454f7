// Traces the versions of files that contain the secret to the commits that added or removed it, and
// to the branches and tags that contain these commits.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from './git.ts';
import type { Clock } from './limits.ts';
import { type Bounds, runToEnd, splitOutput } from './search-contents.ts';

export type SecretPlace = {
  commit: string;
  /** The author date; null if git cannot read it. */
  date: string | null;
  path: string;
  /** The line in the commit's version; for a removal, the line in the previous version. */
  line: number;
  change: 'added' | 'removed';
  /** The first fetched commit: the secret may be older. */
  is_oldest: boolean;
  /** The current line on the default branch; null if the file there no longer contains it. */
  head_line: number | null;
  branches: string[];
  tags: string[];
  /** Number of all branches that contain the commit. */
  branches_total: number;
  tags_total: number;
};

const namesKept = 20;
const longestPath = 1000;
const commitMark = '\u0001';

type Traced = Pick<SecretPlace, 'commit' | 'date' | 'path' | 'line' | 'change'>;

/**
 * Parses `git log --raw -c -z`. A merge has a change of its own only if it differs from all its
 * parents.
 */
const readLog = (found: ReadonlyMap<string, number>, onPlace: (place: Traced) => void) => {
  let [commit, date]: [string, string | null] = ['', null];
  let pending: { line: number; change: Traced['change'] } | 'unchanged' | undefined;
  return splitOutput(0, (part) => {
    if (pending !== undefined) {
      if (pending !== 'unchanged')
        onPlace({ commit, date, path: part.toString('utf8').slice(0, longestPath), ...pending });
      pending = undefined;
      return;
    }
    const text = part.toString('latin1').replace(/^\n+/, '');
    if (text.startsWith(commitMark)) {
      const [id = '', at = ''] = text.slice(1).split(' ');
      commit = id;
      date = Number.isNaN(Date.parse(at)) ? null : new Date(at).toISOString();
    } else if (text.startsWith(':')) {
      const parents = /^:+/.exec(text)?.[0].length ?? 1;
      const ids = text
        .slice(parents)
        .split(' ')
        .slice(parents + 1, 2 * parents + 2);
      const [after, before] = [ids.at(-1) ?? '', ids.slice(0, -1)];
      const now = found.get(after);
      const had = before.map((id) => found.get(id)).find((line) => line !== undefined);
      pending =
        now !== undefined && had === undefined
          ? { line: now, change: 'added' }
          : now === undefined && had !== undefined
            ? { line: had, change: 'removed' }
            : 'unchanged';
    }
  });
};

/** Files of the default branch that now contain it, with the line. */
const readHead = async (
  git: Git,
  clock: Clock,
  branch: string,
  found: ReadonlyMap<string, number>,
): Promise<Map<string, number>> => {
  const head = new Map<string, number>();
  const names: string[] = [];
  await runToEnd(git, clock, {
    args: ['for-each-ref', '--format=%(refname)', `refs/heads/${branch}`],
    onOutput: splitOutput(10, (line) => names.push(line.toString('utf8'))),
  });
  if (!names.includes(`refs/heads/${branch}`)) return head;
  await runToEnd(git, clock, {
    args: ['ls-tree', '-r', '-z', '--full-tree', `refs/heads/${branch}`],
    onOutput: splitOutput(0, (part) => {
      const tab = part.indexOf(9);
      const [, , id = ''] = part.subarray(0, tab).toString('latin1').split(' ');
      const line = found.get(id);
      if (line !== undefined) head.set(part.subarray(tab + 1).toString('utf8'), line);
    }),
  });
  return head;
};

const readRefs = async (git: Git, clock: Clock, commit: string) => {
  const names: string[] = [];
  await runToEnd(git, clock, {
    args: [
      'for-each-ref',
      `--contains=${commit}`,
      '--format=%(refname)',
      'refs/heads',
      'refs/tags',
    ],
    onOutput: splitOutput(10, (line) => names.push(line.toString('utf8'))),
  });
  const within = (folder: string) =>
    names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  const [branches, tags] = [within('refs/heads/'), within('refs/tags/')];
  return {
    branches: branches.slice(0, namesKept),
    tags: tags.slice(0, namesKept),
    branches_total: branches.length,
    tags_total: tags.length,
  };
};

const readOldest = async (git: Git): Promise<ReadonlySet<string>> =>
  new Set(
    (await readFile(path.join(git.folder, 'shallow'), 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean),
  );

export type Trace = {
  /** Sorted from the oldest. */
  places: SecretPlace[];
  total: number;
  /** The time ran out before all branches and tags were read. */
  isCut: boolean;
};

export const tracePlaces = async (
  git: Git,
  found: ReadonlyMap<string, number>,
  branch: string,
  { limits, clock }: Bounds,
): Promise<Trace> => {
  if (found.size === 0) return { places: [], total: 0, isCut: false };
  const traced: Traced[] = [];
  const logged = await runToEnd(git, clock, {
    args: [
      'log',
      '--all',
      '--raw',
      '-c',
      '-z',
      '--no-abbrev',
      '--no-renames',
      '--date-order',
      '--no-show-signature',
      '--format=%x01%H %aI',
    ],
    onOutput: readLog(found, (place) => traced.push(place)),
  });
  const head = await readHead(git, clock, branch, found);
  const oldest = await readOldest(git);
  const order = new Map([...new Set(traced.map(({ commit }) => commit))].map((id, at) => [id, at]));
  const kept = traced
    .toSorted((one, other) => (order.get(other.commit) ?? 0) - (order.get(one.commit) ?? 0))
    .slice(0, limits.places);
  const refs = new Map<string, Awaited<ReturnType<typeof readRefs>>>();
  for (const { commit } of kept)
    if (!refs.has(commit)) refs.set(commit, await readRefs(git, clock, commit));
  const none = { branches: [], tags: [], branches_total: 0, tags_total: 0 };
  return {
    total: traced.length,
    isCut: logged === 'time',
    places: kept.map((place) => ({
      ...place,
      is_oldest: oldest.has(place.commit),
      head_line: head.get(place.path) ?? null,
      ...(refs.get(place.commit) ?? none),
    })),
  };
};
