import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';
import { zipOf } from '../support/server/zip.ts';

const xml = (body: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook whose first row is `header` as shared strings; the other rows are given as cells. */
function workbook(header: readonly string[], rows: readonly string[]): Buffer {
  const strings = header.map((name) => `<si><t>${name}</t></si>`).join('');
  const first = header
    .map((_, index) => `<c r="${String.fromCharCode(65 + index)}1" t="s"><v>${index}</v></c>`)
    .join('');
  return zipOf({
    '[Content_Types].xml': xml('<Types/>'),
    'xl/workbook.xml': xml(
      `<workbook ${main}><sheets><sheet name="Vulnerabilities" sheetId="1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet ${main}><sheetData><row r="1">${first}</row>${rows.map((row, index) => `<row r="${index + 2}">${row}</row>`).join('')}</sheetData></worksheet>`,
    ),
    'xl/sharedStrings.xml': xml(
      `<sst ${main}>${strings}<si><r><t>libcurl4:</t></r><r><t>7.74.0</t></r></si></sst>`,
    ),
  });
}

describe('a workbook', () => {
  it('is read as the table that its sheet holds: shared, inline and plain cells, and gaps', async () => {
    const row =
      '<c r="A2" t="inlineStr"><is><t>CVE-2023-38545</t></is></c><c r="B2" t="str"><v>critical</v></c><c r="D2" t="s"><v>5</v></c><c r="E2"><v>9.8</v></c>';
    const { findings, error, items } = await readBytesAs(
      workbook(
        ['cve_id', 'cve_severity', 'cve_fixed_in', 'cve_caused_by_package', 'cve_cvss_score'],
        [row],
      ),
    );
    expect(error).toBeUndefined();
    expect(items[0]).toMatchObject({ kind: 'run', format: 'deepfence' });
    expect(findings).toMatchObject([
      {
        ruleId: 'CVE-2023-38545',
        severity: 'critical',
        component: { name: 'libcurl4', version: '7.74.0' },
        cvss: [{ score: 9.8 }],
      },
    ]);
    expect(findings[0]?.component?.fixedVersions).toBeUndefined();
  });

  it('of people and addresses is no report', async () => {
    const { error } = await readBytesAs(
      workbook(['who', 'where', 'when', 'why', 'how'], ['<c r="A2"><v>1</v></c>']),
    );
    expect(error?.code).toBe('unknown_format');
  });

  it('that is cut off is refused', async () => {
    const whole = workbook(['cve_id', 'cve_severity', 'a', 'b', 'c'], []);
    expect((await readBytesAs(whole.subarray(0, whole.length - 40))).error?.code).toBe(
      'archive_refused',
    );
  });
});
