// What must not leave the house: secrets that findings point at, and what looks like one. A masked text can be restored, so that an edit fits the file.
import type { ReportFinding, SourceRange } from '../../reports/model.ts';

const least = 6;

/** Formats of keys that are nothing else. */
const known: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\b(?:gh[pousr]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|xox[abeoprs]-[\w-]{10,}|sk-[\w-]{20,}|[rsp]k_live_\w{16,}|AIza[\w-]{35}|npm_\w{36}|SG\.[\w-]{16,}\.[\w-]{16,})/g,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  /(?<=:\/\/[^\s:/@]+:)[^\s:/@]{6,}(?=@)/g,
  /(?<=\b\w*(?:password|passwd|secret|token|api_?key|private_?key)\w*["']?\s*[:=]\s*["'])[^"'\s]{8,}(?=["'])/gi,
];

const linesOf = (text: string) => text.split('\n');

/** On a line without columns: what is quoted, and what is long and has no blank. */
const likely = (line: string): string[] =>
  [...line.matchAll(/(["'`])((?:(?!\1).){6,})\1|[\w+/=.-]{12,}/g)].map(
    ([whole, , quoted]) => quoted ?? whole,
  );

/** The texts that a secret finding points at within a file. `firstLine` is the number of its first line here. */
const pointedAt = (
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
    endColumn - startColumn >= least
  )
    return [only.slice(startColumn - 1, endColumn - 1)];
  return lines.flatMap(likely);
};

export type Mask = {
  hide: (text: string) => string;
  /** What was hidden is put back. */
  show: (text: string) => string;
  /** Placeholders in a text, each once. */
  placeholders: (text: string) => string[];
};

export type Secret = Pick<ReportFinding, 'category' | 'location'>;
type Given = { path: string; text: string; firstLine: number };

/** Learns from the secret findings of these files, and from the files themselves. */
export const createMask = (files: readonly Given[], secrets: readonly Secret[]): Mask => {
  const values = new Set<string>();
  for (const { path, text, firstLine } of files) {
    for (const { category, location } of secrets)
      if (category === 'secret' && location?.path === path)
        for (const value of pointedAt(text, location, firstLine)) values.add(value.trim());
    for (const pattern of known) for (const [value] of text.matchAll(pattern)) values.add(value);
  }
  // The longest first: one may contain another.
  const hidden = [...values]
    .filter((value) => value.length >= least)
    .sort((one, other) => other.length - one.length)
    .map((value, index) => ({ value, placeholder: `PARAPET_HIDDEN_${index + 1}` }));
  return {
    hide: (text) => {
      const done = hidden.reduce(
        (left, { value, placeholder }) => left.replaceAll(value, placeholder),
        text,
      );
      // Texts of the report may quote what no given file holds.
      return known.reduce((left, pattern) => left.replace(pattern, 'PARAPET_HIDDEN'), done);
    },
    show: (text) =>
      hidden
        .toReversed()
        .reduce((left, { value, placeholder }) => left.replaceAll(placeholder, () => value), text),
    placeholders: (text) => [...new Set(text.match(/PARAPET_HIDDEN(?:_\d+)?/g) ?? [])],
  };
};
