/**
 * Some tools list suppressed results separately. The problem still exists, so the finding is
 * dismissed, not fixed.
 */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const grype = {
  descriptor: { name: 'grype', version: '0.100.0' },
  source: { type: 'directory', target: '.' },
  matches: [],
  ignoredMatches: [
    {
      vulnerability: { id: 'CVE-2025-12345', severity: 'High' },
      artifact: { name: 'libexample', version: '1.2.0', type: 'deb' },
      appliedIgnoreRules: [{ vulnerability: 'CVE-2025-12345', reason: 'Not called' }],
    },
  ],
};
const problem = {
  id: 'SNYK-JS-LEFTMERGE-1000001',
  title: 'Prototype Pollution',
  severity: 'high',
  packageName: 'left-merge',
  version: '1.2.0',
  from: ['shop@1.0.0', 'left-merge@1.2.0'],
};
const snyk = {
  ok: true,
  vulnerabilities: [],
  dependencyCount: 3,
  packageManager: 'npm',
  displayTargetFile: 'package-lock.json',
  filtered: {
    ignore: [
      { ...problem, filtered: { ignored: [{ reason: 'Not called', reasonType: 'wont-fix' }] } },
    ],
    patch: [],
  },
};
const iac = {
  infrastructureAsCodeIssues: [
    {
      id: 'SNYK-CC-TF-45',
      title: 'S3 bucket without logging',
      severity: 'medium',
      isIgnored: true,
    },
  ],
  targetFile: 'main.tf',
};
const checkov = {
  check_type: 'terraform',
  results: {
    passed_checks: [],
    failed_checks: [],
    skipped_checks: [
      {
        check_id: 'CKV_AWS_18',
        check_name: 'Ensure the S3 bucket has access logging',
        check_result: { result: 'SKIPPED', suppress_comment: 'Not called' },
        file_path: '/main.tf',
        file_line_range: [3, 7],
        resource: 'aws_s3_bucket.shop',
      },
    ],
    parsing_errors: [],
  },
  summary: { passed: 0, failed: 0, skipped: 1, parsing_errors: 0, checkov_version: '3.2.0' },
};

const guardDuty = {
  Findings: [
    {
      AccountId: '000000000000',
      Id: 'f',
      SchemaVersion: '2.0',
      Type: 'Recon:EC2/Portscan',
      Severity: 5,
      Title: 'x',
      Service: { Archived: true },
    },
  ],
};
const trivy = {
  SchemaVersion: 2,
  ArtifactName: '.',
  Results: [
    {
      Target: 'Dockerfile',
      Class: 'config',
      Misconfigurations: [{ ID: 'DS002', Title: 'Root', Severity: 'HIGH', Status: 'EXCEPTION' }],
    },
  ],
};
const kubescape = {
  summaryDetails: { controls: { 'C-0017': { name: 'Immutable file system', scoreFactor: 3 } } },
  resources: [],
  results: [
    {
      resourceID: 'apps/v1/shop/Deployment/web',
      controls: [
        {
          controlID: 'C-0017',
          name: 'Immutable file system',
          status: { status: 'passed', subStatus: 'w/exceptions' },
          rules: [{ name: 'r', status: 'passed', exception: [{ name: 'Read-only root' }] }],
        },
      ],
    },
  ],
};
const safety = {
  report_meta: { safety_version: '2.3.1' },
  vulnerabilities: [],
  ignored_vulnerabilities: [
    { vulnerability_id: '70612', package_name: 'jinja2', ignored_reason: 'Not called' },
  ],
};
const prowler = [
  {
    CheckID: 'iam_root_mfa',
    CheckTitle: 'x',
    Status: 'WARNING',
    Severity: 'high',
    Provider: 'aws',
  },
];
const dependabot = [
  {
    number: 1,
    state: 'auto_dismissed',
    dependency: { package: { ecosystem: 'npm', name: 'a' } },
    security_advisory: { ghsa_id: 'GHSA-xvch-5gv4-984h', summary: 'x', severity: 'low' },
  },
];
const ocsf = [
  {
    class_uid: 2004,
    status_id: 5,
    status_code: 'FAIL',
    severity: 'High',
    metadata: { event_code: 's3_public' },
    finding_info: { title: 'x', uid: 'u' },
  },
];

describe('a result that the tool was told to ignore', () => {
  it.each<[string, object, string, object]>([
    ['Grype', grype, 'CVE-2025-12345', { justification: 'Not called' }],
    ['Snyk', snyk, problem.id, { justification: 'Not called' }],
    ['Snyk of infrastructure', iac, 'SNYK-CC-TF-45', {}],
    ['Checkov', checkov, 'CKV_AWS_18', { justification: 'Not called' }],
    ['GuardDuty', guardDuty, 'Recon:EC2/Portscan', { kind: 'archived' }],
    ['Trivy', trivy, 'DS002', { kind: 'exception' }],
    ['Kubescape', kubescape, 'C-0017', { kind: 'exception', justification: 'Read-only root' }],
    ['Safety', safety, '70612', { justification: 'Not called' }],
    ['Prowler 3', prowler, 'iam_root_mfa', { kind: 'muted' }],
    ['Dependabot', dependabot, 'GHSA-xvch-5gv4-984h', { kind: 'dismissed' }],
    ['OCSF', ocsf, 's3_public', { kind: 'archived' }],
  ])('is dismissed: %s', async (_tool, report, ruleId, suppression) => {
    const { error, findings, items } = await readBytesAs(JSON.stringify(report));
    expect(error).toBeUndefined();
    expect(findings).toMatchObject([
      { ruleId, suppression: { status: 'accepted', ...suppression } },
    ]);
    expect(items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
    expect(items[0]).not.toHaveProperty('incomplete');
  });

  it('is mended where Snyk patched it', async () => {
    const patched = { ...snyk, filtered: { ignore: [], patch: [problem] } };
    const { findings, ignored } = await readBytesAs(JSON.stringify(patched));
    expect(findings).toEqual([]);
    expect(ignored).toMatchObject([{ reason: 'fixed_in_report' }]);
  });
});
