// Checks that the files changed by a fix are still syntactically valid.
import { parsePatch } from 'diff';
import type { CodeSource } from '../generate/code-region.ts';
import { applied } from '../generate/patch.ts';
import { runParsers } from './run-parsers.ts';
import { type ChangedFile, grammarOf, type ParsedChange, type SyntaxVerdict } from './grammars.ts';

const limitMs = 60_000;
const maxCharacters = 1_000_000;

/**
 * Returns the verdict on each file, all from one thread. A file without a parser, that is too long,
 * or that takes too long to parse, is `unknown`.
 */
const verdictsOf = async (files: readonly ChangedFile[]): Promise<SyntaxVerdict[]> => {
  const parsed = files.map(({ path, before, after }): ParsedChange | undefined => {
    const grammar = grammarOf(path);
    const length = Math.max(before.length, after.length);
    return grammar === undefined || length > maxCharacters ? undefined : { grammar, before, after };
  });
  const known = parsed.filter((each) => each !== undefined);
  const verdicts =
    known.length === 0
      ? undefined
      : await runParsers<SyntaxVerdict[]>(
          'domains/remediation/verify/syntax.worker',
          known,
          limitMs,
        );
  return parsed.map((each) => (each && verdicts?.[known.indexOf(each)]) ?? 'unknown');
};

/** Returns one verdict for all files: a broken file decides, and so does an unknown one. */
export const checkSyntax = async (files: readonly ChangedFile[]): Promise<SyntaxVerdict> => {
  const verdicts = await verdictsOf(files);
  if (verdicts.includes('broken')) return 'broken';
  return verdicts.length === 0 || verdicts.includes('unknown') ? 'unknown' : 'parses';
};

/** Returns the path of the first file that no longer parses. */
export const findBroken = async (files: readonly ChangedFile[]): Promise<string | undefined> => {
  const verdicts = await verdictsOf(files);
  return files[verdicts.indexOf('broken')]?.path;
};

/** Returns the files of a diff before and after it; undefined if it does not fit them. */
export const filesOfDiff = async (
  diff: string,
  readFile: CodeSource,
): Promise<ChangedFile[] | undefined> => {
  const files: ChangedFile[] = [];
  for (const patch of parsePatch(diff)) {
    const path = patch.newFileName?.replace(/^b\//, '') ?? '';
    const before = await readFile(path);
    const after = before === undefined ? undefined : applied(before, patch);
    if (before === undefined || after === undefined) return undefined;
    files.push({ path, before, after });
  }
  return files;
};

/** The same for the files of a diff, which are read on demand. */
export const checkDiff = async (diff: string, readFile: CodeSource): Promise<SyntaxVerdict> => {
  const files = await filesOfDiff(diff, readFile);
  return files ? checkSyntax(files) : 'unknown';
};
