// Adds strings to a JSON text and changes nothing else; a formatter would also rewrite the
// surrounding lines.
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { EditResult } from './edit.ts';

type Entry = readonly [key: string, value: string];

const byteOrderMark = /^\uFEFF?/;

/**
 * Returns the existing nodes from the root along the section path. Undefined if one of them is not
 * an object.
 */
const objectsAlong = (json: string, section: readonly string[]): Node[] | undefined => {
  const root = parseTree(json);
  const nodes = [[], ...section.map((_, at) => section.slice(0, at + 1))].flatMap(
    (place) => (root && findNodeAtLocation(root, place)) ?? [],
  );
  return nodes.length > 0 && nodes.every(({ type }) => type === 'object') ? nodes : undefined;
};

/** The file's formatting. `eol` is empty if the whole file is one line. */
type Layout = { eol: string; indent: string; colon: string };

const layoutOf = (json: string, isEmpty: boolean): Layout => {
  const isOneLine = !isEmpty && !json.trim().includes('\n');
  return {
    eol: isOneLine ? '' : json.includes('\r\n') ? '\r\n' : '\n',
    indent: isOneLine ? '' : (/^[ \t]+(?=")/m.exec(json)?.[0] ?? '  '),
    colon: isOneLine && !/":\s/.test(json) ? ':' : ': ',
  };
};

const membersOf = (
  missing: readonly string[],
  entries: readonly Entry[],
  depth: number,
  is: Layout,
): string => {
  const start = is.indent.repeat(depth);
  const [first, ...rest] = missing;
  if (first === undefined)
    return entries
      .map(([key, value]) => `${start}${JSON.stringify(key)}${is.colon}${JSON.stringify(value)}`)
      .join(`,${is.eol}`);
  const inner = membersOf(rest, entries, depth + 1, is);
  return `${start}${JSON.stringify(first)}${is.colon}{${is.eol}${inner}${is.eol}${start}}`;
};

/** Adds strings to the object at `section`, which is created if it is missing. */
export const addStrings = (
  text: string,
  section: readonly string[],
  entries: readonly Entry[],
): EditResult => {
  const json = text.replace(byteOrderMark, '');
  const nodes = objectsAlong(json, section);
  const within = nodes?.at(-1);
  if (!nodes || !within) return { refused: 'file_unreadable' };
  const depth = nodes.length;
  const last = within.children?.at(-1);
  const is = layoutOf(json, nodes[0]?.children?.length === 0);
  const members = membersOf(section.slice(depth - 1), entries, depth, is);
  const at = last ? last.offset + last.length : within.offset + 1;
  const after = last ? at : within.offset + within.length - 1;
  const added = last
    ? `,${is.eol}${members}`
    : `${is.eol}${members}${is.eol}${is.indent.repeat(depth - 1)}`;
  return {
    text: (byteOrderMark.exec(text)?.[0] ?? '') + json.slice(0, at) + added + json.slice(after),
  };
};
