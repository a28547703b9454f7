// Layouts that differ between versions of one tool, in every state of an entry.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("Prowler's reports", () => {
  const settled = ['passed', 'not_a_finding'];
  const muted = { suppression: { kind: 'muted', status: 'accepted' } };

  it('leaves what passed or is for information out of the table of version 2', async () => {
    const columns =
      'PROFILE,ACCOUNT_NUM,REGION,CHECK_RESULT,TITLE_TEXT,CHECK_RESULT_EXTENDED,CHECK_SEVERITY';
    const row = (result: string): string => `p,1,eu,${result},[check1] Bucket,Text,High`;
    const outcome = await readBytesAs(
      [columns, ...['FAIL', 'PASS', 'INFO', 'WARNING'].map((word) => row(word))].join('\n'),
    );
    expect(outcome.findings).toMatchObject([{ ruleId: 'check1', severity: 'high' }, muted]);
    expect(reasons(outcome)).toEqual(settled);
  });

  it("reads version 2's lines with the resource, and its id without brackets", async () => {
    const line = (Status: string) => ({
      'Account Number': '1',
      'Control ID': '[check12]',
      Control: '[check12] MFA',
      Severity: 'Medium',
      Status,
      'Resource ID': 'user-1',
    });
    const outcome = await readBytesAs(
      ['FAIL', 'PASS', 'INFO', 'WARNING'].map((word) => JSON.stringify(line(word))).join('\n'),
    );
    expect(outcome.findings).toMatchObject([
      { ruleId: 'check12', cloudResource: { account: '1', id: 'user-1' } },
      muted,
    ]);
    expect(reasons(outcome)).toEqual(settled);
  });

  it('names the project and the subscription of other clouds', async () => {
    const check = { CheckID: 'c1', CheckTitle: 'T', Status: 'FAIL', Severity: 'high' };
    const { findings } = await read([
      { ...check, Provider: 'gcp', ProjectId: 'shop', Location: 'eu', ResourceId: 'r' },
      { ...check, Provider: 'azure', Subscription: 'sub', ResourceId: 'r' },
    ]);
    const table = await readBytesAs(
      'PROVIDER;PROJECT_ID;LOCATION;CHECK_ID;CHECK_TITLE;STATUS;STATUS_EXTENDED;SEVERITY;RESOURCE_ID\n' +
        'gcp;shop;eu;c1;T;FAIL;E;high;r',
    );
    expect(
      [...findings, ...table.findings].map(({ cloudResource }) => cloudResource),
    ).toMatchObject([
      { account: 'shop', region: 'eu' },
      { account: 'sub' },
      { account: 'shop', region: 'eu' },
    ]);
  });

  it('takes `status_code` for the result and `status` for the state of the finding', async () => {
    const found = (over: object) => ({
      class_uid: 2004,
      finding_info: { uid: JSON.stringify(over), title: 'Public bucket' },
      metadata: { event_code: 'c1', product: { name: 'Prowler' } },
      severity: 'High',
      status: 'New',
      ...over,
    });
    const draft = (status: string) =>
      found({
        class_uid: 2001,
        finding_info: undefined,
        finding: { uid: status, title: 'Public bucket' },
        metadata: { product: { name: 'Prowler', feature: { uid: 'c1' } } },
        status,
      });
    const outcome = await read([
      found({ status_code: 'FAIL' }),
      found({ status_code: 'MANUAL' }),
      found({ status_code: 'FAIL', status: 'Suppressed', status_id: 3 }),
      found({ status_code: 'FAIL', status: 'Other', status_id: 99 }),
      found({ severity: undefined, severity_id: 5 }),
      draft('Failure'),
      found({ status_code: 'PASS', status: 'Other' }),
      found({ class_uid: 2003, compliance: { status: 'Pass' } }),
      found({ status: 'Resolved' }),
      found({ status: undefined, status_id: 4 }),
      found({ status: 'Archived' }),
      draft('Success'),
      draft('Unknown'),
      draft('Other'),
    ]);
    expect(outcome.findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      undefined,
      'muted',
      undefined,
      undefined,
      undefined,
      'archived',
      'muted',
    ]);
    expect(outcome.findings.map(({ ruleId }) => ruleId)).toEqual(Array(8).fill('c1'));
    expect(outcome.findings[4]).toMatchObject({ severity: 'critical' });
    expect(reasons(outcome)).toEqual([
      'passed',
      'passed',
      'fixed_in_report',
      'fixed_in_report',
      'passed',
      'not_a_finding',
    ]);
  });

  it('makes a finding of each vulnerability', async () => {
    const vulnerabilities = ['CVE-2021-44228', 'CVE-2021-45046'].map((uid) => ({ cve: { uid } }));
    const { findings } = await read({
      class_uid: 2002,
      finding_info: { title: 'log4j' },
      severity: 'High',
      vulnerabilities,
    });
    expect(findings.map(({ vulnerabilityIds }) => vulnerabilityIds?.[0])).toEqual([
      'CVE-2021-44228',
      'CVE-2021-45046',
    ]);
  });
});

describe("Kubescape's reports", () => {
  const control = (status: unknown, over: object = {}) => ({
    controlID: 'C-1',
    name: 'Root',
    status,
    rules: [],
    ...over,
  });
  const report = (controls: unknown[], over: object = {}) => ({
    summaryDetails: { controls: { 'C-1': { scoreFactor: 8 }, 'C-2': { scoreFactor: 0 } } },
    resources: [],
    results: [{ resourceID: 'a', controls }],
    ...over,
  });

  it('tells what passed from what an exception set aside', async () => {
    const outcome = await read(
      report([
        control({ status: 'failed' }),
        control('failed'),
        control({ status: 'failed' }, { controlID: 'C-2' }),
        control({ status: 'failed' }, { controlID: 'C-9', severity: 'Critical' }),
        control({ status: 'passed' }),
        control({ status: 'passed', subStatus: 'w/exceptions' }),
        control({ status: 'passed' }, { rules: [{ status: 'passed', subStatus: 'w/exceptions' }] }),
        control({ status: 'excluded' }),
        control({ status: 'irrelevant' }),
        control({ status: 'error' }),
      ]),
    );
    expect(
      outcome.findings.map(({ severity, suppression }) => suppression?.kind ?? severity),
    ).toEqual(['high', 'high', 'info', 'critical', 'exception', 'exception', 'exception']);
    expect(reasons(outcome)).toEqual(['passed', 'passed', 'not_a_finding']);
  });

  it.each([
    ['everything passes', { controls: { 'C-1': { status: 'passed' } } }, undefined],
    [
      'controls failed',
      { controls: { 'C-1': { ResourceCounters: { failedResources: 3 } } } },
      'unknown_variant',
    ],
    ['nothing was checked', { status: 'skipped', controls: {} }, 'nothing_scanned'],
    ['a control erred', { controls: { 'C-1': { status: 'error' } } }, 'files_failed'],
  ])('has no results where %s', async (_, summaryDetails, incomplete) => {
    const { items } = await read({ summaryDetails });
    const run = items[0];
    expect(run).toMatchObject({ kind: 'run', format: 'kubescape' });
    expect(run?.kind === 'run' && run.incomplete).toBe(incomplete);
  });

  it('reads the answers of version 1, and does not take a rule that erred for passed', async () => {
    const answer = (over: object = {}) => ({
      alertMessage: 'Root',
      ruleStatus: 'failed',
      alertObject: { k8sApiObjects: [{ kind: 'Pod', metadata: { name: 'a' } }] },
      ...over,
    });
    const checked = (ruleReports: unknown, failedResources = 0) => ({
      controlID: 'C-1',
      baseScore: 7,
      failedResources,
      ruleReports,
    });
    const outcome = await read({
      controlReports: [
        checked([
          {
            ruleResponses: [
              answer(),
              answer({ exception: { name: 'ours' } }),
              answer({ alertObject: { externalObjects: { kind: 'User', name: 'root' } } }),
              answer({ ruleStatus: 'passed' }),
            ],
          },
        ]),
        checked([{ ruleResponses: null }]),
        checked([{ ruleStatus: { status: 'error' }, ruleResponses: [] }]),
        checked([], 2),
      ],
    });
    expect(outcome.items[0]).toMatchObject({ incomplete: 'files_failed' });
    expect(outcome.findings.map(({ cloudResource }) => cloudResource?.id)).toEqual([
      'Pod/a',
      'Pod/a',
      'User/root',
    ]);
    expect(outcome.findings[1]).toMatchObject({ suppression: { kind: 'exception' } });
    expect(reasons(outcome)).toEqual(['passed', 'passed', 'not_a_finding', 'not_a_finding']);
  });
});

describe("Checkmarx' reports", () => {
  it('goes by the state of a result, and leaves out what the product calls fixed', async () => {
    const result = (facts: string): string => `<Result FileName="a.java" Line="3" ${facts}/>`;
    const outcome = await readBytesAs(
      `<CxXMLResults ScanId="1"><Query id="1" name="SQL_Injection" cweId="89" Severity="High">${[
        'Status="New" FalsePositive="False" state="0"',
        'Status="Recurrent" FalsePositive="True" state="1"',
        'Status="New" FalsePositive="False" state="4"',
        'Status="New" FalsePositive="False" state="3"',
        'Status="Fixed" FalsePositive="False" state="0"',
      ]
        .map((facts) => result(facts))
        .join('')}</Query></CxXMLResults>`,
    );
    expect(outcome.findings.map(({ suppression }) => suppression?.status)).toEqual([
      undefined,
      'accepted',
      'underReview',
      undefined,
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it("reads CxFlow's libraries, and what its open source analysis found beside the issues", async () => {
    const finding = {
      id: 'CVE-2021-44228',
      severity: 'HIGH',
      score: 9.8,
      packageId: 'Npm-lodash-4.17.0',
      fixResolutionText: '4.17.21',
    };
    const pack = { id: 'Npm-lodash-4.17.0', name: 'lodash', version: '4.17.0' };
    const outcome = await read({
      xissues: [
        {
          filename: 'lib.jar',
          severity: 'High',
          osaDetails: [
            { cve: 'CVE-2020-1234', severity: 'High', version: '1.0' },
            { cve: 'CVE-2020-1235', severity: 'Low' },
          ],
        },
        {
          scaDetails: [
            { finding, vulnerabilityPackage: pack },
            { finding: { ...finding, isIgnored: true } },
          ],
        },
        {
          vulnerability: 'SQL_Injection',
          vulnerabilityStatus: 'NOT EXPLOITABLE',
          severity: 'High',
          filename: 'a.java',
          details: { '4': { falsePositive: false, comment: 'Checked' } },
        },
      ],
      scaResults: { findings: [{ ...finding, id: 'CVE-2021-45046' }], packages: [pack] },
    });
    expect(outcome.items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
    expect(
      outcome.findings.map(({ ruleId, severity, category, suppression }) =>
        [ruleId, severity, category, suppression?.kind].join(' '),
      ),
    ).toEqual([
      'CVE-2020-1234 high sca ',
      'CVE-2020-1235 low sca ',
      'CVE-2021-44228 high sca ',
      'CVE-2021-44228 high sca ignored',
      'SQL_Injection high sast not exploitable',
      'CVE-2021-45046 high sca ',
    ]);
    expect(outcome.findings[2]).toMatchObject({
      component: { name: 'lodash', version: '4.17.0', fixedVersions: ['4.17.21'] },
    });
  });
});

describe("Anchore's policy evaluations", () => {
  const header =
    'Image_Id Repo_Tag Trigger_Id Gate Trigger Check_Output Gate_Action Whitelisted Policy_Id';
  const row = (action: string, listed: unknown) => [
    'id',
    'shop:1',
    'x',
    'dockerfile',
    'instruction',
    'No user',
    action,
    listed,
    'p',
  ];
  const evaluation = (rows: unknown[], status: string) => [
    {
      'sha256:aa': {
        'shop:1': [
          {
            detail: { result: { result: { id: { result: { header: header.split(' '), rows } } } } },
            status,
            policyId: 'p',
            final_action: 'stop',
          },
        ],
      },
    },
  ];

  it('reads the rows by their header, what is allowed and what goes', async () => {
    const { findings, items } = await read(
      evaluation(
        [
          row('stop', false),
          row('warn', { matched_rule_id: 'r', whitelist_id: 'w' }),
          row('go', false),
        ],
        'fail',
      ),
    );
    expect(items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
    expect(findings.map(({ severity, suppression }) => [severity, suppression?.kind])).toEqual([
      ['high', undefined],
      ['medium', 'allowlisted'],
      ['info', undefined],
    ]);
  });

  it("reads the later interface's match of an allow list", async () => {
    const found = (over: object) => ({
      gate: 'dockerfile',
      trigger: 'x',
      message: 'm',
      action: 'warn',
      ...over,
    });
    const { findings } = await read({
      evaluations: [
        {
          details: {
            findings: [
              found({ allowlisted: false, allowlist_match: null }),
              found({ allowlist_match: { matched_rule_id: 'r' } }),
            ],
          },
        },
      ],
    });
    expect(findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      'allowlisted',
    ]);
  });

  it('closes nothing by an answer without its detail', async () => {
    const { items, findings } = await read([
      { 'sha256:aa': { 'shop:1': [{ policyId: 'p', last_evaluation: '2026', status: 'fail' }] } },
    ]);
    expect(findings).toEqual([]);
    expect(items[0]).toMatchObject({ format: 'anchore-policy', incomplete: 'unknown_variant' });
  });
});
