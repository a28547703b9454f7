/** Sanitizes text for storage in the database: bounded, without NUL and lone surrogates. */
import { dropElements, replaceTags, type Tag } from './markup.ts';

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const textLimits = {
  title: 500,
  line: 2_000,
  path: 1_000,
  text: 32_000,
  snippet: 16_000,
  list: 100,
} as const;

export function sanitizeText(text: string, limit: number): string {
  const kept = text.replace(control, '').toWellFormed();
  return kept.length <= limit ? kept : `${kept.slice(0, limit - 1).toWellFormed()}…`;
}

/** Returns the text as a single line with collapsed white space, as for titles. */
export const toSingleLine = (text: string, limit: number = textLimits.title): string =>
  sanitizeText(text.replace(control, '').replace(/\s+/g, ' ').trim(), limit);

/** Returns the first sentence or line of a longer text. */
export function firstSentence(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  const sentence = /^.{10,200}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return toSingleLine(sentence, 200);
}

/** Formats labelled facts as Markdown. Absent ones are omitted. */
export function labeledLines(
  labelled: Record<string, string | number | boolean | undefined>,
): string | undefined {
  const lines = Object.entries(labelled).flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [`**${label}:** ${value}`],
  );
  return lines.length === 0 ? undefined : lines.join('\n\n');
}

/** Joins paragraphs. Absent ones are omitted. */
export function joinParagraphs(...parts: (string | undefined)[]): string | undefined {
  const kept = parts.filter((part) => part !== undefined && part.trim() !== '');
  return kept.length === 0 ? undefined : kept.join('\n\n');
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const textOfTag = ({ name, closing }: Tag): string => {
  if (name === 'li' && !closing) return '\n- ';
  return /^(?:p|div|br|tr|h\d|ul|ol|pre|table)$/.test(name) ? '\n' : '';
};

/** Converts HTML of a report to plain text without any markup. */
export function htmlToText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const text = replaceTags(dropElements(html, 'script', 'style'), textOfTag)
    .replace(
      /&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,5});/gi,
      (whole, code: string) => entity(code) ?? whole,
    )
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return text === '' ? undefined : text;
}

/** Returns the first group of a pattern's match in a page, as one line of plain text. */
export const lineIn = (html: string, pattern: RegExp): string | undefined =>
  htmlToText(pattern.exec(html)?.[1])?.replace(/\s+/g, ' ');

function entity(code: string): string | undefined {
  if (!code.startsWith('#')) return named[code.toLowerCase()];
  const point =
    code[1]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
