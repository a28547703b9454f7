/** Recognises the statements of a clean run in texts and pages without a machine-readable form. */
import { consoleLines, matchesLines } from './parsers/console-output.ts';
import { unknownVariant, type UnknownVariant } from './variant.ts';

export interface CleanText {
  /** The tool's own phrase, shown to users as what the reader looked for. */
  words: string;
  isIn: (text: string) => boolean;
}

/** Matches if each pattern matches a line. */
export const says = (words: string, ...patterns: readonly RegExp[]): CleanText => ({
  words,
  isIn: (text) => matchesLines(text, ...patterns),
});

/** Matches if at least one line has the count and every such count is 0. */
export const countsZero = (words: string, count: RegExp): CleanText => ({
  words,
  isIn: (text) => {
    const counts = consoleLines(text).flatMap((line) => count.exec(line)?.[1] ?? []);
    return counts.length > 0 && counts.every((number) => Number(number) === 0);
  },
});

/**
 * Matches if every line is empty or progress output; `words` is the phrase that ends a clean run.
 */
export const progressOnly = (words: string, progress: RegExp): CleanText => ({
  words,
  isIn: (text) => consoleLines(text).every((line) => line.trim() === '' || progress.test(line)),
});

/**
 * Returns an unknown variant for a text without results that lacks every statement of a clean run.
 */
export const doubtText = (text: string, clean: readonly CleanText[]): UnknownVariant | undefined =>
  clean.some(({ isIn }) => isIn(text))
    ? undefined
    : unknownVariant(clean.length === 0 ? ['results'] : clean.map(({ words }) => words));
