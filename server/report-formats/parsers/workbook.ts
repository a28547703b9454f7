/**
 * Converts sheets of an Office Open XML workbook (.xlsx) to CSV, for tools whose portal exports
 * nothing else. Formulas are not evaluated; the stored cell values are used.
 */
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { list, str, type Tree } from './json-access.ts';
import type { ReadContext, ReportFile } from './report-file.ts';
import { readXmlSlices } from './xml-reader.ts';

const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const sharedStrings = 'xl/sharedStrings.xml';

export const isWorkbook = (names: readonly string[]): boolean => names.includes('xl/workbook.xml');

/** Returns whether the entry is a part of the workbook needed to read its cells. */
export const isSheetPart = (name: string): boolean => name === sharedStrings || sheet.test(name);

/** Returns the text of a string item, plain or in formatted runs. */
const textOf = (node: unknown): string =>
  [...list(node, 't'), ...list(node, 'r').flatMap((run) => list(run, 't'))]
    .map((part) => (typeof part === 'string' ? part : (str(part) ?? '')))
    .join('');

async function stringsOf(file: ReportFile | undefined, context: ReadContext): Promise<string[]> {
  const strings: string[] = [];
  if (file === undefined) return strings;
  let size = 0;
  for await (const { value } of readXmlSlices(file, ['/sst/si'], context)) {
    const text = textOf(value);
    size += text.length;
    if (size > context.limits.maxFrameBytes)
      throw new ReportError(
        'too_large',
        reportFault('workbook_texts_too_large', { limit: context.limits.maxFrameBytes }),
      );
    strings.push(text);
  }
  return strings;
}

/** `A` is 0, `Z` 25, `AA` 26. Excel has 16,384 columns. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  let column = -1;
  for (let index = 0; index < letters.length; index += 1)
    column = (column + 1) * 26 + letters.charCodeAt(index) - 65;
  return column < 16_384 ? column : undefined;
}

function cellText(cell: unknown, strings: readonly string[]): string {
  const type = str(cell, '@t');
  if (type === 'inlineStr') return textOf(list(cell, 'is')[0]);
  const value = str(cell, 'v') ?? '';
  return type === 's'
    ? (strings[Number(value)] ?? '')
    : type === 'b'
      ? value === '1'
        ? 'true'
        : 'false'
      : value;
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function csvLine(row: Tree, strings: readonly string[]): string {
  const cells: string[] = [];
  for (const cell of list(row, 'c'))
    cells[columnOf(str(cell, '@r')) ?? cells.length] = cellText(cell, strings);
  return `${Array.from(cells, (text: string | undefined) => quoted(text ?? '')).join(',')}\n`;
}

/**
 * Yields a CSV file for each sheet, in the order of their numbers. `parts` are the entries accepted
 * by `isSheetPart`.
 */
export async function* readSheets(
  parts: readonly ReportFile[],
  work: string,
  context: ReadContext,
): AsyncGenerator<ReportFile> {
  const strings = await stringsOf(
    parts.find(({ name }) => name === sharedStrings),
    context,
  );
  const number = ({ name }: ReportFile): number => Number(sheet.exec(name)?.[1] ?? 0);
  for (const part of parts
    .filter(({ name }) => sheet.test(name))
    .toSorted((a, b) => number(a) - number(b))) {
    const target = path.join(work, `sheet-${number(part)}.csv`);
    async function* lines(): AsyncGenerator<string> {
      for await (const { value } of readXmlSlices(part, ['/worksheet/sheetData/row'], context))
        yield csvLine(value, strings);
    }
    await pipeline(lines, createWriteStream(target));
    yield { path: target, name: `sheet ${number(part)}`, size: (await stat(target)).size, skip: 0 };
  }
}
