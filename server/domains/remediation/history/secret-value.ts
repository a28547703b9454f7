// Determines which text of a file is the secret that a finding locates. It is kept only in the
// memory of the job.
import type { SourceRange } from '../../../report-formats/model.ts';
import { replaceSecrets } from '../../../platform/secrets/secret-forms.ts';

/** A shorter text occurs by chance. */
const least = 8;
/** A scanner may report only the first line of a key block. */
const blockLines = 80;

const isBlock = (text: string) => text.includes('-----BEGIN');

/**
 * A line of a key block that identifies the key: it is the same for any line ending or escaping.
 * The first line is similar in many keys.
 */
const lineOfBlock = (block: string): string | undefined => {
  const lines = block
    .split(/\r?\n|\\r|\\n/)
    .map((line) => line.replace(/^[\s"'`+]+|[\s"'`+,;]+$/g, ''))
    .filter((line) => /^[A-Za-z0-9+/=]{16,}$/.test(line));
  return lines[1] ?? lines[0];
};

const candidatesOf = (text: string, path: string): string[] => {
  const found = new Set<string>();
  replaceSecrets(text, path, (value) => {
    found.add(value);
    return value;
  });
  return [...found];
};

/**
 * Candidates at a place without a known format: quoted strings, otherwise long strings without
 * spaces.
 */
const likely = (text: string): string[] => {
  const quoted = [...text.matchAll(/(["'`])((?:(?!\1).)+)\1/g)].map(([, , value = '']) => value);
  const long = quoted.filter((value) => value.length >= least && !/\s/.test(value));
  return long.length > 0 ? long : (text.match(/[^\s"'`=:,;(){}[\]<>]{8,}/g) ?? []);
};

/** Returns the only value, or the only one that contains all others. */
const single = (values: readonly string[]): string | undefined => {
  const long = [...new Set(values.filter((value) => value.length >= least))];
  const [first, ...others] = long.sort((one, other) => other.length - one.length);
  return first !== undefined && others.every((other) => first.includes(other)) ? first : undefined;
};

/**
 * Returns the part of the line that the columns delimit. Works for scanners that count from 0 and
 * from 1.
 */
const sliceOf = (
  line: string,
  { startColumn, endColumn }: Omit<SourceRange, 'path'>,
): string | undefined =>
  startColumn === undefined || endColumn === undefined || endColumn - startColumn < 4
    ? undefined
    : line.slice(Math.max(0, startColumn - 2), endColumn);

/**
 * Returns the secret at a place of a file, or one line of it for a key block. Undefined if there is
 * none, or more than one.
 */
export const findSecretValue = (
  text: string,
  path: string,
  range: Omit<SourceRange, 'path'>,
): string | undefined => {
  const { startLine, endLine = startLine } = range;
  if (startLine === undefined || endLine === undefined) return undefined;
  const lines = text.split('\n');
  const place = lines.slice(startLine - 1, endLine).join('\n');
  if (isBlock(place))
    return lineOfBlock(lines.slice(startLine - 1, startLine - 1 + blockLines).join('\n'));
  const [line = ''] = lines.slice(startLine - 1);
  const slice = startLine === endLine ? sliceOf(line, range) : undefined;
  const known = candidatesOf(place, path);
  if (slice === undefined)
    return single(known) ?? (known.length > 0 ? undefined : single(likely(place)));
  const inSlice = known.filter((value) => slice.includes(value) || value.includes(slice.trim()));
  return single(inSlice) ?? (inSlice.length > 0 ? undefined : single(likely(slice)));
};
