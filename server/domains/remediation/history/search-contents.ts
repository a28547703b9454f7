// Finds the versions of files that contain the secret. The server compares the bytes itself, so
// that no other program receives the secret.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Git, GitCall } from './git.ts';
import { type Clock, type Cut, type HistoryLimits, isOver } from './limits.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';

export type Bounds = { limits: HistoryLimits; clock: Clock; work: string };

/** Calls `onPart` for each part of the output that ends with the byte `end`. */
export const splitOutput = (end: number, onPart: (part: Buffer) => void) => {
  let rest: Buffer[] = [];
  return (chunk: Buffer): void => {
    let from = 0;
    for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, from)) {
      const part = chunk.subarray(from, at);
      onPart(rest.length === 0 ? part : Buffer.concat([...rest, part]));
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)));
  };
};

const newline = 10;

/** Runs git to its end; returns 'time' if the time is over. */
export const runToEnd = async (
  git: Git,
  clock: Clock,
  call: Pick<GitCall, 'args' | 'input' | 'onOutput'>,
  stop?: AbortSignal,
): Promise<'done' | 'stopped' | 'time'> => {
  const signal = stop ? AbortSignal.any([clock.signal, stop]) : clock.signal;
  const { ended } = await git.call({ ...call, signal, milliseconds: clock.remaining() });
  clock.signal.throwIfAborted();
  if (ended.how === 'late') return 'time';
  if (stop?.aborted === true) return 'stopped';
  if (ended.how !== 'exit' || ended.code !== 0) throw createProblem(422, 'history_unreadable');
  return 'done';
};

type Content = { id: string; bytes: number };
type Listed = {
  contents: Content[];
  /** After this many contents, this many commits have been read. */
  commitsAt: { contents: number; commits: number }[];
  commits: number;
  skippedFiles: number;
  cut: Cut | undefined;
};

/** Lists the contents of all commits, the latest commits first. */
const listContents = async (git: Git, { limits, clock, work }: Bounds): Promise<Listed> => {
  const file = path.join(work, 'objects');
  const objects: string[] = [];
  const listed = await runToEnd(git, clock, {
    args: [
      'rev-list',
      '--all',
      '--objects',
      '--in-commit-order',
      '--no-object-names',
      `--max-count=${limits.commits}`,
    ],
    onOutput: splitOutput(newline, (line) => objects.push(line.toString('latin1'))),
  });
  await writeFile(file, `${objects.join('\n')}\n`, { mode: 0o600 });
  const result: Listed = {
    contents: [],
    commitsAt: [],
    commits: 0,
    skippedFiles: 0,
    cut: listed === 'time' ? 'time' : undefined,
  };
  const sized = await runToEnd(git, clock, {
    args: ['cat-file', '--batch-check=%(objecttype) %(objectname) %(objectsize)', '--buffer'],
    input: file,
    onOutput: splitOutput(newline, (line) => {
      const [type, id = '', size] = line.toString('latin1').split(' ');
      if (type === 'commit') {
        result.commitsAt.push({ contents: result.contents.length, commits: result.commits });
        result.commits += 1;
      }
      if (type !== 'blob') return;
      if (Number(size) > limits.fileBytes) result.skippedFiles += 1;
      else result.contents.push({ id, bytes: Number(size) });
    }),
  });
  if (sized === 'time') result.cut = 'time';
  return result;
};

const lineAt = (content: Buffer, offset: number): number => {
  let line = 1;
  for (let at = content.indexOf(newline); at !== -1 && at < offset; line += 1)
    at = content.indexOf(newline, at + 1);
  return line;
};

/**
 * Parses the output of `cat-file --batch`: `<id> <type> <size>
 * <content>
 * `.
 */
const readBatch = (onContent: (id: string, content: Buffer) => void) => {
  let parts: Buffer[] = [];
  let held = 0;
  let head: { id: string; size: number } | undefined;
  const take = (): Buffer => {
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = [];
    held = 0;
    return all;
  };
  const put = (rest: Buffer) => {
    if (rest.length === 0) return;
    parts.push(rest);
    held += rest.length;
  };
  return (chunk: Buffer): void => {
    put(chunk);
    for (;;) {
      if (head !== undefined) {
        if (held < head.size + 1) return;
        const all = take();
        onContent(head.id, all.subarray(0, head.size));
        put(all.subarray(head.size + 1));
        head = undefined;
      }
      const all = take();
      const end = all.indexOf(newline);
      if (end === -1) {
        put(all);
        return;
      }
      const [id = '', , size] = all.subarray(0, end).toString('latin1').split(' ');
      head = { id, size: Number(size) };
      put(all.subarray(end + 1));
    }
  };
};

export type Searched = {
  /** The line of the secret in each content that has it, by the content's id. */
  found: Map<string, number>;
  commits: number;
  /** Skipped contents that are too large. */
  skippedFiles: number;
  cut: Cut | undefined;
};

/** Returns the number of commits whose contents are all among the first `read` ones. */
const commitsRead = ({ commitsAt, commits, contents }: Listed, read: number): number =>
  read >= contents.length
    ? commits
    : (commitsAt.findLast((each) => each.contents <= read)?.commits ?? 0);

/** @param onProgress from 0 to 1 */
export const searchContents = async (
  git: Git,
  secret: string,
  bounds: Bounds,
  onProgress: (fraction: number) => void,
): Promise<Searched> => {
  const { limits, clock, work } = bounds;
  const needle = Buffer.from(secret);
  const listed = await listContents(git, bounds);
  const found = new Map<string, number>();
  const { contents, skippedFiles } = listed;
  const file = path.join(work, 'contents');
  await writeFile(file, contents.map(({ id }) => `${id}\n`).join(''), { mode: 0o600 });
  const stop = new AbortController();
  let [read, bytes] = [0, 0];
  const ended =
    listed.cut === 'time' || isOver(clock)
      ? 'time'
      : await runToEnd(
          git,
          clock,
          {
            args: ['cat-file', '--batch', '--buffer'],
            input: file,
            onOutput: readBatch((id, content) => {
              if (stop.signal.aborted) return;
              const at = content.indexOf(needle);
              if (at !== -1) found.set(id, lineAt(content, at));
              read += 1;
              bytes += content.length;
              if (read % 500 === 0) onProgress(read / contents.length);
              if (bytes > limits.searchedBytes) stop.abort();
            }),
          },
          stop.signal,
        );
  const isAll = read >= contents.length;
  return {
    found,
    skippedFiles,
    commits: commitsRead(listed, read),
    cut: isAll ? listed.cut : ended === 'time' ? 'time' : 'bytes',
  };
};
