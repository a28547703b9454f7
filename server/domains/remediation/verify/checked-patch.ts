import type { CodeSource } from '../generate/code-region.ts';
import type { Outcome } from '../generate/manifest-step.ts';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import { checkDiff, filesOfDiff } from './check-syntax.ts';
import type { ChangedFile } from './grammars.ts';
import { refusesFix } from './rescan.ts';

/** Caches files: generating and checking a fix read the same ones. */
export const cacheReads = (read: CodeSource | undefined): CodeSource | undefined => {
  const texts = new Map<string, string | undefined>();
  return (
    read &&
    (async (path) => {
      if (!texts.has(path)) texts.set(path, await read(path));
      return texts.get(path);
    })
  );
};

const waitsForOthers: ReadonlySet<RemediationNote['code']> = new Set([
  'snippet_only',
  'renew_lock',
]);

const firstPath = (diff: string): string | null => /^\+\+\+ b\/(.+)$/m.exec(diff)?.[1] ?? null;

/** Drops a patch after which a file no longer parses; if all files parse, adds a note. */
export const withSyntaxChecked = async (
  outcome: Outcome,
  readFile: CodeSource | undefined,
): Promise<Outcome> => {
  if (!('made' in outcome) || !readFile) return outcome;
  const { made } = outcome;
  const { codeDiff, notes } = made;
  // For a snippet, only its lines are known.
  if (codeDiff === null || notes.some(({ code }) => code === 'snippet_only')) return outcome;
  const verdict = await checkDiff(codeDiff, readFile);
  if (verdict === 'unknown') return outcome;
  if (verdict === 'parses')
    return {
      ...outcome,
      made: { ...made, notes: [...notes, { code: 'parses', file: null, command: null }] },
    };
  const refusal = { code: 'fix_breaks_file', file: firstPath(codeDiff), command: null } as const;
  return { ...outcome, made: { ...made, codeDiff: null, notes: [refusal] } };
};

/** Returns the scanner's result for the changed files. */
export type Rescan = (files: readonly ChangedFile[]) => Promise<RemediationNote>;

/**
 * Drops a patch after which the scanner still finds the problem, or finds new ones; otherwise adds
 * the scanner's result to the remediation. An upgrade waits for its lock file, because scanners
 * read the versions from it.
 */
export const withRescan = async (
  outcome: Outcome,
  readFile: CodeSource | undefined,
  rescan: Rescan | undefined,
): Promise<Outcome> => {
  if (!('made' in outcome) || !readFile || !rescan) return outcome;
  const { made } = outcome;
  const { codeDiff, notes } = made;
  if (codeDiff === null || notes.some(({ code }) => waitsForOthers.has(code))) return outcome;
  const files = await filesOfDiff(codeDiff, readFile);
  if (!files) return outcome;
  const rescanNote = await rescan(files);
  return refusesFix(rescanNote)
    ? { ...outcome, made: { ...made, codeDiff: null, notes: [rescanNote] } }
    : { ...outcome, made: { ...made, notes: [...notes, rescanNote] } };
};
