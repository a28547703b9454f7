/** `npm run import:matrix [folder…]`: every report of the comparison corpus: what it was recognised as, counts, compared facts, time. */
import path from 'node:path';
import { readdirSync } from 'node:fs';
import { compare, loadExpectations, readAll, reportsArePresent, reportsRoot, type Expectation } from '../tests/reports/expectations.ts';

interface Line {
  file: string;
  format: string;
  expected: number | undefined;
  found: number;
  other: number;
  wrong: string[];
  milliseconds: number;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(reportsRoot, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.relative(reportsRoot, path.join(entry.parentPath, entry.name))] : [],
  );

async function measure(expectation: Pick<Expectation, 'file' | 'expect'> & Partial<Expectation>): Promise<Line> {
  const reading = await readAll(path.join(reportsRoot, expectation.file), expectation.tool);
  const wrong = expectation.tool === undefined ? [] : compare(expectation as Expectation, reading.findings);
  return {
    file: expectation.file,
    format: reading.format ?? '–',
    expected: expectation.expectedCount,
    found: reading.findings.length,
    other: reading.items.filter((item) => item.kind === 'ignored').length,
    wrong: reading.error === undefined ? wrong : [reading.error.message, ...wrong],
    milliseconds: Math.round(reading.milliseconds),
  };
}

function print(line: Line): void {
  const same = line.expected === undefined || line.expected === line.found;
  const mark = same && line.wrong.length === 0 ? 'ok ' : '≠  ';
  console.log(`${mark} ${line.file}  [${line.format}]  ${line.expected ?? '–'} → ${line.found}${line.other > 0 ? ` (+${line.other} ignored)` : ''}  ${line.milliseconds} ms`);
  for (const text of line.wrong) console.log(`      ${text}`);
}

async function main(): Promise<void> {
  if (!reportsArePresent) {
    console.log('The comparison corpus (../shared/reports) is absent: nothing to compare.');
    return;
  }
  const wanted = process.argv.slice(2);
  const chosen = (file: string): boolean => wanted.length === 0 || wanted.some((name) => file.includes(name));
  const expected = loadExpectations().filter(({ file }) => chosen(file));
  const others = [...filesBelow('extra'), ...filesBelow('fresh')].filter(chosen).map((file) => ({ file }));
  const lines: Line[] = [];
  for (const expectation of [...expected, ...others]) {
    const line = await measure(expectation);
    print(line);
    lines.push(line);
  }
  const asserted = lines.filter((line) => line.expected !== undefined);
  const counted = asserted.filter((line) => line.expected === line.found).length;
  const facts = asserted.filter((line) => line.wrong.length === 0).length;
  console.log(`\n${asserted.length} asserted readings: ${counted} with the same count, ${facts} with the same facts. ${others.length} further files.`);
  console.log(`Peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
}

await main();
