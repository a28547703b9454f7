// The facts of tools and generic formats besides a finding's title: state, score, location,
// package.
import { describe, expect, it } from 'vitest';
import type { Outcome } from './reading.ts';
import { readBytesAs } from './reading.ts';

const read = (report: unknown) =>
  readBytesAs(typeof report === 'string' ? report : JSON.stringify(report));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe('GuardDog', () => {
  it('takes the severity of a correlated risk, and abilities alone for information', async () => {
    const place = [{ location: 'setup.py:3', message: 'Sends data.' }];
    const { findings } = await read({
      package: 'left-pad',
      issues: 3,
      errors: {},
      risks: [{ threat_rule: 'threat-exfiltration', severity: 'medium', category: 'exfiltration' }],
      results: {
        'threat-exfiltration': place,
        'threat-obfuscation': place,
        'capability-network': place,
        typosquatting: null,
      },
    });
    expect(findings.map(({ ruleId, severity, tags }) => [ruleId, severity, tags])).toEqual([
      ['threat-exfiltration', 'medium', ['exfiltration']],
      ['threat-obfuscation', 'high', undefined],
      ['capability-network', 'info', undefined],
    ]);
  });
});

describe('GitGuardian', () => {
  const incident = (id: number, more: object) => ({
    id,
    detector: { name: 'aws_iam', display_name: 'AWS key' },
    gitguardian_url: `https://dashboard.example.org/${id}`,
    severity: 'high',
    status: 'TRIGGERED',
    ...more,
  });

  it.each([['incidents'], ['results'], ['data']])(
    'keeps incidents apart that its API answers in %s, and leaves out revoked ones',
    async (name) => {
      const outcome = await read({
        [name]: [
          incident(1, {}),
          incident(2, {}),
          incident(3, { status: 'RESOLVED', secret_revoked: true }),
        ],
      });
      expect(outcome.findings.map(({ fingerprints }) => fingerprints?.['incidentId'])).toEqual([
        '1',
        '2',
      ]);
      expect(reasons(outcome)).toEqual(['fixed_in_report']);
    },
  );
});

describe('Cobalt', () => {
  it('states weaknesses, scores and vulnerabilities in what its API answers', async () => {
    const { findings } = await read({
      data: [
        {
          resource: {
            id: 'vu_1',
            title: 'Stored script',
            type_category: 'XSS',
            severity: 'medium',
            state: 'need_fix',
            log: [
              { action: 'created', timestamp: '2025-12-01T00:00:00Z' },
              { action: 'state_changed', timestamp: '2026-01-06T00:00:00Z' },
            ],
            cwes: [{ id: 79 }],
            cvsss: [{ version: '3.1', score: 6.1 }],
            cves: [{ cve_id: 'CVE-2023-1111' }],
          },
        },
      ],
    });
    expect(findings).toMatchObject([
      {
        cwes: [79],
        cvss: [{ score: 6.1 }],
        vulnerabilityIds: ['CVE-2023-1111'],
        firstSeenAt: '2025-12-01T00:00:00.000Z',
        lastSeenAt: '2026-01-06T00:00:00.000Z',
      },
    ]);
  });
});

describe('Intigriti', () => {
  it('joins the path of a submission to its domain', async () => {
    const { findings } = await read({
      records: [
        {
          code: 'S-1',
          title: 'XSS',
          severity: { value: 'High' },
          state: { status: { value: 'Accepted' } },
          detail: {
            report: { domain: { name: 'shop.example.org' }, endpointVulnerableComponent: '/s' },
          },
        },
      ],
    });
    expect(findings[0]?.endpoint).toBe('shop.example.org/s');
  });
});

describe('AWS CloudFormation Guard', () => {
  it('names the property and its line, which the path or the message states', async () => {
    const clause = (error_message: string, check: object) => ({
      Clause: { Unary: { messages: { custom_message: 'Mend it', error_message }, check } },
    });
    const { findings } = await read({
      name: 'template.yaml',
      status: 'FAIL',
      not_compliant: [
        {
          Rule: {
            name: 'encrypted',
            checks: [
              clause('Property is missing.', {
                UnResolved: {
                  value: { traversed_to: { path: '/Resources/B/Properties[L:4,C:6]' } },
                },
              }),
              clause(
                'Is [Path=/Rule[L:0,C:0]], at [Path=/Resources/S/CidrIp[L:13,C:18] Value=x].',
                {
                  Resolved: { from: { path: '/Resources/S/CidrIp' } },
                },
              ),
            ],
          },
        },
      ],
      not_applicable: [],
      compliant: [],
    });
    expect(
      findings.map(({ location, cloudResource }) => [location?.startLine, cloudResource?.id]),
    ).toEqual([
      [4, '/Resources/B/Properties'],
      [13, '/Resources/S/CidrIp'],
    ]);
  });
});

describe('Cloudsplaining', () => {
  it('takes a policy for dismissed that an exclusion names', async () => {
    const policy = (is_excluded: unknown) => ({
      PolicyName: 'Reader',
      Arn: 'arn:aws:iam::1:policy/Reader',
      is_excluded,
      DataExfiltration: ['s3:getobject'],
    });
    const { findings } = await read({
      inline_policies: {},
      customer_managed_policies: { a: policy(['Reader']), b: policy([]), c: policy(false) },
    });
    expect(findings.map(({ suppression }) => suppression?.kind)).toEqual([
      'excluded',
      undefined,
      undefined,
    ]);
  });
});

describe('Anchore policies', () => {
  it('are read where a gate says what it found as description, status and name of a trigger', async () => {
    const gate = { policyId: 'p', recommendation: '', tag: 'shop:1' };
    const { findings } = await read([
      {
        digest: 'sha256:aa',
        detail: [
          {
            ...gate,
            gate: 'dockerfile',
            description: 'User root found',
            status: 'stop',
            triggerId: 'b2605c2ddbdb02b8e2365c9248dada5a',
            triggerName: 'effective_user',
          },
          {
            ...gate,
            gate: 'vulnerabilities',
            description: 'LOW Vulnerability found in os package type (dpkg) - openssl-1.1.1',
            status: 'warn',
            triggerId: 'CVE-2022-0778+openssl',
          },
        ],
        finalAction: 'stop',
        policyId: 'p',
        tag: 'shop:1',
      },
      { digest: 'sha256:bb', detail: null, tag: 'shop:2' },
    ]);
    expect(
      findings.map(({ ruleId, severity, vulnerabilityIds, component, image }) => [
        ruleId,
        severity,
        vulnerabilityIds,
        component,
        image?.reference,
      ]),
    ).toEqual([
      ['dockerfile:effective_user', 'high', undefined, undefined, 'shop:1'],
      [
        'vulnerabilities',
        'low',
        ['CVE-2022-0778'],
        { name: 'openssl', version: '1.1.1' },
        'shop:1',
      ],
    ]);
  });
});

describe('Kingfisher', () => {
  it('is recognised by its summary where it found nothing', async () => {
    const { items } = await read('{"findings":[]}\n{"findings":0,"bytes_scanned":5}\n');
    expect(items).toEqual([{ kind: 'run', tool: 'Kingfisher', format: 'kingfisher' }]);
  });
});

describe('the generic formats', () => {
  it('take over source and sink, confidence, reasons and further endpoints of JSON', async () => {
    const { findings } = await read({
      findings: [
        {
          title: 'Injection',
          severity: 'High',
          description: 'Text.',
          severity_justification: 'Anybody can send it.',
          service: 'checkout',
          scanner_confidence: 4,
          file_path: 'src/sink.py',
          line: 9,
          sast_source_file_path: 'src/source.py',
          sast_source_line: 3,
          sast_source_object: 'request',
          endpoints: [
            { protocol: 'https', host: 'shop.example.org', path: 'a' },
            'https://other.example.org',
          ],
        },
      ],
    });
    expect(findings).toMatchObject([
      {
        confidence: 'medium',
        endpoint: 'https://shop.example.org/a',
        location: { path: 'src/sink.py', startLine: 9 },
        codeFlow: [
          { path: 'src/source.py', startLine: 3, message: 'request' },
          { path: 'src/sink.py', startLine: 9 },
        ],
      },
    ]);
    for (const said of ['Anybody can send it.', 'checkout', 'https://other.example.org'])
      expect(findings[0]?.description).toContain(said);
  });

  it('take over both scores, impact, exploitation and duplicates of CSV', async () => {
    const { findings } = await read(
      [
        'Title,Severity,Description,Impact,CVE,Vulnerability Id,CVSSV3,CVSSV4_score,known_exploited,Duplicate,CweIds',
        'A,High,Text,Loss,CVE-2023-1111,GHSA-jf85-cpcp-j695,CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N,8.7,True,FALSE,"CWE-79, CWE-89"',
        'B,High,Text,,,,,,,TRUE,',
      ].join('\n'),
    );
    expect(findings).toMatchObject([
      {
        description: 'Text\n\n**Impact:** Loss',
        vulnerabilityIds: ['CVE-2023-1111', 'GHSA-jf85-cpcp-j695'],
        cwes: [79, 89],
        cvss: [{ version: '4.0', score: 8.7 }, { score: 7.5 }],
        knownExploited: true,
      },
      { suppression: { kind: 'duplicate', status: 'accepted' } },
    ]);
    expect(findings[0]).not.toHaveProperty('suppression');
  });
});
