// The strings of a JSON text with their place. `JSON.parse` forgets where things stood, and an edit
// must leave everything else as it is.
import { visit } from 'jsonc-parser';

/** `start` and `end` enclose what is between the quotes. */
export type JsonString = { path: readonly string[]; value: string; start: number; end: number };

/** Undefined where it is no JSON. */
export const locateJsonStrings = (text: string): readonly JsonString[] | undefined => {
  // The parser does not know the mark that some editors put before the text.
  const begin = text.startsWith('\uFEFF') ? 1 : 0;
  const json = text.slice(begin);
  try {
    JSON.parse(json);
  } catch {
    return undefined;
  }
  const found: JsonString[] = [];
  visit(json, {
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathOf) => {
      if (typeof value !== 'string') return;
      const start = begin + offset + 1;
      found.push({ path: pathOf().map(String), value, start, end: start + length - 2 });
    },
  });
  return found;
};
