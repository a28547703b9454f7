/**
 * A report with an unknown name must never be read as a clean one, which would close open findings:
 * one of its findings is read, an entry could not be read, or the report is refused or of an
 * unknown variant. Settled entries alone are not enough.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isSettled } from '#domain/settled-entries';
import { ReportError, type ReportItem } from '../../server/report-formats/model.ts';
import { readReport } from '../../server/report-formats/read-report.ts';
import { full } from '../support/server/full.ts';
import { allReadings } from './readings.ts';
import { renamingsOf } from './renamings.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const work = mkdtempSync(path.join(tmpdir(), 'parapet-renamed-'));
afterAll(() => rmSync(work, { recursive: true }));

/** Renamings after which a report may legitimately be clean, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // One test of several has no verdict and is skipped; the verdicts of the others are known.
  'mozilla-observatory.json': ['/content-security-policy/:facts'],
  // Rows and cells are HTML elements; without them, the page has no table.
  'sonarqube-nested.html': ['tr', 'td'],
};

const says = (item: ReportItem): boolean =>
  item.kind === 'run'
    ? item.incomplete !== undefined || item.componentsOnly === true
    : item.kind === 'ignored'
      ? !isSettled(item.reason)
      : item.kind !== 'notice' && item.kind !== 'dependency';

/** Whether the report is read like one of a scanner that found nothing. */
async function isClean(report: string, fileName: string, tool: string): Promise<boolean> {
  const file = path.join(work, 'report');
  writeFileSync(file, report);
  try {
    for await (const item of readReport(file, { tool, fileName })) if (says(item)) return false;
  } catch (error) {
    if (error instanceof ReportError) return false;
    throw error;
  }
  return true;
}

async function silentRenamings(file: string, format: string): Promise<string[]> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const silent: string[] = [];
  for (const [name, report] of renamingsOf(file, text))
    if (report !== text && (await isClean(report, file, format))) silent.push(name);
  return silent;
}

/** Every fixture in the full run, otherwise an eighth. */
const tried = Object.entries(allReadings).filter((_, n) => full || n % 8 === 0);

describe('a report with another name in it is not read as clean', () => {
  it.each(tried)('%s', async (file, [format]) => {
    expect(await silentRenamings(file, format)).toEqual(exceptions[file] ?? []);
  });
});
