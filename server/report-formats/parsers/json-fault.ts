/**
 * Locates the first syntax error of JSON (RFC 8259). The messages of `JSON.parse` are English and
 * change between engine versions.
 */
import { toSingleLine } from '../normalize/text.ts';
import { reportFault, type ReportFault } from '../report-faults.ts';

export interface JsonFault {
  at: number;
  /** The word or character at that position; empty at the end of the text. */
  found: string;
  /** The last characters before it. */
  before: string;
}

const tellBefore = 30;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\w$.+-]+/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

const isSpace = (char: string): boolean =>
  char === ' ' || char === '\n' || char === '\r' || char === '\t';
/** Shows control characters by their code point. */
const seen = (char: string): string =>
  char < ' ' ? `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : char;

/** Returns the index after the closing quote, or the negated index of the error. */
function throughString(text: string, from: number): number {
  for (let at = from + 1; at < text.length;) {
    const char = text[at] ?? '';
    if (char === '"') return at + 1;
    const length = char === '\\' ? matchAt(escape, text, at).length : char < ' ' ? 0 : 1;
    if (length === 0) return -at;
    at += length;
  }
  return -text.length;
}

/** Returns the index after a scalar, or -1. */
function throughScalar(text: string, at: number): number {
  const whole = matchAt(word, text, at);
  const isValue =
    whole === 'true' ||
    whole === 'false' ||
    whole === 'null' ||
    (whole !== '' && matchAt(number, text, at) === whole);
  return isValue ? at + whole.length : -1;
}

type Expected =
  | 'value'
  | 'value or end'
  | 'key'
  | 'key or end'
  | 'colon'
  | 'comma or end'
  | 'nothing';

/** Returns the index of the first error, or -1 if the text is valid JSON. */
function faultAt(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end');
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? '';
    if (isSpace(char)) {
      at += 1;
      continue;
    }
    const value: boolean = expected === 'value' || expected === 'value or end';
    const ends: boolean =
      expected === 'value or end' || expected === 'key or end' || expected === 'comma or end';
    if (char === '"' && (value || expected === 'key' || expected === 'key or end')) {
      const behind = throughString(text, at);
      if (behind < 0) return -behind;
      at = behind;
      expected = value ? afterValue() : 'colon';
      continue;
    }
    if ((char === '{' || char === '[') && value) {
      open.push(char === '{' ? '}' : ']');
      expected = char === '{' ? 'key or end' : 'value or end';
    } else if ((char === '}' || char === ']') && ends && open.at(-1) === char) {
      open.pop();
      expected = afterValue();
    } else if (char === ',' && expected === 'comma or end')
      expected = open.at(-1) === '}' ? 'key' : 'value';
    else if (char === ':' && expected === 'colon') expected = 'value';
    else {
      const behind = value ? throughScalar(text, at) : -1;
      if (behind < 0) return at;
      at = behind;
      expected = afterValue();
      continue;
    }
    at += 1;
  }
  return expected === 'nothing' ? -1 : text.length;
}

/** Returns the first error; undefined if there is none. */
export function findJsonFault(text: string): JsonFault | undefined {
  const at = faultAt(text);
  if (at < 0) return undefined;
  const found =
    text[at] === '\\'
      ? text.slice(at, at + 2)
      : matchAt(word, text, at) ||
        (at < text.length ? seen(String.fromCodePoint(text.codePointAt(at) ?? 0)) : '');
  return {
    at,
    found: found.slice(0, tellBefore),
    before: toSingleLine(text.slice(Math.max(0, at - tellBefore), at), tellBefore),
  };
}

/** Returns whether there is text before the error to quote; otherwise the text begins with it. */
export const hasContext = ({ found, before }: JsonFault): boolean => found !== '' && before !== '';

/** Returns the error as a fault of the whole report. */
export function jsonReportFault(text: string): ReportFault {
  const fault = findJsonFault(text);
  if (fault === undefined || fault.found === '')
    return reportFault('ends_in_value', { offset: Buffer.byteLength(text) });
  return hasContext(fault)
    ? reportFault('json_unexpected', { found: fault.found, before: fault.before })
    : reportFault('json_no_value', { found: fault.found });
}
