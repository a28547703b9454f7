/**
 * `npm run import:matrix [folder…]`: for every report of the comparison corpus and every fixture,
 * prints its recognised format, counts, the account of its entries, the compared facts, the changes
 * of a second import into an embedded database, the parsing time, and the memory growth.
 */
import path from 'node:path';
import process from 'node:process';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReportItem } from '../server/report-formats/model.ts';
import { startTestServer, type TestServer } from '../tests/support/server/test-server.ts';
import { addRepository, upload } from '../tests/support/server/upload.ts';
import { allReadings } from '../tests/reports/readings.ts';
import {
  compare,
  loadExpectations,
  readAll,
  reportsArePresent,
  reportsRoot,
  type Expectation,
  type Reading,
} from '../tests/reports/expectations.ts';

interface Account {
  entries: number;
  findings: number;
  repeated: number;
  skipped: number;
  /** Entries that the reader did not account for. */
  lost: number;
}

interface Line {
  file: string;
  format: string;
  expected: number | undefined;
  found: number;
  /** The account of its entries: findings + second places + skipped, and whether it balances. */
  account: Account;
  wrong: string[];
  milliseconds: number;
  /** The changes of a second import of the same file; undefined if the first one is refused. */
  again: number | undefined;
  /**
   * Growth of the process, in MB, while the file is imported twice: reader, server and database
   * together.
   */
  grownMb: number;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(reportsRoot, folder), { recursive: true, withFileTypes: true }).flatMap(
    (entry) =>
      entry.isFile() ? [path.relative(reportsRoot, path.join(entry.parentPath, entry.name))] : [],
  );

/** A report that is read, and what a peer asserts about it. */
type Report = Pick<Expectation, 'file' | 'expect'> & Partial<Expectation> & { path: string };

const ofCorpus = <T extends { file: string }>(report: T): T & { path: string } => ({
  ...report,
  path: path.join(reportsRoot, report.file),
});

const fixturesRoot = path.join(import.meta.dirname, '../tests/reports/fixtures');
/** A test asserts their readings; here only their entries are counted. */
const fixtures: readonly Report[] = Object.keys(allReadings).map((name) => ({
  file: `fixtures/${name}`,
  path: path.join(fixturesRoot, name),
}));

/** The maximum growth of the process during `work`, in bytes. */
async function growth<T>(work: () => Promise<T>): Promise<[result: T, bytes: number]> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  try {
    return [await work(), peak - before];
  } finally {
    clearInterval(watch);
  }
}

/** Findings at the same location of the report count as second places of one. */
function accountOf({ items, findings }: Pick<Reading, 'items' | 'findings'>): Account {
  const ofKind = (kind: ReportItem['kind']) => items.filter((item) => item.kind === kind);
  const lost = ofKind('unaccounted').reduce(
    (sum, item) => sum + (item.kind === 'unaccounted' ? Math.abs(item.count) : 0),
    0,
  );
  const distinct = new Set(findings.map(({ pointer: _, ...finding }) => JSON.stringify(finding)));
  const skipped = ofKind('ignored').length;
  return {
    entries: findings.length + skipped + lost,
    findings: distinct.size,
    repeated: findings.length - distinct.size,
    skipped,
    lost,
  };
}

async function changesAgain(
  server: TestServer,
  file: string,
  tool: string | undefined,
  name: string,
): Promise<number | undefined> {
  const repository = await addRepository(server.as('admin'), name);
  const importing = async () => {
    const { id } = await upload(server.as('admin'), repository, readFileSync(file), {
      ext: '',
      ...(tool !== undefined && { tool }),
    });
    await server.runJobs();
    return (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  };
  await importing();
  const { status, counts } = await importing();
  return status === 'succeeded'
    ? counts.new + counts.moved + counts.reopened + counts.fixed + counts.duplicates
    : undefined;
}

let imported = 0;

async function measure(server: TestServer, expectation: Report): Promise<Line> {
  const [again, grown] = await growth(() =>
    changesAgain(server, expectation.path, expectation.tool, `report-${String(++imported)}`),
  );
  const reading = await readAll(expectation.path, expectation.tool);
  const wrong =
    expectation.tool === undefined ? [] : compare(expectation as Expectation, reading.findings);
  return {
    file: expectation.file,
    format: reading.format ?? '–',
    expected: expectation.expectedCount,
    found: reading.findings.length,
    account: accountOf(reading),
    wrong: reading.error === undefined ? wrong : [reading.error.message, ...wrong],
    milliseconds: Math.round(reading.milliseconds),
    again,
    grownMb: Math.round(grown / 1024 / 1024),
  };
}

function print(line: Line): void {
  const same = line.expected === undefined || line.expected === line.found;
  const mark =
    same && line.wrong.length === 0 && (line.again ?? 0) === 0 && line.account.lost === 0
      ? 'ok '
      : '≠  ';
  const { entries, findings, repeated, skipped } = line.account;
  console.log(
    `${mark} ${line.file}  [${line.format}]  ${line.expected ?? '–'} → ${line.found}  ${entries} entries = ${findings} findings + ${repeated} second places + ${skipped} left out  again ${line.again ?? '–'}  ${line.milliseconds} ms  +${line.grownMb} MB`,
  );
  for (const text of line.wrong) console.log(`      ${text}`);
}

async function main(): Promise<void> {
  if (!reportsArePresent)
    console.log('The comparison corpus (../shared/reports) is absent: fixtures alone.');
  const wanted = process.argv.slice(2);
  const chosen = (file: string): boolean =>
    wanted.length === 0 || wanted.some((name) => file.includes(name));
  const peers = reportsArePresent ? loadExpectations().map(ofCorpus) : [];
  const further = reportsArePresent ? [...filesBelow('extra'), ...filesBelow('fresh')] : [];
  const reports: readonly Report[] = [
    ...peers,
    ...further.map((file) => ofCorpus({ file })),
    ...fixtures,
  ].filter(({ file }) => chosen(file));
  const lines: Line[] = [];
  const server = await startTestServer({ engine: 'pglite' });
  try {
    for (const expectation of reports) {
      const line = await measure(server, expectation);
      print(line);
      lines.push(line);
    }
  } finally {
    await server.close();
  }
  const asserted = lines.filter((line) => line.expected !== undefined);
  const counted = asserted.filter((line) => line.expected === line.found).length;
  const facts = asserted.filter((line) => line.wrong.length === 0).length;
  console.log(
    `\n${asserted.length} asserted readings: ${counted} with the same count, ${facts} with the same facts. ${lines.length - asserted.length} further files.`,
  );
  console.log(
    `${lines.reduce((sum, { account }) => sum + account.entries, 0)} entries, ${lines.filter(({ account }) => account.lost > 0).length} imbalances.`,
  );
  const twice = lines.filter(({ again }) => again !== undefined);
  console.log(
    `${twice.length} imported twice: ${twice.filter(({ again }) => again === 0).length} changed nothing the second time; ${lines.length - twice.length} refused with a sentence.`,
  );
  console.log(`Peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
}

await main();
