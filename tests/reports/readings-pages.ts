import type { CleanReports, Readings } from './fixtures.ts';

const logging = { ruleId: 'aws-s3-enable-bucket-logging', severity: 'medium' } as const;
const cve = { ruleId: 'CVE-2025-12345', severity: 'high', vulnerabilityIds: ['CVE-2025-12345'] };
const ranged = { path: 'main.tf', startLine: 3, endLine: 7 };

/** Synthetic reports in output formats for people and pipelines. */
export const pageReadings: Readings = {
  'trivy.html': [
    'trivy-html',
    {
      ...cve,
      location: { path: 'go.sum' },
      component: { name: 'example.org/lib', version: 'v1.2.0', fixedVersions: ['1.2.3'] },
    },
    2,
  ],
  'grype.html': [
    'grype-html',
    {
      ...cve,
      component: {
        name: 'libexample',
        version: '1.2.0-r0',
        purl: 'pkg:apk/alpine/libexample@1.2.0-r0',
        fixedVersions: ['1.2.1-r0'],
      },
    },
    2,
  ],
  'grype.md': ['grype-markdown', { ...cve, component: { name: 'libexample' } }, 2],
  'grype.csv': ['grype-csv', { ...cve, component: { name: 'libexample' } }, 1],
  'tfsec.html': ['tfsec-html', { ...logging, location: ranged }, 1],
  'tfsec.md': ['tfsec-markdown', { ...logging, location: ranged }, 2],
  'checkov.md': [
    'checkov-markdown',
    {
      ruleId: 'CKV_AWS_18',
      severity: 'medium',
      location: { path: 'main.tf' },
      cloudResource: { id: 'aws_s3_bucket.shop' },
    },
    2,
  ],
  'kics.html': [
    'kics-html',
    {
      ruleId: 'S3 Bucket Without Logging',
      severity: 'high',
      location: { path: 'path/main.tf', startLine: 3 },
    },
    1,
  ],
  'prowler.html': [
    'prowler-html',
    {
      ruleId: 's3_bucket_public_access',
      severity: 'critical',
      cloudResource: {
        provider: 'aws',
        account: '000000000000',
        region: 'eu-central-1',
        id: 'arn:aws:s3:::shop_data',
      },
    },
    2,
  ],
  'appscan.csv': [
    'appscan-csv',
    {
      ruleId: 'Reflected Cross-Site Scripting',
      severity: 'high',
      category: 'dast',
      cwes: [79],
      endpoint: 'https://shop.example.org/search',
    },
    2,
  ],
  'crowdstrike-export.json': [
    'crowdstrike-export',
    {
      ...cve,
      endpoint: 'web-1',
      component: { name: 'openssl', version: '3.0.1' },
    },
    1,
  ],
  'twistlock-hosts.csv': [
    'twistlock-csv',
    { ...cve, endpoint: 'web-1', component: { name: 'openssl', version: '3.0.1' } },
    2,
  ],
  'snyk.html': [
    'snyk-html',
    {
      ruleId: 'SNYK-JS-LEFTMERGE-1000001',
      severity: 'high',
      category: 'sca',
      location: { path: 'package-lock.json' },
      component: { name: 'left-merge', version: '1.2.0', ecosystem: 'npm', direct: true },
    },
    1,
  ],
  'snyk-iac.html': [
    'snyk-html',
    { ruleId: 'SNYK-CC-TF-45', severity: 'medium', category: 'iac' },
    1,
  ],
  'snyk-code.html': [
    'snyk-html',
    {
      ruleId: 'javascript/XSS',
      severity: 'high',
      category: 'sast',
      cwes: [79],
      location: { path: 'src/cart.js', startLine: 12 },
      suppression: { kind: 'ignored' },
    },
    1,
  ],
  'junit-kics.xml': [
    'junit',
    {
      ruleId: 'S3 Bucket Without Logging',
      severity: 'high',
      location: { path: 'path/main.tf', startLine: 3 },
    },
    1,
  ],
  'junit-grype.xml': [
    'junit',
    { ...cve, category: 'sca', component: { name: 'libexample', version: '1.2.0-r0' } },
    1,
  ],
  'junit-grype-azure.xml': [
    'junit',
    {
      ...cve,
      category: 'sca',
      component: { name: 'libexample', version: '1.2.0-r0', fixedVersions: ['1.2.1-r0'] },
    },
    1,
  ],
  'junit-tfsec.xml': ['junit', { ...logging, location: ranged }, 1],
  'junit-checkov.xml': ['junit', { ruleId: 'CKV_AWS_18', severity: 'high', location: ranged }, 1],
};

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const heads = (...names: string[]): string =>
  `<thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody></tbody>`;

export const cleanPageReports: CleanReports = [
  [
    'trivy-html',
    page(
      'Trivy Report - 2026-11-20',
      '<table><tr class="group-header"><th colspan="7">Target: go.sum &mdash; Type: gomod</th></tr><tr><th colspan="7">No Vulnerabilities found</th></tr></table>',
    ),
  ],
  [
    'grype-html',
    page(
      'Report',
      `Grype<table id="vulnerabilityTable">${heads('Name', 'Version', 'Vulnerability', 'Severity')}</table>`,
    ),
  ],
  [
    'grype-markdown',
    '| Package | Version Installed | Vulnerability ID | Severity |\n|---------|-------------------|------------------|----------|\n',
  ],
  ['grype-csv', '"Package","Version Installed","Vulnerability ID","Severity"\n'],
  [
    'appscan-csv',
    'HCL AppScan on Cloud\nApplication Name:,Shop\n\nIssue Id,Issue Type Name,Severity,Status,Location,Line\n',
  ],
  ['tfsec-html', page('tfsec - Results', '<i>No problems detected!</i>')],
  ['tfsec-markdown', '_No problems detected!_'],
  ['kics-html', page('KICS Scan Result', '<span id="severity-count-total">0</span>')],
  [
    'prowler-html',
    page('Prowler', `<table id="findingsTable">${heads('Status', 'Severity', 'Check ID')}</table>`),
  ],
  [
    'snyk-html',
    '<html><head><title>Snyk test report</title><meta name="description" content="0 known vulnerabilities found in 0 vulnerable dependency paths."></head></html>',
  ],
];
