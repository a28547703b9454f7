/**
 * Parses console output of tools: lines without colours, columns below a heading, bordered tables
 * with wrapped cells.
 */

const escapes = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

const maxLine = 2000;

/** Cache: every format inspects the same beginning of a report. */
let last: { text: string; lines: readonly string[] } = { text: '', lines: [''] };
const keptLength = 300_000;

/**
 * Returns the visible lines, without colour codes and trailing white space. Overlong lines are cut.
 */
export function consoleLines(text: string): readonly string[] {
  if (text === last.text) return last.lines;
  const lines = text
    .replace(escapes, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(0, maxLine).trimEnd());
  if (text.length <= keptLength) last = { text, lines };
  return lines;
}

/** Returns whether each pattern matches at least one line. */
export const matchesLines = (text: string, ...patterns: readonly RegExp[]): boolean =>
  patterns.every((pattern) => consoleLines(text).some((line) => pattern.test(line)));

/** Documentation of a tool quotes its output as an example. */
export const isDocumentation = (fileName: string): boolean =>
  /(?:^|\/)(?:readme|changelog|contributing)[^/]*$|\.(?:md|rst|adoc)$/i.test(fileName);

const bar = /[│┃║|]/;
/** A border line, across all or some columns. It begins with a corner or joint. */
const border = /^[┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╭╮╰╯┏┳┓┡╇┩┣╋┫┗┻┛└┕╟╢+|│┃]/;
const stroke = /[─━═\-=╌]/;
const joints = /[┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╭╮╰╯┏┳┓┡╇┩┣╋┫┗┻┛┕╟╢+]/;

export interface ConsoleRow {
  cells: string[];
  /** Number of the first line, 1-based. */
  line: number;
}

export interface ConsoleTable {
  /** The lines between the previous table and this one, the nearest first. */
  before: string[];
  rows: ConsoleRow[];
}

const isBorder = (line: string): boolean =>
  border.test(line) && joints.test(line) && /[─━═\-=╌]{2}/.test(line);
const isContent = (line: string): boolean =>
  bar.test(line[0] ?? '') && bar.test(line.at(-1) ?? '') && line.length > 1;

/** Splits a line into cells: at the joints of the border if both have the same length. */
function cellsOf(line: string, columns: readonly number[]): string[] {
  const fits =
    columns.length > 1 &&
    columns.every((at) => bar.test(line[at] ?? '') || joints.test(line[at] ?? '')) &&
    line.length === (columns.at(-1) ?? 0) + 1;
  if (fits)
    return columns.slice(1).map((end, index) => line.slice((columns[index] ?? 0) + 1, end).trim());
  return line
    .slice(1, -1)
    .split(/[│┃║|]/)
    .map((cell) => cell.trim());
}

const jointsOf = (line: string): number[] =>
  Array.from(line).flatMap((char, index) => (joints.test(char) || bar.test(char) ? [index] : []));

const isStroke = (cell: string): boolean =>
  cell !== '' && Array.from(cell).every((char) => stroke.test(char));

/**
 * Joins two parts of a wrapped cell. A part that ends in a hyphen or slash continues without a
 * blank.
 */
const joined = (a: string, b: string): string =>
  a === '' || b === '' ? a + b : /[\w/]-$|\/$/.test(a) ? a + b : `${a} ${b}`;

/**
 * Parses tables whose rows are separated by borders. The lines between two borders are one row. A
 * border across some columns also ends the row, and the other columns keep their text. Tables `of
 * lines` have no borders between rows: a row begins where the first cell is not empty.
 */
export function consoleTables(
  lines: readonly string[],
  rows: 'bordered' | 'of lines' = 'bordered',
): ConsoleTable[] {
  const tables: ConsoleTable[] = [];
  let open: ConsoleTable | undefined;
  let columns: number[] = [];
  let row: ConsoleRow | undefined;
  let carried: string[] = [];
  let before: string[] = [];
  const endRow = (): void => {
    if (row !== undefined) open?.rows.push(row);
    row = undefined;
  };
  for (const [index, indented] of lines.entries()) {
    const line = indented.trim();
    if (isBorder(line)) {
      const last = row?.cells ?? [];
      endRow();
      if (open === undefined) {
        open = { before, rows: [] };
        tables.push(open);
        before = [];
        carried = [];
      }
      const parts =
        columns.length > 1 && line.length === (columns.at(-1) ?? 0) + 1
          ? cellsOf(line, columns)
          : [];
      const partial = parts.some((part) => part === '') && parts.some(isStroke);
      carried = partial
        ? parts.map((part, at) => (isStroke(part) ? '' : (last[at] ?? carried[at] ?? '')))
        : [];
      if (!partial)
        columns =
          jointsOf(line).length >= columns.length || /^[┌╔╒╭┏]/.test(line)
            ? jointsOf(line)
            : columns;
    } else if (open !== undefined && isContent(line)) {
      const cells = cellsOf(line, columns);
      if (
        row === undefined ||
        row.cells.length !== cells.length ||
        (rows === 'of lines' && cells[0] !== '')
      ) {
        endRow();
        row = { cells: cells.map((cell, at) => joined(carried[at] ?? '', cell)), line: index + 1 };
        carried = [];
      } else row.cells = row.cells.map((cell, at) => joined(cell, cells[at] ?? ''));
    } else {
      endRow();
      open = undefined;
      columns = [];
      before.unshift(line);
    }
  }
  endRow();
  return tables;
}

/** Converts a table of two columns to a record of the right cells by the lower-case left ones. */
export const twoColumnRecord = ({ rows }: ConsoleTable): Record<string, string> =>
  Object.fromEntries(
    rows
      .filter(({ cells }) => cells.length === 2)
      .map(({ cells: [name = '', text = ''] }) => [name.toLowerCase(), text]),
  );

export interface ColumnRow {
  /** Keyed by lower-case heading. */
  cells: Record<string, string>;
  line: number;
}

const ruled = /^[\s─━=-]+$/;

/**
 * Returns where the columns begin: at the strokes below the heading, or at its words separated by
 * two blanks.
 */
function columnStarts(heading: string, below: string | undefined): { name: string; at: number }[] {
  const strokes =
    below !== undefined && /\S/.test(below) && ruled.test(below)
      ? [...below.matchAll(/\S+/g)].map(({ index }) => index)
      : [];
  if (strokes.length > 1)
    return strokes.map((at, index) => ({
      name: heading
        .slice(at, strokes[index + 1])
        .trim()
        .toLowerCase(),
      at,
    }));
  return [...heading.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index: at }) => ({
    name: name.toLowerCase(),
    at,
  }));
}

/** Parses the rows below a heading, up to an empty line. */
export function rowsBelowHeading(lines: readonly string[], heading: RegExp): ColumnRow[] {
  const found: ColumnRow[] = [];
  let starts: { name: string; at: number }[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (heading.test(line)) starts = columnStarts(line, lines[index + 1]);
    else if (starts !== undefined && line.trim() === '') starts = undefined;
    else if (starts !== undefined && !ruled.test(line)) {
      const columns = starts;
      found.push({
        line: index + 1,
        cells: Object.fromEntries(
          columns.map(({ name, at }, column) => [
            name,
            line.slice(at, columns[column + 1]?.at).trim(),
          ]),
        ),
      });
    }
  }
  return found;
}
