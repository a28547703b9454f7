// Checks whether a Gradle build file parses as before. There is no grammar for Groovy and Kotlin,
// so strings, comments and brackets are tokenized. A file in which only strings changed, or to
// which plain declarations were added, parses like the former one; any other balanced change is
// unknown.
import type { SyntaxVerdict } from './grammars.ts';

type Dialect = 'groovy' | 'kotlin';
/** A string without interpolation is `s`, regardless of its content; a name is `w`. */
type Token = { kind: string; text: string };

class Unbalanced extends Error {}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** After these tokens a slash opens a Groovy string; after a value it is a division. */
const beforeValue = /^(?:[=(,[{:~?&|!;\n]|return)$/;

const scan = (text: string, dialect: Dialect): Token[] => {
  const tokens: Token[] = [];
  let at = 0;

  const skipComment = (): void => {
    let depth = 0;
    do {
      if (text.startsWith('/*', at) && (depth === 0 || dialect === 'kotlin')) depth += 1;
      else if (text.startsWith('*/', at)) depth -= 1;
      else {
        at += 1;
        if (at >= text.length) throw new Unbalanced();
        continue;
      }
      at += 2;
    } while (depth > 0);
  };

  const readText = (quote: string): void => {
    const start = at;
    const isLong = quote.length > 1 || quote === '/';
    const escapes = !(dialect === 'kotlin' && quote === '"""');
    const interpolates = quote.startsWith('"') || quote.includes('/');
    let isPlain = true;
    at += quote.length;
    const end = quote === '$/' ? '/$' : quote;
    while (!text.startsWith(end, at)) {
      if (at >= text.length || (!isLong && text[at] === '\n')) throw new Unbalanced();
      if (escapes && text[at] === '\\') at += 2;
      else if (interpolates && text.startsWith('${', at)) {
        isPlain = false;
        at += 2;
        readCode('}');
      } else at += 1;
    }
    at += end.length;
    // Further quotes before the end belong to the Kotlin string.
    while (quote === '"""' && text[at] === '"') at += 1;
    if (/\$[A-Za-z_]/.test(text.slice(start, at)) && interpolates) isPlain = false;
    tokens.push({ kind: isPlain ? 's' : 't', text: isPlain ? quote : text.slice(start, at) });
  };

  const quoteHere = (): string | undefined => {
    const triple = /^(?:"""|''')/.exec(text.slice(at, at + 3))?.[0];
    if (triple !== undefined && !(dialect === 'kotlin' && triple === "'''")) return triple;
    const sign = text[at] ?? '';
    if (/["'`]/.test(sign)) return sign;
    if (dialect === 'kotlin') return undefined;
    if (text.startsWith('$/', at)) return '$/';
    return sign === '/' && beforeValue.test(tokens.at(-1)?.text ?? '\n') ? '/' : undefined;
  };

  const readCode = (end: string | undefined): void => {
    while (at < text.length) {
      const sign = text[at] ?? '';
      const quote =
        text.startsWith('//', at) || text.startsWith('/*', at) ? undefined : quoteHere();
      const word = /^[\p{L}\p{N}_]+/u.exec(text.slice(at, at + 200))?.[0];
      if (text.startsWith('/*', at)) skipComment();
      else if (text.startsWith('//', at)) {
        const line = text.indexOf('\n', at);
        at = line === -1 ? text.length : line;
      } else if (quote !== undefined) readText(quote);
      else if (word !== undefined) {
        tokens.push({ kind: 'w', text: word });
        at += word.length;
      } else {
        at += 1;
        if (sign === end) return;
        if (/[)\]}]/.test(sign)) throw new Unbalanced();
        if (sign === '\n' && tokens.at(-1)?.kind !== 'n') tokens.push({ kind: 'n', text: '\n' });
        if (/\s/.test(sign)) continue;
        tokens.push({ kind: sign, text: sign });
        const other = closing[sign];
        if (other === undefined) continue;
        readCode(other);
        tokens.push({ kind: other, text: other });
      }
    }
    if (end !== undefined) throw new Unbalanced();
  };

  readCode(undefined);
  return tokens;
};

const isSame = (one?: Token, other?: Token): boolean =>
  one !== undefined && one.kind === other?.kind && one.text === other.text;

/** `a 'text'`, `a("text")` and `a { … }` of these, one per line. */
const areDeclarations = (tokens: readonly Token[]): boolean => {
  const lines = 'n*(?:d(?:n+d)*)?n*';
  const block = new RegExp(String.raw`w\{${lines}\}`, 'g');
  let left = tokens
    .map(({ kind }) => kind)
    .join('')
    .replaceAll(/w(?:s|\(s\))/g, 'd');
  for (let before = ''; before !== left;) [before, left] = [left, left.replaceAll(block, 'd')];
  return new RegExp(`^${lines}$`).test(left);
};

const isLineEnd = (token?: Token): boolean => token === undefined || /^[n{}]$/.test(token.kind);

const hasOnlyAdded = (former: readonly Token[], present: readonly Token[]): boolean => {
  let start = 0;
  while (start < former.length && isSame(former[start], present[start])) start += 1;
  const rest = former.length - start;
  const end = present.length - rest;
  if (end < start) return false;
  if (!former.slice(start).every((token, offset) => isSame(token, present[end + offset])))
    return false;
  return isLineEnd(present[start - 1]) && isLineEnd(present[end])
    ? areDeclarations(present.slice(start, end))
    : start === end;
};

const tryScan = (text: string, dialect: Dialect): Token[] | undefined => {
  try {
    return scan(text, dialect);
  } catch (error) {
    if (error instanceof Unbalanced || error instanceof RangeError) return undefined;
    throw error;
  }
};

export const compareBuildFiles =
  (dialect: Dialect) =>
  (before: string, after: string): SyntaxVerdict => {
    const [former, present] = [tryScan(before, dialect), tryScan(after, dialect)];
    if (!former) return 'unknown';
    if (!present) return 'broken';
    return hasOnlyAdded(former, present) ? 'parses' : 'unknown';
  };
