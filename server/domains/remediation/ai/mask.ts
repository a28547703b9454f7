// Masks secrets before code is sent to a model: those that findings locate, and texts that look
// like secrets. Masking is reversible, so that edits fit the file.
import type { ReportFinding, SourceRange } from '../../../report-formats/model.ts';
import { replaceSecrets } from '../../../platform/secrets/secret-forms.ts';

/** A shorter text is masked only at its location; a longer one wherever it occurs. */
const minLength = 6;

const linesOf = (text: string) => text.split('\n');

/** Candidates on a line without columns: quoted strings, and long strings without spaces. */
const likelySecrets = (line: string): string[] =>
  [...line.matchAll(/(["'`])((?:(?!\1).){6,})\1|[\w+/=.-]{12,}/g)].map(
    ([whole, , quoted]) => quoted ?? whole,
  );

/**
 * Returns the texts that a secret finding locates within a file. `firstLine` is the file's line
 * number of the first line of `text`.
 */
const locatedTexts = (
  text: string,
  { startLine, startColumn, endLine = startLine, endColumn }: SourceRange,
  firstLine: number,
): string[] => {
  if (startLine === undefined || endLine === undefined) return [];
  const lines = linesOf(text).slice(startLine - firstLine, endLine - firstLine + 1);
  const [only] = lines;
  if (
    lines.length === 1 &&
    only !== undefined &&
    startColumn !== undefined &&
    endColumn !== undefined &&
    endColumn - startColumn >= minLength
  )
    return [only.slice(startColumn - 1, endColumn - 1)];
  return lines.flatMap(likelySecrets);
};

const isPlaceholder = (text: string) => /PARAPET_HIDDEN(?:_\d+)?/.test(text);

export type Mask = {
  /** `path` is the source file of the text; a report's text has none. */
  hide: (text: string, path?: string) => string;
  /** Restores masked texts. */
  show: (text: string) => string;
  /** The distinct placeholders in a text. */
  placeholders: (text: string) => string[];
};

export type Secret = Pick<ReportFinding, 'category' | 'location'>;
type ProvidedFile = { path: string; text: string; firstLine: number };

/** Collects secrets from the secret findings of these files and from the files themselves. */
export const createMask = (files: readonly ProvidedFile[], secrets: readonly Secret[]): Mask => {
  const values = new Set<string>();
  for (const { path, text, firstLine } of files) {
    for (const { category, location } of secrets)
      if (category === 'secret' && location?.path === path)
        for (const value of locatedTexts(text, location, firstLine))
          if (value.trim().length >= minLength) values.add(value.trim());
    replaceSecrets(text, path, (value) => {
      values.add(value);
      return value;
    });
  }
  // The longest first, because one secret may contain another.
  const hidden = [...values]
    .sort((one, other) => other.length - one.length)
    .map((value, index) => ({ value, placeholder: `PARAPET_HIDDEN_${index + 1}` }));
  const placeholderOf = new Map(hidden.map(({ value, placeholder }) => [value, placeholder]));
  return {
    hide: (text, path = '') => {
      const masked = hidden.reduce(
        (left, { value, placeholder }) =>
          value.length < minLength ? left : left.replaceAll(value, placeholder),
        text,
      );
      // Texts of the report may quote secrets that none of the given files contains. A quoted
      // placeholder looks like a password too: it keeps its number, because otherwise it could not
      // be restored.
      return replaceSecrets(masked, path, (value) =>
        isPlaceholder(value) ? value : (placeholderOf.get(value) ?? 'PARAPET_HIDDEN'),
      );
    },
    show: (text) =>
      hidden
        .toReversed()
        .reduce((left, { value, placeholder }) => left.replaceAll(placeholder, () => value), text),
    placeholders: (text) => [...new Set(text.match(/PARAPET_HIDDEN(?:_\d+)?/g) ?? [])],
  };
};
