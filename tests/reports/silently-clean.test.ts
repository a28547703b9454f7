/**
 * A report in which a name is another than its reader knows is never read as a clean one, which
 * would close what is open: a finding of it is read, an entry could not be, or the report is
 * refused or of an unknown variant. Entries that are left out as settled alone are not enough.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSettled } from '#domain/settled-entries';
import type { ReportItem } from '../../server/report-formats/model.ts';
import { readBytesAs } from './reading.ts';
import { readings } from './readings.ts';
import { renamingsOf } from './renamings.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

/** What a renaming may make of a report honestly, and why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // One test of several has no verdict and is left out; the verdicts of the others are known.
  'mozilla-observatory.json': ['/content-security-policy/:facts'],
  // Rows and cells are HTML's own words: a page that calls them otherwise is none.
  'sonarqube-nested.html': ['tr', 'td'],
};

const says = (item: ReportItem): boolean =>
  item.kind === 'run'
    ? item.incomplete !== undefined || item.componentsOnly === true
    : item.kind === 'ignored'
      ? !isSettled(item.reason)
      : item.kind !== 'notice' && item.kind !== 'dependency';

async function silentRenamings(file: string, format: string): Promise<string[]> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const silent: string[] = [];
  for (const [name, report] of renamingsOf(file, text)) {
    if (report === text) continue;
    const { items, error } = await readBytesAs(report, { tool: format, fileName: file });
    if (error === undefined && !items.some(says)) silent.push(name);
  }
  return silent;
}

describe('a report with another name in it is not read as clean', () => {
  it.each(Object.entries(readings))('%s', async (file, [format]) => {
    expect(await silentRenamings(file, format)).toEqual(exceptions[file] ?? []);
  });
});
