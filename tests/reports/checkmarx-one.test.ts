/** Checkmarx One reports: from its API, and in sections, one for each engine. */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const header = {
  reportHeader: { projectName: 'shop', createdDate: '2026-01-01' },
  executiveSummary: { totalVulnerabilities: 1 },
};
const code = {
  scanResults: {
    resultsList: [
      {
        queryName: 'SQL_Injection',
        vulnerabilities: [{ severity: 'High', nodes: [{ fileName: '/src/a.java', line: 3 }] }],
      },
    ],
  },
};
const components = { scaScanResults: { packages: [{ anything: 1 }] } };

describe('a Checkmarx One report in sections', () => {
  it('says which of them is not read, beside what is', async () => {
    const { findings, ignored, error } = await readBytesAs(
      JSON.stringify({ ...header, ...code, ...components }),
    );
    expect(error).toBeUndefined();
    expect(findings).toMatchObject([{ ruleId: 'SQL_Injection', severity: 'high' }]);
    expect(ignored).toMatchObject([
      {
        pointer: '/scaScanResults',
        detail: expect.stringContaining('doesn’t read the section') as string,
      },
    ]);
  });

  it('is refused with a sentence where nothing of it is read, instead of looking clean', async () => {
    expect((await readBytesAs(JSON.stringify({ ...header, ...components }))).error).toMatchObject({
      code: 'unsupported_version',
      message: expect.stringContaining('"scaScanResults"') as string,
    });
  });

  it('is a clean one where its sections are empty', async () => {
    const { findings, ignored, error } = await readBytesAs(
      JSON.stringify({
        ...header,
        scanResults: { resultsList: [] },
        containerScanResults: { images: [] },
      }),
    );
    expect([error, findings, ignored]).toEqual([undefined, [], []]);
  });
});

it('leaves out results that the scan no longer found, and counts them', async () => {
  const result = (status: string) => ({
    type: 'sast',
    id: `result-${status}`,
    similarityId: `-${status.length}`,
    status,
    state: 'TO_VERIFY',
    severity: 'HIGH',
    data: { queryName: 'SQL_Injection', nodes: [{ fileName: `/src/${status}.java`, line: 3 }] },
  });
  const { findings, ignored } = await readBytesAs(
    JSON.stringify({ results: [result('NEW'), result('FIXED')], totalCount: 2 }),
  );
  expect(findings.map(({ location }) => location?.path)).toEqual(['src/NEW.java']);
  expect(ignored.map(({ reason }) => reason)).toEqual(['fixed_in_report']);
});
