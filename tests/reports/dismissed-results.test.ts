/**
 * What a tool was told to ignore is listed apart from its results. It is still there: it is a
 * finding that is dismissed, not one that is mended.
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

describe('a result that the tool was told to ignore', () => {
  it.each<[string, object, string, object]>([
    ['Grype', grype, 'CVE-2025-12345', { justification: 'Not called' }],
    ['Snyk', snyk, problem.id, { justification: 'Not called' }],
    ['Snyk of infrastructure', iac, 'SNYK-CC-TF-45', {}],
    ['Checkov', checkov, 'CKV_AWS_18', { justification: 'Not called' }],
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
