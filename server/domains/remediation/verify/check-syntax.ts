// Checks that the files changed by a fix are still syntactically valid.
import { parsePatch } from 'diff';
import type { CodeSource } from '../generate/code-region.ts';
import { applied } from '../generate/patch.ts';
import { runParsers } from './run-parsers.ts';
import { type ChangedFile, grammarOf, type ParsedChange, type SyntaxVerdict } from './grammars.ts';

const limitMs = 60_000;
const maxCharacters = 1_000_000;

/**
 * Returns one verdict for all files: a broken file decides, and so does one without a parser. A
 * file that is too long, or takes too long to parse, is `unknown`.
 */
export const checkSyntax = async (files: readonly ChangedFile[]): Promise<SyntaxVerdict> => {
  const parsed = files.flatMap(({ path, before, after }): ParsedChange[] => {
    const grammar = grammarOf(path);
    const length = Math.max(before.length, after.length);
    return grammar === undefined || length > maxCharacters ? [] : [{ grammar, before, after }];
  });
  if (parsed.length === 0) return 'unknown';
  const verdicts = await runParsers<SyntaxVerdict[]>(
    'domains/remediation/verify/syntax.worker',
    parsed,
    limitMs,
  );
  if (verdicts === undefined) return 'unknown';
  if (verdicts.includes('broken')) return 'broken';
  return verdicts.includes('unknown') || parsed.length < files.length ? 'unknown' : 'parses';
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
