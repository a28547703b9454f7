// Envelopes, scales and states of platforms and models that other parsers support as well.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (report: object): Promise<Outcome> => readBytesAs(JSON.stringify(report));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const formatOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run')?.format;

describe("IntSights' alerts", () => {
  it('are read in the envelope that its export has', async () => {
    const alert = (id: string, closed: boolean) => ({
      _id: id,
      Assets: [{ Type: 'Domains', Value: 'shop.example' }],
      Details: { Type: 'Phishing', Title: 'A page like ours', Severity: 'High', Source: {} },
      Closed: { IsClosed: closed },
    });
    const outcome = await read({ Alerts: [alert('a', false), alert('b', true)] });
    expect(formatOf(outcome)).toBe('intsights');
    expect(outcome.findings).toMatchObject([
      { title: 'A page like ours', severity: 'high', endpoint: 'shop.example' },
      { suppression: { kind: 'closed' } },
    ]);
  });
});

describe("ImmuniWeb's vulnerabilities", () => {
  it('that are fixed are no findings', async () => {
    const vulnerability = (id: number, status: string) =>
      `<Vulnerability><ID>${id}</ID><Name>N</Name><Status>${status}</Status><CWE-ID>CWE-79</CWE-ID><CVE-ID/><Risk>High</Risk><URL>https://shop.example</URL></Vulnerability>`;
    const outcome = await readBytesAs(
      `<Vulnerabilities>${vulnerability(1, 'Fixed')}${vulnerability(2, 'Not fixed')}</Vulnerabilities>`,
    );
    expect(outcome.findings.map(({ fingerprints }) => fingerprints?.['id'])).toEqual(['2']);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});

describe("WhiteHat Sentinel's vulnerabilities", () => {
  const vulnerability = (over: object) => ({
    id: '1',
    class: 'Cross Site Scripting',
    status: 'open',
    risk: '4',
    description: { description: '<p>d</p>' },
    solution: { solution: '<p>Encode it.</p>', solution_prepend: '<p>Ask the team.</p>' },
    attack_vectors: [
      { request: { url: 'https://shop.example/a' }, scanner_tags: ['WASC-8', 'CWE-79'] },
    ],
    ...over,
  });

  it('have the risk that the customer gave them', async () => {
    const { findings } = await read({
      collection: [
        vulnerability({ custom_risk: '5' }),
        vulnerability({ id: '2', custom_risk: null }),
      ],
    });
    expect(findings.map(({ severity }) => severity)).toEqual(['critical', 'high']);
  });

  it('name their weakness in the tags of an attack, and more of the solution', async () => {
    const { findings } = await read({ collection: [vulnerability({})] });
    expect(findings).toMatchObject([{ cwes: [79], mitigation: 'Encode it.\n\nAsk the team.' }]);
  });
});

describe("Vulners' audit", () => {
  it.each([
    [5, 'critical'],
    [4, 'high'],
    [3, 'medium'],
    [2, 'low'],
    [1, 'info'],
  ])('rates %s, of 1 to 5, as %s', async (severity, expected) => {
    const { findings } = await read({
      data: { report: [{ vulnID: 'RHSA-2026:1', title: 'zlib', severity, family: 'redhat' }] },
    });
    expect(findings).toMatchObject([
      { severity: expected, references: ['https://vulners.com/redhat/RHSA-2026:1'] },
    ]);
  });
});

describe("Threat Composer's threats", () => {
  const model = (status: string) => ({
    schema: 1,
    applicationInfo: { name: 'Shop' },
    threats: [{ id: 't', statement: 's', threatAction: 'read orders', status, metadata: [] }],
    mitigations: [{ id: 'm', content: 'Use parameters.', status: 'mitigationInProgress' }],
    mitigationLinks: [{ linkedId: 't', mitigationId: 'm' }],
    assumptions: [],
    assumptionLinks: [],
  });

  it('that are resolved are no findings, and those of no use are dismissed', async () => {
    expect(reasons(await read(model('threatResolved')))).toEqual(['fixed_in_report']);
    expect((await read(model('threatResolvedNotUseful'))).findings).toMatchObject([
      { suppression: { kind: 'not useful' } },
    ]);
  });

  it('say how far each mitigation is', async () => {
    const { findings } = await read(model('threatIdentified'));
    expect(findings[0]?.mitigation).toBe('- Use parameters. (in progress)');
  });
});

describe("Cyberwatch's assets", () => {
  it('that are fixed are no findings, and ignored ones are dismissed', async () => {
    const file = path.join(import.meta.dirname, 'fixtures', 'cyberwatch.json');
    const outcome = await readBytesAs(readFileSync(file));
    expect(
      outcome.findings.map(({ endpoint, severity, suppression }) => [
        endpoint,
        severity,
        suppression?.kind,
      ]),
    ).toEqual([
      ['web.example', 'high', undefined],
      ['web.example', 'high', undefined],
      ['old.example', 'high', 'ignored'],
      ['web.example', 'low', undefined],
    ]);
    // With several versions, none is certain.
    expect(outcome.findings[1]?.component).toEqual({ name: 'node' });
    expect(reasons(outcome)).toEqual(['fixed_in_report', 'fixed_in_report']);
  });
});

describe("Veracode SCA's table", () => {
  it('has issues that are resolved, by either name of the column', async () => {
    const table = (column: string) =>
      readBytesAs(
        [
          `Issue ID,Issue type,${column},Severity,Library,Version in use,CVE,Ignored`,
          '1,Vulnerability,Open,High,zlib,1,2022-37434,FALSE',
          '2,Vulnerability,Resolved,High,zlib,1,2018-25032,FALSE',
          '3,Vulnerability,Open,High,zlib,1,2023-45853,TRUE',
        ].join('\n'),
      );
    for (const column of ['Status', 'Issue status']) {
      const outcome = await table(column);
      expect(outcome.findings.map(({ suppression }) => suppression?.kind)).toEqual([
        undefined,
        'ignored',
      ]);
      expect(reasons(outcome)).toEqual(['fixed_in_report']);
    }
  });
});

describe("CoGuard's failed rules", () => {
  it('are medium where they have no severity, as in its own SARIF', async () => {
    const rule = { name: 'r', documentation: { documentation: 'd', scenarios: ['HIPAA'] } };
    const { findings } = await read({ failed: [{ rule, config_file: { fileName: 'a.conf' } }] });
    expect(findings).toMatchObject([{ severity: 'medium', tags: ['HIPAA'] }]);
  });
});
