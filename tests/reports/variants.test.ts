// Forms of one tool's report that differ between versions and interfaces.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const occurrence = (kind: string) => ({
  name: 'projects/p/occurrences/1',
  resourceUri: 'https://europe-docker.pkg.dev/p/r/shop@sha256:aa',
  noteName: 'projects/goog-vulnz/notes/CVE-2021-44228',
  kind: 'VULNERABILITY',
  vulnerability: {
    effectiveSeverity: 'CRITICAL',
    shortDescription: 'CVE-2021-44228',
    packageIssue: [
      {
        affectedPackage: 'log4j-core',
        affectedVersion: { fullName: '2.14.0' },
        fixedVersion: { kind, fullName: '2.17.1' },
      },
    ],
  },
});
const discovery = {
  noteName: 'projects/goog-analysis/notes/PACKAGE_VULNERABILITY',
  kind: 'DISCOVERY',
  discovery: { analysisStatus: 'FINISHED_SUCCESS' },
};

describe('variants of reports', () => {
  it("reads CxFlow's issues by the key that its serialiser writes", async () => {
    const { items, findings } = await readBytesAs(
      JSON.stringify({
        projectId: '1',
        xissues: [
          {
            vulnerability: 'SQL_Injection',
            severity: 'High',
            cwe: '89',
            filename: 'src/a.java',
            details: { '12': { falsePositive: false, codeSnippet: 'query(x)' } },
          },
        ],
      }),
    );
    expect(items[0]).toMatchObject({ format: 'cxflow' });
    expect(findings).toMatchObject([{ severity: 'high', location: { startLine: 12 } }]);
  });

  it("reads the occurrences of Artifact Analysis' API, where the highest version is no fix", async () => {
    const { findings, ignored } = await readBytesAs(
      JSON.stringify({ occurrences: [occurrence('NORMAL'), occurrence('MAXIMUM'), discovery] }),
    );
    expect(findings.map(({ component }) => component?.fixedVersions)).toEqual([
      ['2.17.1'],
      undefined,
    ]);
    expect(ignored).toMatchObject([{ reason: 'not_a_finding', pointer: '/occurrences/2' }]);
  });

  it("keeps what Prowler's allow list mutes as dismissed", async () => {
    const line = (Status: string) => ({ CheckID: 's3_public', Status, Severity: 'high' });
    const { findings, ignored } = await readBytesAs(
      JSON.stringify([line('FAIL'), line('PASS'), line('WARNING')]),
    );
    expect(findings.map(({ suppression }) => suppression?.kind)).toEqual([undefined, 'muted']);
    expect(ignored.map(({ reason }) => reason)).toEqual(['passed']);
  });

  it("takes the words of OCSF's first version for what passed", async () => {
    const found = (status: string) => ({
      class_uid: 2001,
      status,
      severity: 'High',
      finding: { uid: status, title: 'Public bucket' },
    });
    const { findings, ignored } = await readBytesAs(
      JSON.stringify([found('Failure'), found('Success')]),
    );
    expect(findings).toHaveLength(1);
    expect(ignored).toMatchObject([{ reason: 'passed', pointer: '/1' }]);
  });
});
