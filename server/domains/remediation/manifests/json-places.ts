// The strings of a JSON text with their positions. `JSON.parse` does not return positions, and an
// edit must leave everything else unchanged.
import { visit } from 'jsonc-parser';

/** `start` and `end` enclose the content between the quotes. */
export type JsonString = { path: readonly string[]; value: string; start: number; end: number };

/** Undefined if the text is not JSON. */
export const locateJsonStrings = (text: string): readonly JsonString[] | undefined => {
  // The parser does not accept a byte order mark.
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
