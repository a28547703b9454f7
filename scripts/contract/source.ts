// Finds the source of a location in the bundle: `openapi/paths/session.yaml:12`. The bundle is
// generated, so a location within it does not help users.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

type Parsed = { document: Document; lines: LineCounter };

/** `parsed` parses lazily: parsing all files takes a second, and most runs need none. */
type Source = { file: string; keys: ReadonlySet<string>; parsed: () => Parsed };

export type Locate = (pointer: readonly string[]) => string;

/** The top-level keys: lines that begin with a key, quoted or not. */
const outermostKeys = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'-][^\n]*?)):(?:\s|$)/gm)].map(
      ([, double, single, plain]) => double ?? single ?? plain ?? '',
    ),
  );

const read = async (root: string, file: string): Promise<Source> => {
  const text = await readFile(path.join(root, file), 'utf8');
  let parsed: Parsed | undefined;
  return {
    file,
    keys: outermostKeys(text),
    parsed: () => {
      if (parsed === undefined) {
        const lines = new LineCounter();
        parsed = { document: parseDocument(text, { lineCounter: lines }), lines };
      }
      return parsed;
    },
  };
};

/** The offset of the deepest part of a pointer that the source contains; a `$ref` ends the path. */
const offsetOf = ({ document }: Parsed, pointer: readonly string[]): number => {
  let at: unknown = document.contents;
  let offset = 0;
  for (const key of pointer) {
    if (isMap(at)) {
      const pair = at.items.find((item) => String(item.key) === key);
      if (pair === undefined) break;
      if (isNode(pair.key) && pair.key.range) [offset] = pair.key.range;
      at = pair.value;
    } else if (isSeq(at)) {
      at = at.items[Number(key)];
      if (!isNode(at) || !at.range) break;
      [offset] = at.range;
    } else break;
  }
  return offset;
};

/** Reads the sources once. The returned function finds the line of a pointer into the bundle. */
export const readSources = async (root: string): Promise<Locate> => {
  const files = (await readdir(path.join(root, 'openapi'), { recursive: true }))
    .filter((file) => file.endsWith('.yaml') && file.includes(path.sep))
    .map((file) => path.join('openapi', file))
    .toSorted();
  const sources = await Promise.all(files.map((file) => read(root, file)));
  const top = await read(root, 'openapi/openapi.yaml');
  const holding = (folder: string, key: string): Source | undefined =>
    sources.find(
      ({ file, keys }) => file.startsWith(path.join('openapi', folder)) && keys.has(key),
    );
  const show = ({ file, parsed }: Source, pointer: readonly string[]): string =>
    `${file}:${parsed().lines.linePos(offsetOf(parsed(), pointer)).line}`;
  return (pointer) => {
    const [first, second = '', third = '', ...rest] = pointer;
    if (first === 'paths') {
      const source = holding('paths', second);
      if (source) return show(source, [second, third, ...rest]);
    }
    if (first === 'components') {
      const source = holding(second, third);
      if (source) return show(source, [third, ...rest]);
    }
    return show(top, pointer);
  };
};
