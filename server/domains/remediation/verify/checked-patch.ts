import type { CodeSource } from '../generate/code-region.ts';
import type { Outcome } from '../generate/manifest-step.ts';
import { checkDiff } from './check-syntax.ts';

/** Keeps what was read: making and checking a fix read the same files. */
export const readOnce = (read: CodeSource | undefined): CodeSource | undefined => {
  const texts = new Map<string, string | undefined>();
  return (
    read &&
    (async (path) => {
      if (!texts.has(path)) texts.set(path, await read(path));
      return texts.get(path);
    })
  );
};

const firstPath = (diff: string): string | null => /^\+\+\+ b\/(.+)$/m.exec(diff)?.[1] ?? null;

/** A patch after which a file no longer parses is dropped; one after which all do says so. */
export const withSyntaxChecked = async (
  outcome: Outcome,
  readFile: CodeSource | undefined,
): Promise<Outcome> => {
  if (!('made' in outcome) || !readFile) return outcome;
  const { made } = outcome;
  const { codeDiff, notes } = made;
  // Of a snippet nothing is known but its lines.
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
