// The demo's reports are read completely: every finding of the scanners, with nothing skipped.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoReports } from '../../scripts/demo/load.ts';
import { readReport } from '../../server/report-formats/read-report.ts';

const findings: Record<string, number> = {
  'ledger-api.ast-grep.sarif': 9,
  'ledger-api.eslint.sarif': 14,
  'ledger-api.retire.cyclonedx.json': 17,
  'ledger-api.sbom.cyclonedx.json': 0,
  'ledger-api.secretlint.sarif': 3,
  'reconcile-jobs.ast-grep.sarif': 11,
  'reconcile-jobs.secretlint.sarif': 0,
  'storefront.ast-grep.sarif': 1,
  'storefront.eslint.sarif': 14,
  'storefront.retire.cyclonedx.json': 16,
  'storefront.sbom.cyclonedx.json': 0,
  'storefront.secretlint.sarif': 1,
};

const countKinds = async (file: string) => {
  const kinds = { finding: 0, ignored: 0, component: 0 };
  for await (const item of readReport(file))
    if (item.kind in kinds) kinds[item.kind as keyof typeof kinds] += 1;
  return kinds;
};

describe('the demonstration', () => {
  it('has exactly these reports', () => {
    expect(demoReports().map((report) => path.basename(report.file))).toEqual(
      Object.keys(findings),
    );
  });

  it.each(demoReports())('$repository, $scanner', async ({ file }) => {
    const kinds = await countKinds(file);
    expect(kinds.ignored).toBe(0);
    expect(kinds.finding).toBe(findings[path.basename(file)]);
    if (file.includes('cyclonedx')) expect(kinds.component).toBeGreaterThan(5);
  });
});
