/** How a tool that writes texts or pages for people says that it found nothing. */
import { consoleLines, matchesLines } from './parsers/console-output.ts';
import { unknownVariant, type UnknownVariant } from './variant.ts';

export interface CleanText {
  /** As the tool writes it; users see what was looked for. */
  words: string;
  isIn: (text: string) => boolean;
}

/** Each pattern matches a line. */
export const says = (words: string, ...patterns: readonly RegExp[]): CleanText => ({
  words,
  isIn: (text) => matchesLines(text, ...patterns),
});

/** Numbers are counted in several lines, and all of them are 0. */
export const countsZero = (words: string, count: RegExp): CleanText => ({
  words,
  isIn: (text) => {
    const counts = consoleLines(text).flatMap((line) => count.exec(line)?.[1] ?? []);
    return counts.length > 0 && counts.every((number) => Number(number) === 0);
  },
});

/** The text has nothing but lines of the tool's progress: words of its own end a clean run. */
export const saysOnly = (words: string, progress: RegExp): CleanText => ({
  words,
  isIn: (text) => consoleLines(text).every((line) => line.trim() === '' || progress.test(line)),
});

/** A text of which nothing was read, where none of what the tool says of a clean run is in it. */
export const doubtText = (text: string, clean: readonly CleanText[]): UnknownVariant | undefined =>
  clean.some(({ isIn }) => isIn(text))
    ? undefined
    : unknownVariant(clean.length === 0 ? ['results'] : clean.map(({ words }) => words));
