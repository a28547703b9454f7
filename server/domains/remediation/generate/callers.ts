// Functions that call the flagged one, as context for the AI service: the calls determine what a
// fix may change. Callers in the same file are added if the model would not see them otherwise;
// callers in other files are searched in files that name the function and its module.
import { posix } from 'node:path';
import type { ProvidedFile } from '../ai/answer.ts';
import { runParsers } from '../verify/run-parsers.ts';
import { grammarOf } from '../verify/grammars.ts';

type Read = (path: string) => Promise<string | undefined>;

export type LineRange = { first: number; last: number };
export type CallerQuestion = {
  grammar: string;
  text: string;
  /** Selects the function around this line; without it, the functions that call `name`. */
  line?: number | undefined;
  name?: string | undefined;
};
export type CallerAnswer = ({ name: string | undefined } & LineRange)[];

const limits = {
  /** Files of the repository to read, the nearest first: hosts limit requests. */
  read: 12,
  /** Functions to include, and their total length: about 2,000 tokens. */
  given: 4,
  characters: 8_000,
  /** Lines per function. */
  lines: 60,
  fileCharacters: 200_000,
  ms: 20_000,
};

const code: ReadonlySet<string> = new Set([
  ...['javascript', 'typescript', 'tsx', 'python', 'java', 'go', 'php', 'c-sharp'],
  ...['ruby', 'rust', 'cpp'],
]);

/** JavaScript and TypeScript files can import each other. */
const familyOf = (path: string): string | undefined => {
  const grammar = grammarOf(path);
  if (grammar === undefined || !code.has(grammar)) return undefined;
  return grammar === 'typescript' || grammar === 'tsx' ? 'javascript' : grammar;
};

/** Without an answer in time, the fix is generated without this context. */
const askTrees = async (questions: readonly CallerQuestion[]): Promise<CallerAnswer[]> =>
  (await runParsers<CallerAnswer[]>(
    'domains/remediation/generate/callers.worker',
    questions,
    limits.ms,
  )) ?? [];

/** Returns the number of folders that two paths do not share. */
const distance = (one: string, other: string): number => {
  const [near, far] = [one, other].map((path) => posix.dirname(path).split('/'));
  if (!near || !far) return 0;
  const shared = near.findIndex((part, at) => part !== far[at]);
  const same = shared === -1 ? near.length : shared;
  return near.length + far.length - 2 * same;
};

const isTest = (path: string): boolean => /(?:^|[/._-])(?:tests?|specs?)(?:[/._-]|$)/i.test(path);

/** Lists candidate files in the order in which they are read. */
export const listLikelyCallers = (path: string, all: readonly string[]): string[] =>
  all
    .filter((other) => other !== path && familyOf(other) === familyOf(path))
    .toSorted(
      (one, other) =>
        Number(isTest(one)) - Number(isTest(other)) ||
        distance(path, one) - distance(path, other) ||
        one.localeCompare(other),
    )
    .slice(0, limits.read);

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`);

/**
 * Returns whether the file names the function, and its module unless the language needs no import
 * within a folder.
 */
const mayCall = (path: string, name: string, other: { path: string; text: string }): boolean => {
  if (!new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped(name)}\\s*\\(`, 'u').test(other.text))
    return false;
  const module = posix.basename(path).replace(/\.\w+$/, '');
  const named = /^(?:index|__init__|mod)$/.test(module)
    ? posix.basename(posix.dirname(path))
    : module;
  return other.text.includes(named) || posix.dirname(path) === posix.dirname(other.path);
};

const part = (path: string, text: string, { first, last }: LineRange): ProvidedFile => ({
  path,
  text: text
    .split('\n')
    .slice(first - 1, Math.min(last, first + limits.lines - 1))
    .join('\n'),
  firstLine: first,
  isContext: true,
});

const readQuietly = (read: Read, path: string): Promise<string | undefined> =>
  // A file that cannot be read contributes no callers.
  read(path).catch(() => undefined);

type Given = { path: string; text: string; line: number; part: ProvidedFile };

/**
 * @param given the flagged file, with the part that is included anyway
 * @param listFiles lists the paths of the repository, if the host supports it
 */
export const findCallers = async (
  { path, text, line, part: given }: Given,
  read: Read,
  listFiles: (() => Promise<readonly string[]>) | undefined,
): Promise<ProvidedFile[]> => {
  const grammar = grammarOf(path);
  if (grammar === undefined || familyOf(path) === undefined) return [];
  if (text.length > limits.fileCharacters) return [];
  const [[own] = []] = await askTrees([{ grammar, text, line }]);
  const name = own?.name;
  if (own === undefined || name === undefined) return [];
  const files = [{ path, text }];
  const paths = listFiles ? await listFiles().catch(() => []) : [];
  for (const other of listLikelyCallers(path, paths)) {
    const found = await readQuietly(read, other);
    if (found === undefined || found.length > limits.fileCharacters) continue;
    if (mayCall(path, name, { path: other, text: found })) files.push({ path: other, text: found });
  }
  const answers = await askTrees(
    files.map((file) => ({ grammar: grammarOf(file.path) ?? grammar, text: file.text, name })),
  );
  const end = given.firstLine + given.text.split('\n').length - 1;
  const isGiven = (file: string, { first, last }: LineRange): boolean =>
    file === path && ((first >= given.firstLine && last <= end) || first === own.first);
  const parts = files.flatMap((file, at) => {
    const seen = new Set<number>();
    return (answers[at] ?? [])
      .filter((range) => !isGiven(file.path, range) && !seen.has(range.first))
      .map((range) => {
        seen.add(range.first);
        return part(file.path, file.text, range);
      });
  });
  let left = limits.characters;
  return parts
    .slice(0, limits.given)
    .filter(({ text: { length } }) => length <= left && (left -= length) >= 0);
};
